"""Carrying out what places cards on the field one after another."""

from engine.yugioh.acts import moving, setting
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.language import Place, PlaceNext
from engine.yugioh.readers.could.moving import next_in_order
from engine.yugioh.readers.does.verb import does
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.standing import SeriesAdvanced
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker


@does.register
async def _(step: PlaceNext, duel: Duel, speaker: Speaker) -> bool:
    cards = next_in_order(step, duel, speaker)
    if not cards or not moving.free_spell_zones(duel, speaker.player):
        return False
    about = speaker.card.id
    (card,) = await choose_cards(duel, speaker.player, Reason.CHOOSE, cards, about=about)
    searched = card.place is Place.DECK
    await setting.lay(duel, speaker.player, card, Why.PLACED, face_up=True)
    duel.emit(SeriesAdvanced(speaker.card.id))
    if searched:
        moving.shuffle(duel, speaker.player)
    return True
