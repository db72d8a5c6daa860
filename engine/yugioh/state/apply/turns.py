"""What turns, phases and Life Points do to the state."""

from engine.core.protocol import Seat
from engine.yugioh.language import Phase, Until
from engine.yugioh.state.apply.lasting import count_phase
from engine.yugioh.state.apply.verb import apply
from engine.yugioh.state.effect_events import (
    DrawGivenUp,
    EndPhaseCalled,
    NormallyDrawn,
    PhaseBarred,
    PhaseSkipped,
    SecondBattleAllowed,
    TurnBarred,
    TurnSkipped,
)
from engine.yugioh.state.events import (
    Ended,
    Ending,
    LifeChanged,
    PhaseBegan,
    TurnBegan,
    TurnCounted,
)
from engine.yugioh.state.match_events import TimeCalled
from engine.yugioh.state.table import (
    State,
    mark,
)
from engine.yugioh.state.waiting import is_due


@apply.register
def _(event: TurnBegan, state: State) -> None:
    state.turn, state.turn_player = event.number, event.player
    state.is_ending = state.draw_over = False
    state.moment += 1
    state.turn_since = state.moment
    _end_what_lasts(state, Until.YOUR_NEXT_TURN)


def _end_what_lasts(state: State, until: Until) -> None:
    """End what the turn player, in an earlier turn, made last until now."""
    state.lasting[:] = [
        lasting
        for lasting in state.lasting
        if lasting.until is not until
        or lasting.speaker.player != state.turn_player
        or lasting.turn == state.turn
    ]


@apply.register
def _(event: TimeCalled, state: State) -> None:
    state.last_turn = state.turn + event.turns


@apply.register
def _(event: PhaseBegan, state: State) -> None:
    state.phase, state.is_skipping = event.phase, False
    state.moment += 1
    state.phase_since = state.moment
    count_phase(state, event.phase)
    state.battle_cut_short = state.has_acted = False
    if event.phase is Phase.STANDBY:
        _end_what_lasts(state, Until.YOUR_NEXT_STANDBY_PHASE)
    if event.phase is Phase.BATTLE:
        _begin_to_battle(state)


def _begin_to_battle(state: State) -> None:
    """In a second Battle Phase of a turn each monster has its attacks once more."""
    side = state.sides[state.turn_player]
    side.battle_turn = state.turn
    if side.second_battle_turn <= state.turn:
        side.second_battle = None
    for card in state.monsters(state.turn_player):
        card.attacked.clear()


@apply.register
def _(event: SecondBattleAllowed, state: State) -> None:
    """In the midst of his own Battle Phase, it is the one of a later turn that is meant."""
    under_way = state.phase is Phase.BATTLE and state.turn_player == event.by
    side = state.sides[event.by]
    side.second_battle, side.second_battle_turn = event.card, state.turn + under_way


@apply.register
def _(event: LifeChanged, state: State) -> None:
    state.sides[event.seat].life = event.after


@apply.register
def _(event: TurnCounted, state: State) -> None:
    state.cards[event.card].turns_counted = event.turns


@apply.register
def _(event: PhaseBarred, state: State) -> None:
    """What two effects skip is skipped once, not after one another."""
    skips = state.sides[event.seat].skips
    skips[event.phase] = max(event.times, skips.get(event.phase, 0))


@apply.register
def _(event: PhaseSkipped, state: State) -> None:
    state.phase, state.is_skipping = event.phase, True
    _pass_over(state, event.phase, event.seat)


def _pass_over(state: State, phase: Phase, seat: Seat) -> None:
    """Count that phase as skipped: what lasts until then ends, what is due then is not done."""
    count_phase(state, phase)
    if phase is Phase.STANDBY:
        _end_what_lasts(state, Until.YOUR_NEXT_STANDBY_PHASE)
    state.postponed[:] = [each for each in state.postponed if not is_due(each, phase)]
    skips = state.sides[seat].skips
    skips[phase] = max(0, skips.get(phase, 0) - 1)


@apply.register
def _(event: DrawGivenUp, state: State) -> None:
    state.draw_over = True


@apply.register
def _(event: NormallyDrawn, state: State) -> None:
    state.draw_over, state.normal_draw = True, mark(state.cards[event.card])


@apply.register
def _(event: TurnBarred, state: State) -> None:
    state.sides[event.seat].skips_turn = True


@apply.register
def _(event: TurnSkipped, state: State) -> None:
    state.sides[event.seat].skips_turn = False
    for phase in Phase:
        _pass_over(state, phase, event.seat)


@apply.register
def _(event: Ended, state: State) -> None:
    state.winners = event.winners
    state.is_match_won = event.why is Ending.MATCH


@apply.register
def _(event: EndPhaseCalled, state: State) -> None:
    state.is_ending = True
