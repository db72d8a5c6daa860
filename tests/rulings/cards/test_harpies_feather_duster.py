"""Harpie's Feather Duster: destroy all the opponent's Spells and Traps."""

from engine.yugioh.state.events.moves import Destroyed
from tests.table import Table, face_up, side

DUSTER = "Harpie's Feather Duster"


def test_all_are_destroyed_at_the_same_time_and_ones_own_stay() -> None:
    table = Table(
        yugi=side(hand=[DUSTER], field=["Waboku"]),
        kaiba=side(field=["Mirror Force", face_up("Supply Squad")]),
    )
    table.yugi.activates(DUSTER)
    table.everyone_passes()

    assert len(table.happened(Destroyed)) == 1
    assert table.kaiba.graveyard == ["Mirror Force", "Supply Squad"]
    assert table.yugi.spells == ["Waboku"]


def test_it_needs_something_to_destroy() -> None:
    table = Table(yugi=side(hand=[DUSTER], field=["Waboku"]), kaiba=side(field=["Uraby"]))

    assert not table.yugi.may("activate", DUSTER)
