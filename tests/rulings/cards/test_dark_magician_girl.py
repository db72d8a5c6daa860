"""Dark Magician Girl: 300 ATK for each Dark Magician in the Graveyards."""

from tests.table import Table, side

CARD = "Dark Magician Girl"


def test_those_in_both_graveyards_count() -> None:
    table = Table(
        yugi=side(field=[CARD], graveyard=["Dark Magician"]),
        kaiba=side(graveyard=["Dark Magician", "Uraby"]),
    )

    assert table.yugi.sees(CARD).attack == 2000 + 2 * 300


def test_those_on_the_field_and_her_namesakes_do_not_count() -> None:
    table = Table(yugi=side(field=[CARD, "Dark Magician"], graveyard=[CARD]))

    assert table.yugi.sees(CARD).attack == 2000


def test_her_atk_changes_at_once_with_the_graveyard() -> None:
    table = Table(yugi=side(field=[CARD], graveyard=["Dark Magician"], hand=["Monster Reborn"]))
    table.yugi.activates("Monster Reborn", position="Attack")
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 2000
