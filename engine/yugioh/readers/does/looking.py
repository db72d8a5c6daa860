"""Carrying out what lets players see cards."""

from engine.yugioh.language import Excavate, LookAt, Place, Reveal
from engine.yugioh.readers.does.verb import does, those
from engine.yugioh.state.card import Card, mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.sights import LookedAt, Revealed
from engine.yugioh.state.speaker import Speaker

SECRET = (Place.HAND, Place.DECK)


@does.register
async def _(step: Reveal, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    hidden = [card for card in cards if is_hidden(card)]
    for seat in dict.fromkeys(card.spot.seat for card in hidden):
        shown = tuple(card.id for card in hidden if card.spot.seat == seat)
        duel.emit(Revealed(shown, seat))
    return bool(cards)


def is_hidden(card: Card) -> bool:
    """Whether not everybody knows `card` as it lies."""
    return card.place in SECRET or not card.face_up


@does.register
async def _(step: LookAt, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    if cards:
        ids = tuple(card.id for card in cards)
        duel.emit(LookedAt(ids, tuple(card.spot for card in cards), speaker.player))
    return bool(cards)


@does.register
async def _(step: Excavate, duel: Duel, speaker: Speaker) -> bool:
    cards = duel.state.sides[speaker.player].deck[: -step.count - 1 : -1]
    if cards:
        duel.emit(Revealed(tuple(card.id for card in cards), speaker.player))
    speaker.excavated = tuple(mark(card) for card in cards)
    return bool(cards)
