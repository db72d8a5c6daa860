"""Skilled White Magician: with three counters it makes way for Buster Blader."""

import pytest

from tests.table import Table, side

SKILLED, BLADER = "Skilled White Magician", "Buster Blader"


def charged(spells: int, **places: list[str]) -> Table:
    """A table on which it has been charged by so many Spells."""
    hand = ["Pot of Greed"] * spells + places.get("hand", [])
    deck = ["Uraby"] * 2 * spells + places.get("deck", [])
    buried = places.get("graveyard", [])
    table = Table(yugi=side(field=[SKILLED], hand=hand, deck=deck, graveyard=buried))
    for _ in range(spells):
        table.yugi.activates("Pot of Greed")
        table.everyone_passes()
    return table


@pytest.mark.parametrize("place", ["hand", "deck", "graveyard"])
def test_with_three_counters_it_is_tributed_for_buster_blader(place: str) -> None:
    table = charged(3, **{place: [BLADER]})
    table.yugi.activates(SKILLED)
    table.everyone_passes()

    assert table.yugi.monsters == [BLADER]
    assert SKILLED in table.yugi.graveyard


def test_two_counters_are_not_enough() -> None:
    assert not charged(2, hand=[BLADER]).yugi.may("activate", SKILLED)
