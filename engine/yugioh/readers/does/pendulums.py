"""Carrying out what places cards in Pendulum Zones."""

from engine.yugioh.acts import moving, setting
from engine.yugioh.language import Place, PlaceInPendulumZone
from engine.yugioh.readers.does.verb import does, those
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.speaker import Speaker


@does.register
async def _(step: PlaceInPendulumZone, duel: Duel, speaker: Speaker) -> bool:
    def has_room(card: Card) -> bool:
        return setting.has_room(duel, speaker.player, card)

    cards = await those(step.what, duel, speaker, fits=has_room)
    searched = any(card.place is Place.DECK for card in cards)
    for card in cards:
        await setting.lay(duel, speaker.player, card, Why.PLACED, face_up=True)
    if searched:
        moving.shuffle(duel, speaker.player)
    return bool(cards)
