"""What keeps an effect from being activated: where its card lies, the moment, or its text."""

from collections.abc import Iterator

from engine.core.protocol import Decision, Seat
from engine.yugioh.acts.setting import has_room
from engine.yugioh.chain.activation import hindrances_now, is_within_limit
from engine.yugioh.chain.offers import comes_first, unready
from engine.yugioh.language import Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.views.moments import out_of_time, too_late_to_respond
from engine.yugioh.words.effects.uses import uses

ELSEWHEN = (Barrier.NOT_YOUR_TURN, Barrier.WRONG_PHASE)
"""Why it could not be used even if no chain were open, which it could not join either."""


def pendulum_activation(card: Card) -> int | None:
    """The index by which a Pendulum Monster in the hand is activated as a Spell."""
    if card.place is not Place.HAND or card.text.scale is None:
        return None
    return next(use.index for use in uses(card.text) if use.is_card)


def unusable(
    duel: Duel, seat: Seat, card: Card, use: EffectUse, asked: Decision | None
) -> Iterator[Barrier]:
    """Whatever keeps `seat` from activating that effect of their card now."""
    mistimed = _mistimed(duel, seat, card, use, asked)
    found = [
        barrier
        for barrier in (
            _misplaced(duel, seat, card, use),
            Barrier.TOO_SLOW if mistimed in ELSEWHEN and duel.state.chain.links else None,
            mistimed,
        )
        if barrier is not None
    ]
    yield from found
    if not found:
        yield from hindrances_now(duel, seat, card, use)
    elif not is_within_limit(use, duel, Speaker(card, seat)):
        yield Barrier.USED_THIS_TURN


def _misplaced(duel: Duel, seat: Seat, card: Card, use: EffectUse) -> Barrier | None:
    if use.speed > 1:
        return unready(duel, seat, card, use)
    if use.is_card:
        room = card.place is not Place.HAND or has_room(duel, seat, card)
        return None if room else Barrier.NO_SPELL_ZONE
    if use.is_ignition and card.place is not use.place:
        return Barrier.WRONG_PLACE
    if card.place is Place.FIELD:
        return None if card.face_up else Barrier.FACE_DOWN
    return Barrier.WRONG_PLACE if use.in_battle_step else None


def _mistimed(
    duel: Duel, seat: Seat, card: Card, use: EffectUse, asked: Decision | None
) -> Barrier | None:
    if use.speed > 1 or (use.in_standby and card.place is Place.FIELD):
        return too_late_to_respond(duel, use, asked)
    if use.in_battle_step:
        return out_of_time(duel, seat, asked, battling=True)
    if use.trigger is not None:
        return Barrier.NO_OCCASION
    ignites = use.is_ignition and card.text.is_monster
    responds = asked is not None and asked.reason is Reason.RESPOND
    if ignites and responds and comes_first(duel, seat):
        return None
    return out_of_time(duel, seat, asked, battling=False)
