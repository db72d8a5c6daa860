"""Solomon's Lawbook: the next Standby Phase of its player is skipped."""

from engine.yugioh.language import Phase
from engine.yugioh.state.events.turns import PhaseSkipped
from tests.table import Table, side

LAWBOOK = "Solomon's Lawbook"
MESSENGER = "Messenger of Peace"


def test_nothing_is_paid_for_in_the_standby_phase_that_is_skipped() -> None:
    table = Table(yugi=side(field=[LAWBOOK, MESSENGER]))
    table.yugi.activates(LAWBOOK)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()

    assert MESSENGER in table.yugi.spells
    assert table.yugi.life == 8000
    assert [event.phase for event in table.happened(PhaseSkipped)] == [Phase.STANDBY]


def test_activated_in_the_draw_phase_it_skips_the_standby_phase_of_the_same_turn() -> None:
    table = Table(yugi=side(field=[LAWBOOK]), phase="draw phase")
    table.yugi.activates(LAWBOOK)
    table.everyone_passes()

    assert table.phase == "main phase 1"
    assert table.turn == 3
    assert len(table.happened(PhaseSkipped)) == 1
