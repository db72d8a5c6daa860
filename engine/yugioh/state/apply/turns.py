"""What turns, phases and Life Points do to the state."""

from engine.core.protocol import Seat
from engine.yugioh.language import Phase, Until
from engine.yugioh.state.apply.lasting import count_phase
from engine.yugioh.state.apply.verb import applies
from engine.yugioh.state.card import mark
from engine.yugioh.state.events.battle import SecondBattleAllowed
from engine.yugioh.state.events.contest import Ended, Ending, TimeCalled
from engine.yugioh.state.events.life import LifeChanged, LifeWhy
from engine.yugioh.state.events.standing import TurnCounted
from engine.yugioh.state.events.turns import (
    DrawGivenUp,
    EndPhaseCalled,
    NormallyDrawn,
    PhaseBarred,
    PhaseBegan,
    PhaseSkipped,
    TurnBarred,
    TurnBegan,
    TurnSkipped,
)
from engine.yugioh.state.table import State


@applies(TurnBegan)
def _turn_began(event: TurnBegan, state: State) -> None:
    state.turn.number, state.turn.player = event.number, event.player
    state.turn.is_ending = state.turn.draw_over = state.turn.is_draw_shown = False
    state.turn.fighters.clear()
    state.moment += 1
    state.turn.since = state.moment
    _end_what_lasts(state, Until.YOUR_NEXT_TURN)


def _end_what_lasts(state: State, until: Until) -> None:
    """End what the turn player, in an earlier turn, made last until now."""
    state.lingering.facts[:] = [
        lasting
        for lasting in state.lingering.facts
        if lasting.until is not until
        or lasting.speaker.player != state.turn.player
        or lasting.turn == state.turn.number
    ]


@applies(TimeCalled)
def _time_called(event: TimeCalled, state: State) -> None:
    state.turn.last = state.turn.number + event.turns


@applies(PhaseBegan)
def _phase_began(event: PhaseBegan, state: State) -> None:
    state.turn.phase, state.turn.is_skipping = event.phase, False
    state.moment += 1
    state.turn.phase_since = state.moment
    count_phase(state, event.phase)
    state.turn.battle_cut_short = state.turn.has_acted = False
    if event.phase is Phase.STANDBY:
        state.sides[state.turn.player].turn_log.standbys += 1
        _end_what_lasts(state, Until.YOUR_NEXT_STANDBY_PHASE)
    if event.phase is Phase.BATTLE:
        _begin_to_battle(state)


def _begin_to_battle(state: State) -> None:
    """In a second Battle Phase of a turn each monster has its attacks once more."""
    side = state.sides[state.turn.player]
    side.turn_log.battle_phase = state.turn.number
    if side.ahead.second_battle_from <= state.turn.number:
        side.ahead.second_battle = None
    for card in state.monsters(state.turn.player):
        card.turn_log.attacks, card.turn_log.assailed = (), 0


@applies(SecondBattleAllowed)
def _second_battle_allowed(event: SecondBattleAllowed, state: State) -> None:
    """In the middle of their own Battle Phase, the one of a later turn is meant."""
    under_way = state.turn.phase is Phase.BATTLE and state.turn.player == event.by
    ahead = state.sides[event.by].ahead
    ahead.second_battle, ahead.second_battle_must = event.card, event.must
    ahead.second_battle_from = state.turn.number + under_way


@applies(LifeChanged)
def _life_changed(event: LifeChanged, state: State) -> None:
    if event.after < 0:
        raise ValueError(f"{event.after} Life Points cannot be (MR-CALC-12)")
    state.sides[event.seat].life = event.after
    battle = state.battle
    if event.why is LifeWhy.BATTLE and battle is not None and battle.target is None:
        striker = battle.attacker.card
        if striker.controller != event.seat:
            striker.turn_log.struck = state.turn.number


@applies(TurnCounted)
def _turn_counted(event: TurnCounted, state: State) -> None:
    state.cards[event.card].turns_counted = event.turns


@applies(PhaseBarred)
def _phase_barred(event: PhaseBarred, state: State) -> None:
    """What two effects skip is skipped once, not after one another."""
    skips = state.sides[event.seat].ahead.skips
    skips[event.phase] = max(event.times, skips.get(event.phase, 0))


@applies(PhaseSkipped)
def _phase_skipped(event: PhaseSkipped, state: State) -> None:
    state.turn.phase, state.turn.is_skipping = event.phase, True
    _pass_over(state, event.phase, event.seat)


def _pass_over(state: State, phase: Phase, seat: Seat) -> None:
    """Count that phase as skipped: what lasts until then ends, what is due then is not done."""
    count_phase(state, phase)
    if phase is Phase.STANDBY:
        _end_what_lasts(state, Until.YOUR_NEXT_STANDBY_PHASE)
    state.lingering.postponed[:] = [
        each for each in state.lingering.postponed if not each.is_due(phase)
    ]
    skips = state.sides[seat].ahead.skips
    skips[phase] = max(0, skips.get(phase, 0) - 1)


@applies(DrawGivenUp)
def _draw_given_up(event: DrawGivenUp, state: State) -> None:
    state.turn.draw_over = True


@applies(NormallyDrawn)
def _normally_drawn(event: NormallyDrawn, state: State) -> None:
    state.turn.draw_over, state.turn.normal_draw = True, mark(state.cards[event.card])
    state.turn.is_draw_shown = event.shown


@applies(TurnBarred)
def _turn_barred(event: TurnBarred, state: State) -> None:
    state.sides[event.seat].ahead.skips_turn = True


@applies(TurnSkipped)
def _turn_skipped(event: TurnSkipped, state: State) -> None:
    state.sides[event.seat].ahead.skips_turn = False
    for phase in Phase:
        _pass_over(state, phase, event.seat)


@applies(Ended)
def _ended(event: Ended, state: State) -> None:
    state.verdict.winners = event.winners
    state.verdict.is_match_won = event.why is Ending.MATCH


@applies(EndPhaseCalled)
def _end_phase_called(event: EndPhaseCalled, state: State) -> None:
    state.turn.is_ending = True
