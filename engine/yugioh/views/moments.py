"""Whether the moment lets a player act: whose turn, which phase, and what they are asked."""

from engine.core.protocol import Decision, Seat
from engine.yugioh.chain.offers import (
    MAIN_PHASES,
    is_no_quick_effect,
    is_offered,
    is_unanswerable,
    slowest_response,
    timing_now,
    too_late,
)
from engine.yugioh.language import Phase
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.refusals import Barrier


def out_of_time(
    duel: Duel, seat: Seat, asked: Decision | None, *, battling: bool
) -> Barrier | None:
    """What of the moment keeps `seat` from acting in their own Main Phase or Battle Step."""
    state = duel.state
    if seat != state.turn.player:
        return Barrier.NOT_YOUR_TURN
    if battling and not duel.format.hooks.battles_on(state.turn.number):
        return Barrier.FIRST_TURN
    if state.turn.is_skipping or state.turn.phase not in (
        (Phase.BATTLE,) if battling else MAIN_PHASES
    ):
        return Barrier.WRONG_PHASE
    if state.chain.links:
        return Barrier.CHAIN_OPEN
    free = asked is not None and asked.reason is Reason.ACT
    return None if free else Barrier.NOT_YOUR_MOVE


def too_late_to_respond(
    duel: Duel, seat: Seat, card: Card, use: EffectUse, asked: Decision | None
) -> Barrier | None:
    """What of the moment keeps a player from using a quick effect of `card`."""
    if asked is None or asked.reason not in (Reason.ACT, Reason.RESPOND):
        return Barrier.NOT_YOUR_MOVE
    if duel.state.turn.is_skipping:
        return Barrier.WRONG_PHASE
    if is_unanswerable(duel, seat):
        return Barrier.FORBIDDEN
    if use.is_claimed and asked.reason is Reason.RESPOND and not is_offered(duel, card, use):
        return Barrier.NO_OCCASION
    is_open = asked.reason is Reason.ACT
    if is_no_quick_effect(duel, seat, card, use, is_open=is_open):
        return Barrier.CONDITION
    return too_late(duel, seat, use, slowest_response(duel), timing_now(duel))
