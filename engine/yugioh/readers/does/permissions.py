"""Carrying out what a card lets its player do once, when he likes."""

from engine.core.protocol import pick
from engine.yugioh.readers.does.verb import does
from engine.yugioh.readers.offered import offers
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import OfferTaken
from engine.yugioh.state.reasons import Reason, Reply
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import CardId


async def take_offer(duel: Duel, card: CardId) -> None:
    """Have the turn player do what that card lets him do once; it lets him no more."""
    said = offers(duel, duel.state.turn.player)
    fact, by = next((fact, by) for fact, by in said if by.card.id == card)
    duel.emit(OfferTaken(card, by.player))
    await does(fact.step, duel, by)


async def offer_at_once(duel: Duel, speaker: Speaker) -> None:
    """Ask whether that is done now which the card has just allowed, if it could be."""
    said = [by for _, by in offers(duel, speaker.player) if by.card is speaker.card]
    if not said:
        return
    (reply,) = await pick(speaker.player, Reason.WHETHER, tuple(Reply), about=speaker.card.id)
    if reply is Reply.YES:
        await take_offer(duel, speaker.card.id)
