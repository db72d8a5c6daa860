"""Trap Master: FLIP: destroy a face-up Trap, or a Set card that turns out to be one."""

from engine.yugioh.state.events.sights import Revealed
from tests.table import Table, face_down, side

MASTER = "Trap Master"


def flipped(card: str) -> Table:
    """A table on which yugi's Trap Master was flipped, with that Set card of kaiba."""
    table = Table(yugi=side(field=[face_down(MASTER)]), kaiba=side(field=[card]))
    table.yugi.flip_summons(MASTER)
    table.everyone_passes()
    return table


def test_a_set_trap_is_shown_and_destroyed_without_using_its_effect() -> None:
    table = flipped("Waboku")

    assert table.kaiba.graveyard == ["Waboku"]
    assert table.chains() == [[MASTER]]
    assert len(table.happened(Revealed)) == 1


def test_a_set_spell_is_shown_and_stays() -> None:
    table = flipped("Raigeki")

    assert table.kaiba.spells == ["Raigeki"]
    assert table.kaiba.sees("Raigeki").position == "Set"
    assert len(table.happened(Revealed)) == 1


def test_it_is_activated_even_where_there_is_nothing_to_target() -> None:
    table = Table(yugi=side(field=[face_down(MASTER)]))
    table.yugi.flip_summons(MASTER)
    table.everyone_passes()

    assert table.chains() == [[MASTER]]
