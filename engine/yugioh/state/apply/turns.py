"""What turns, phases and Life Points do to the state."""

from engine.yugioh.language import Phase, Until
from engine.yugioh.state.apply.verb import apply
from engine.yugioh.state.effect_events import (
    DrawPhaseBarred,
    EndPhaseCalled,
    PhaseSkipped,
)
from engine.yugioh.state.events import (
    Ended,
    LifeChanged,
    PhaseBegan,
    TurnBegan,
    TurnCounted,
)
from engine.yugioh.state.table import (
    State,
)


@apply.register
def _(event: TurnBegan, state: State) -> None:
    state.turn, state.turn_player = event.number, event.player
    state.is_ending = False
    state.lasting[:] = [
        lasting
        for lasting in state.lasting
        if lasting.until is not Until.YOUR_NEXT_TURN or lasting.speaker.player != event.player
    ]


@apply.register
def _(event: PhaseBegan, state: State) -> None:
    state.phase = event.phase
    state.battle_cut_short = state.has_acted = False
    if event.phase is Phase.BATTLE:
        state.sides[state.turn_player].battle_turn = state.turn


@apply.register
def _(event: LifeChanged, state: State) -> None:
    state.sides[event.seat].life = event.after


@apply.register
def _(event: TurnCounted, state: State) -> None:
    state.cards[event.card].turns_counted = event.turns


@apply.register
def _(event: DrawPhaseBarred, state: State) -> None:
    state.sides[event.seat].skips_draw_phase = True


@apply.register
def _(event: PhaseSkipped, state: State) -> None:
    state.phase = event.phase
    state.sides[event.seat].skips_draw_phase = False


@apply.register
def _(event: Ended, state: State) -> None:
    state.winners = event.winners


@apply.register
def _(event: EndPhaseCalled, state: State) -> None:
    state.is_ending = True
