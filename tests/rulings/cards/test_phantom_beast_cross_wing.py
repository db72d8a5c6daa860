"""Phantom Beast Cross-Wing: in the Graveyard it makes all Phantom Beasts stronger."""

from tests.table import Table, side

CARD, OTHER = "Phantom Beast Cross-Wing", "Phantom Beast Thunder-Pegasus"


def test_two_in_the_graveyard_give_600_to_those_of_both_players() -> None:
    """FAQ 6954: each copy counts, on both sides of the field."""
    table = Table(
        yugi=side(field=[OTHER, "Uraby"], graveyard=[CARD] * 2), kaiba=side(field=[CARD])
    )

    assert table.yugi.sees(OTHER).attack == 1300
    assert table.kaiba.sees(CARD).attack == 1900
    assert table.yugi.sees("Uraby").attack == 1500


def test_on_the_field_it_gives_nothing() -> None:
    table = Table(yugi=side(field=[OTHER, CARD]))

    assert table.yugi.sees(OTHER).attack == 700


def test_once_it_has_left_the_graveyard_nothing_is_gained() -> None:
    """FAQ 6954: at once."""
    table = Table(yugi=side(field=[OTHER], graveyard=[CARD], hand=["Monster Reborn"]))
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.sees(OTHER).attack == 700
