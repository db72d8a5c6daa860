"""Road Warrior: Road Synchron and two others, and a small monster a turn from the Deck."""

from tests.table import Table, side

CARD = "Road Warrior"


def test_once_a_turn_a_small_warrior_or_machine_comes_from_the_deck() -> None:
    """FAQ 7679: of Level 2 or lower, chosen as it resolves."""
    table = Table(
        yugi=side(field=[CARD], deck=["Jinzo #7", "Uraby", "Armed Ninja", "Battle Ox"])
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert sorted(table.options) == ["Armed Ninja", "Jinzo #7"]
    table.yugi.chooses("Armed Ninja")
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == ["Armed Ninja", CARD]
    assert not table.yugi.may("activate", CARD)
