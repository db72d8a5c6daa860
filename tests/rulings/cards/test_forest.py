"""Forest: Insects, Beasts, Plants, and Beast-Warriors gain 200 ATK and DEF."""

from tests.table import Table, side

CARD = "Forest"


def test_monsters_of_both_players_gain() -> None:
    """FAQ 4336."""
    table = Table(
        yugi=side(hand=[CARD], field=["Silver Fang", "Uraby"]),
        kaiba=side(field=["Battle Ox"]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees("Silver Fang").attack == 1400
    assert table.yugi.sees("Uraby").attack == 1500
    assert table.kaiba.sees("Battle Ox").attack == 1900
