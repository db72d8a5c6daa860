"""Spells that come to the field as monsters instead of being placed."""

from dataclasses import replace

from engine.core.changing import changed
from engine.yugioh.acts.choosing import agrees
from engine.yugioh.acts.moving import free_monster_zones
from engine.yugioh.acts.summoning import special_summon
from engine.yugioh.asked import means
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.restrictions import is_free_to_come, may_special_summon
from engine.yugioh.language import Attribute, CardText, Frame, Icon, Kind, Type, Until
from engine.yugioh.state.card import Card, mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.summons import MadeMonster
from engine.yugioh.state.rare_claims import ComesInstead
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.applying import lasting
from engine.yugioh.words.steps import carry_out


def _monster(text: CardText, attribute: Attribute, type: Type, level: int) -> CardText:
    """The text of the card as such a Normal Monster, with its own name and passcode."""
    return replace(
        text,
        kind=Kind.MONSTER,
        icon=Icon.NONE,
        frame=Frame.NORMAL,
        effects=(),
        attribute=attribute,
        type=type,
        level=level,
        attack=0,
        defense=0,
    )


def as_monster(
    duel: Duel, speaker: Speaker, card: Card
) -> tuple[ComesInstead, Speaker, CardText] | None:
    """By what the card that the speaker would place can come as a monster, and as which."""
    seat = speaker.player
    if not free_monster_zones(duel, seat) or not may_special_summon(duel, seat, speaker):
        return None
    for claim, by in holding(ComesInstead, duel):
        named = by.player == seat and speaker.card.text.called == claim.by
        if not named or not means(claim.which, duel, by, card):
            continue
        text = _monster(card.text, claim.attribute, claim.type, claim.level)
        coming = Card(card.id, text, card.owner, seat, card.place)
        if is_free_to_come(duel, seat, coming):
            return claim, by, text
    return None


async def come_as_monster(duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Special Summon it as a monster, if it can come so and its player wants that."""
    way = as_monster(duel, speaker, card)
    if way is None:
        return False
    claim, by, text = way
    if not await agrees(speaker.player, by.card.id):
        return False
    duel.emit(MadeMonster(card.id, text))
    await special_summon(duel, speaker.player, [card], None)
    said_of_it = changed(speaker, former=(mark(card),))
    await carry_out(lasting(claim.then, Until.WHILE_FACE_UP), duel, said_of_it)
    return True
