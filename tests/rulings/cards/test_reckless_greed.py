"""Reckless Greed: two cards now, for the next two Draw Phases."""

from engine.yugioh.language import Phase
from engine.yugioh.state.events.turns import PhaseSkipped
from tests.table import Table, side

GREED = "Reckless Greed"


def test_its_player_draws_two_cards_and_skips_their_next_two_draw_phases() -> None:
    table = Table(yugi=side(field=[GREED]))
    table.yugi.activates(GREED)
    table.everyone_passes()
    drawn = [len(table.yugi.hand)]
    for _ in range(3):
        table.turn_ends()
        table.turn_ends()
        drawn.append(len(table.yugi.hand))

    assert drawn == [2, 2, 2, 3]
    assert [event.phase for event in table.happened(PhaseSkipped)] == [Phase.DRAW] * 2


def test_two_of_them_in_a_turn_skip_the_same_two_draw_phases() -> None:
    table = Table(yugi=side(field=[GREED, GREED]))
    table.yugi.activates(GREED)
    table.yugi.activates(GREED)
    table.everyone_passes()
    for _ in range(3):
        table.turn_ends()
        table.turn_ends()

    assert len(table.yugi.hand) == 5
    assert len(table.happened(PhaseSkipped)) == 2
