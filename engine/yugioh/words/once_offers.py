"""What cards let a player do once, when they like."""

from engine.core.protocol import Seat
from engine.yugioh.acts.choosing import agrees
from engine.yugioh.asked import holds
from engine.yugioh.facts.holding import holding
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Offers
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import OfferTaken
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import CardId
from engine.yugioh.words.steps import carry_out, could


def offers(duel: Duel, seat: Seat) -> list[tuple[Offers, Speaker]]:
    """What `seat` may do once and could do now, each with the card that says so."""
    return [
        (claim, by) for claim, by in _granted(duel, seat) if _hindrance(claim, by, duel) is None
    ]


def is_granted(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether `card` lets `seat` do something once, now or as soon as they can."""
    return any(by.card is card for _, by in _granted(duel, seat))


def hindrance(duel: Duel, seat: Seat, card: Card) -> Barrier | None:
    """What keeps `seat` from doing what `card` lets them do once, apart from the moment."""
    granted = _granted(duel, seat)
    found = [_hindrance(claim, by, duel) for claim, by in granted if by.card is card]
    return None if None in found else found[0]


def _granted(duel: Duel, seat: Seat) -> list[tuple[Offers, Speaker]]:
    return [(claim, by) for claim, by in holding(Offers, duel) if by.player == seat]


def _hindrance(claim: Offers, by: Speaker, duel: Duel) -> Barrier | None:
    if not holds(claim.condition, duel, by):
        return Barrier.CONDITION
    return None if could(claim.step, duel, by) else Barrier.NOTHING_TO_DO


async def take_offer(duel: Duel, card: CardId) -> None:
    """Have the turn player do what that card lets them do once; it lets them no more."""
    said = offers(duel, duel.state.turn.player)
    claim, by = next((claim, by) for claim, by in said if by.card.id == card)
    duel.emit(OfferTaken(card, by.player))
    await carry_out(claim.step, duel, by)


async def offer_at_once(duel: Duel, speaker: Speaker) -> None:
    """Ask whether that is done now which the card has just allowed, if it could be."""
    said = [by for _, by in offers(duel, speaker.player) if by.card is speaker.card]
    if said and await agrees(speaker.player, speaker.card.id):
        await take_offer(duel, speaker.card.id)
