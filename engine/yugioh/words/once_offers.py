"""What cards let a player do once, when they like."""

from engine.core.protocol import Seat, pick
from engine.yugioh.asked import holds
from engine.yugioh.facts.holding import holding
from engine.yugioh.language import MayOnce
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import OfferTaken
from engine.yugioh.state.reasons import Reason, Reply
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import CardId
from engine.yugioh.words.steps import carry_out, could


def offers(duel: Duel, seat: Seat) -> list[tuple[MayOnce, Speaker]]:
    """What `seat` may do once and could do now, each with the card that says so."""
    return [
        (fact, by) for fact, by in _granted(duel, seat) if _hindrance(fact, by, duel) is None
    ]


def is_granted(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether `card` lets `seat` do something once, now or as soon as they can."""
    return any(by.card is card for _, by in _granted(duel, seat))


def hindrance(duel: Duel, seat: Seat, card: Card) -> Barrier | None:
    """What keeps `seat` from doing what `card` lets them do once, apart from the moment."""
    found = [_hindrance(fact, by, duel) for fact, by in _granted(duel, seat) if by.card is card]
    return None if None in found else found[0]


def _granted(duel: Duel, seat: Seat) -> list[tuple[MayOnce, Speaker]]:
    return [(fact, by) for fact, by in holding(MayOnce, duel) if by.player == seat]


def _hindrance(fact: MayOnce, by: Speaker, duel: Duel) -> Barrier | None:
    if not holds(fact.condition, duel, by):
        return Barrier.CONDITION
    return None if could(fact.step, duel, by) else Barrier.NOTHING_TO_DO


async def take_offer(duel: Duel, card: CardId) -> None:
    """Have the turn player do what that card lets them do once; it lets them no more."""
    said = offers(duel, duel.state.turn.player)
    fact, by = next((fact, by) for fact, by in said if by.card.id == card)
    duel.emit(OfferTaken(card, by.player))
    await carry_out(fact.step, duel, by)


async def offer_at_once(duel: Duel, speaker: Speaker) -> None:
    """Ask whether that is done now which the card has just allowed, if it could be."""
    said = [by for _, by in offers(duel, speaker.player) if by.card is speaker.card]
    if not said:
        return
    (reply,) = await pick(speaker.player, Reason.WHETHER, tuple(Reply), about=speaker.card.id)
    if reply is Reply.YES:
        await take_offer(duel, speaker.card.id)
