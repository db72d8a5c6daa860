"""Burden of the Mighty: monsters of the opponent lose 100 ATK for each of their Levels."""

from tests.table import Table, face_up, side

CARD = "Burden of the Mighty"


def test_each_loses_by_its_own_level_and_what_has_none_loses_nothing() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), "Uraby"]),
        kaiba=side(field=["Summoned Skull", "Petit Dragon", "Number 39: Utopia"]),
    )

    assert table.kaiba.sees("Summoned Skull").attack == 2500 - 600
    assert table.kaiba.sees("Petit Dragon").attack == 600 - 200
    assert table.kaiba.sees("Number 39: Utopia").attack == 2500
    assert table.yugi.sees("Uraby").attack == 1500


def test_it_follows_a_level_that_changes() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)], hand=["Star Changer"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.activates("Star Changer", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.sees("Summoned Skull").level == 7
    assert table.kaiba.sees("Summoned Skull").attack == 2500 - 700


def test_two_of_them_add_up() -> None:
    table = Table(yugi=side(field=[face_up(CARD), face_up(CARD)]), kaiba=side(field=["Uraby"]))

    assert table.kaiba.sees("Uraby").attack == 1500 - 800
