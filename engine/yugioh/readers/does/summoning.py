"""Carrying out a Special Summon."""

from dataclasses import replace

from engine.yugioh.acts import excavating, summoning
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.asked import means
from engine.yugioh.facts.banish_instead import diverted
from engine.yugioh.facts.permissions import is_covering_barred
from engine.yugioh.facts.restrictions import is_free_to_come, may_special_summon
from engine.yugioh.language import (
    Detached,
    ExcavateAndSummon,
    NormalSummonOne,
    Position,
    SpecialSummon,
    TheySummonToBattle,
)
from engine.yugioh.readers.could import free_zones_for
from engine.yugioh.readers.does.verb import does, remember, those
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.revival import may_be_special_summoned


@does.register
async def _(step: SpecialSummon, duel: Duel, speaker: Speaker) -> bool:
    if not may_special_summon(duel, speaker.player, speaker):
        return False

    def able(card: Card) -> bool:
        mine = is_free_to_come(duel, speaker.player, card)
        return mine and may_be_special_summoned(card, step.position)

    zones = free_zones_for(step, duel, speaker)
    cards = await those(step.what, duel, speaker, fits=able, room=len(zones))
    if zones and isinstance(step.what, Detached):
        about = speaker.card.id
        cards = await choose_cards(
            duel, speaker.player, Reason.CHOOSE, cards, min(len(cards), len(zones)), about
        )
        remember(speaker, cards)
    position = step.position
    if position is Position.FACE_DOWN:
        position = _turned_down(duel)
    return await summoning.special_summon(duel, speaker.player, cards, position, zones)


def _turned_down(duel: Duel) -> Position:
    """How a monster comes face-down, or instead of that (Q&A 6231)."""
    return Position.DEFENSE if is_covering_barred(duel) else Position.FACE_DOWN


@does.register
async def _(step: NormalSummonOne, duel: Duel, speaker: Speaker) -> bool:
    """It is made as soon as the effect has resolved: see `turn.granted_summons`."""
    duel.underway.grant(speaker)
    return True


@does.register
async def _(step: ExcavateAndSummon, duel: Duel, speaker: Speaker) -> bool:
    """The turn player goes first; what he brings does not yet count for the other."""
    seats = (duel.state.turn.player, duel.opponent(duel.state.turn.player))
    speakers = [replace(speaker, player=seat) for seat in seats]
    shares = [_share(step, duel, each) for each in speakers]
    stances = (Position.ATTACK, _turned_down(duel))
    for share in shares:
        await excavating.share_out(duel, share, stances, speaker.card.id)
    excavating.declare(duel, shares)
    return any(share.cards for share in shares)


def _share(step: ExcavateAndSummon, duel: Duel, speaker: Speaker) -> excavating.Share:
    """What that player turns over, and which of it comes to the field."""
    seat = speaker.player
    cards = duel.state.sides[seat].deck[: -step.count - 1 : -1]
    free = may_special_summon(duel, seat, speaker)
    able = [
        card
        for card in cards
        if free
        and means(step.what, duel, speaker, card)
        and may_be_special_summoned(card)
        and is_free_to_come(duel, seat, card)
    ]
    return excavating.Share(seat, cards, able, diverted(duel, able))


@does.register
async def _(step: TheySummonToBattle, duel: Duel, speaker: Speaker) -> bool:
    them = duel.opponent(speaker.player)
    theirs = replace(speaker, player=them)
    if not may_special_summon(duel, them, theirs):
        return False
    able = [
        card
        for card in all_that(step.what, duel, speaker)
        if may_be_special_summoned(card) and is_free_to_come(duel, them, card)
    ]
    count, about = min(1, len(able)), speaker.card.id
    coming = await choose_cards(duel, them, Reason.CHOOSE, able, count, about)
    came = await summoning.special_summon(duel, them, coming, Position.ATTACK)
    for kept in speaker.former if came else ():
        if kept.is_same:
            await duel.procedures.battle_at_once(duel, coming[0], kept.card)
    return came
