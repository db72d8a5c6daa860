"""Whether what waits or lasts has waited or lasted long enough."""

from engine.core.protocol import Seat
from engine.yugioh.language import Phase, Until
from engine.yugioh.state.table import Card, Loan, Postponement, State


def is_due(each: Postponement, phase: Phase | None) -> bool:
    """Whether its time has come, in that phase; without one, as the turn ends."""
    return each.phase is phase and each.passed >= each.nth


def ends_with(now: Until, until: Until, by: Seat, state: State) -> bool:
    """Whether what a card of `by` made last `until` then is over with what ends now."""
    if until is Until.YOUR_NEXT_END_PHASE:
        return now is until and by == state.turn_player
    return until is now


def loans_of(state: State, card: Card) -> list[Loan]:
    """What gives control of `card` for a time, the newest last."""
    return [each for each in state.loans if each.monster.card is card and each.monster.is_same]
