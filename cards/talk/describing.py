"""Cards in a line: what they are, where they lie, what their numbers are."""

from cards.grammar import terms
from cards.talk.scene import Scene
from cards.talk.tongue import Tongue
from engine.yugioh.language import CardText, Frame, Place, Position
from engine.yugioh.views.board import CardView

SEPARATOR = " · "
RANKED = (Frame.XYZ, Frame.LINK)
"""Monsters without a Level, which have a Rank or a Link Rating."""


def joined(*parts: str) -> str:
    """The parts that say something, one after another."""
    return SEPARATOR.join(part for part in parts if part)


def facts(card: CardView, tongue: Tongue) -> str:
    """What a known card is: Level, Attribute, Type, ATK and DEF, or the kind of Spell."""
    text = card.text
    if text is None:
        return ""
    if not text.is_monster:
        return terms.kind(text, tongue.language)
    return joined(height(card, tongue), _nature(card, text, tongue), numbers(card, tongue))


def height(card: CardView, tongue: Tongue) -> str:
    """The Level of a monster as it is now, its Rank, or its Link Rating with its arrows."""
    text = card.text
    if text is None or not text.is_monster:
        return ""
    if text.frame in RANKED:
        return terms.rank(text, tongue.language)
    level = text.level if card.level is None else card.level
    return tongue.words.say("level", level=level) if level else ""


def kin(card: CardView, tongue: Tongue) -> str:
    """The Attribute and the Type of a known monster, where that is not the printed one."""
    text = card.text
    if text is None or card.type is None or card.type is text.type:
        return ""
    return _nature(card, text, tongue)


def _nature(card: CardView, text: CardText, tongue: Tongue) -> str:
    kind = text.type if card.type is None else card.type
    return terms.nature(text.attribute, kind, tongue.language)


def numbers(card: CardView, tongue: Tongue) -> str:
    """The ATK of a known monster, and its DEF; a Link Monster has none (MR-LINK-02)."""
    if card.attack is None or card.defense is None:
        return ""
    if card.text is not None and card.text.frame is Frame.LINK:
        return tongue.words.say("attack-alone", attack=str(card.attack))
    attack, defense = str(card.attack), str(card.defense)
    return tongue.words.say("attack-and-defense", attack=attack, defense=defense)


def strength(card: CardView, tongue: Tongue) -> str:
    """What counts in battle of a known monster: its ATK, or its DEF in Defense Position."""
    if card.attack is None or card.defense is None:
        return ""
    if card.position in (Position.ATTACK, None):
        return tongue.words.say("attack-alone", attack=str(card.attack))
    return tongue.words.say("defense-alone", defense=str(card.defense))


def standing(card: CardView, tongue: Tongue) -> str:
    """The battle position of a monster on the field."""
    return "" if card.position is None else tongue.term(card.position)


def detail(card: CardView, scene: Scene, tongue: Tongue, *, apart: bool = False) -> str:
    """What helps to choose the card: where it lies, how it stands, what it is.

    Of a card of a hand the place is told where it lies `apart` from others.
    """
    if card.place is Place.HAND and not apart:
        return facts(card, tongue)
    where = tongue.where(card, scene)
    if card.place is Place.FIELD and card.is_monster:
        return joined(where, standing(card, tongue), numbers(card, tongue))
    return joined(where, facts(card, tongue))
