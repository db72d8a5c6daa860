"""Carrying out a Special Summon."""

from engine.yugioh.acts import summoning
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.language import (
    Detached,
    NormalSummonOne,
    SpecialSummon,
)
from engine.yugioh.readers.coming import may_be_special_summoned
from engine.yugioh.readers.could import free_zones_for
from engine.yugioh.readers.does.verb import does, remember, those
from engine.yugioh.readers.oaths import is_free_to_come, may_special_summon
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.table import Card, Speaker


@does.register
async def _(step: SpecialSummon, duel: Duel, speaker: Speaker) -> bool:
    if not may_special_summon(duel, speaker.player, speaker):
        return False

    def able(card: Card) -> bool:
        mine = is_free_to_come(duel, speaker.player, card)
        return mine and may_be_special_summoned(card)

    zones = free_zones_for(step, duel, speaker)
    cards = await those(step.what, duel, speaker, fits=able, room=len(zones))
    if zones and isinstance(step.what, Detached):
        about = speaker.card.id
        cards = await choose_cards(
            duel, speaker.player, Reason.CHOOSE, cards, min(len(cards), len(zones)), about
        )
        remember(speaker, cards)
    return await summoning.special_summon(duel, speaker.player, cards, step.position, zones)


@does.register
async def _(step: NormalSummonOne, duel: Duel, speaker: Speaker) -> bool:
    """It is made as soon as the effect has resolved: see `procedures.granted`."""
    duel.granted.append(speaker)
    return True
