"""Fusion Sage: adds Polymerization from the Deck to the hand."""

from engine.yugioh.state.events.moves import Shuffled
from tests.table import Table, side


def test_it_adds_polymerization() -> None:
    table = Table(yugi=side(hand=["Fusion Sage"], deck=["Raigeki", "Polymerization"]))
    table.yugi.activates("Fusion Sage")
    table.everyone_passes()

    assert table.yugi.hand == ["Polymerization"]
    assert len(table.happened(Shuffled)) == 1


def test_without_polymerization_in_the_deck_it_cannot_be_activated() -> None:
    table = Table(yugi=side(hand=["Fusion Sage"], deck=["Raigeki"]))

    assert not table.yugi.may("activate", "Fusion Sage")
