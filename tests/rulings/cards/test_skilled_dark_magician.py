"""Skilled Dark Magician: with three counters it makes way for Dark Magician."""

import pytest

from tests.table import Table, side

SKILLED, MAGICIAN = "Skilled Dark Magician", "Dark Magician"


def charged(**places: list[str]) -> Table:
    """A table on which it has been charged by three Spells."""
    start: dict[str, list[str]] = {"deck": [], "hand": [], "graveyard": [], **places}
    start["hand"] = ["Pot of Greed"] * 3 + start["hand"]
    start["deck"] = ["Uraby"] * 6 + start["deck"]
    table = Table(
        yugi=side(
            field=[SKILLED],
            hand=start["hand"],
            deck=start["deck"],
            graveyard=start["graveyard"],
        )
    )
    for _ in range(2):
        table.yugi.activates("Pot of Greed")
        table.everyone_passes()
    assert not table.yugi.may("activate", SKILLED)
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()
    return table


@pytest.mark.parametrize("place", ["hand", "deck", "graveyard"])
def test_with_three_counters_it_is_tributed_for_dark_magician_from_anywhere(place: str) -> None:
    table = charged(**{place: [MAGICIAN]})
    table.yugi.activates(SKILLED)
    assert SKILLED in table.yugi.graveyard
    table.everyone_passes()

    assert table.yugi.monsters == [MAGICIAN]


def test_without_a_dark_magician_it_cannot_be_used() -> None:
    assert not charged().yugi.may("activate", SKILLED)
