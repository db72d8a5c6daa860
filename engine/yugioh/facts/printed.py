"""What is printed on a card: its numbers, and what it is."""

from collections.abc import Sequence

from engine.yugioh.field.places import is_of_frame
from engine.yugioh.language import Ability, Attribute, CardText, Frame, Icon, Stat, Type

Term = Attribute | Type | Ability | Frame | Icon


def printed(stat: Stat, text: CardText) -> int | None:
    """The number on the card; None where a card of that kind has none (MR-LINK-02)."""
    match stat:
        case Stat.SCALE:
            return text.scale
        case _ if not text.is_monster:
            return None
        case Stat.ATTACK | Stat.ORIGINAL_ATTACK:
            return text.attack
        case Stat.DEFENSE | Stat.ORIGINAL_DEFENSE:
            return None if text.frame is Frame.LINK else text.defense
        case Stat.LEVEL:
            return text.level or None
        case Stat.RANK:
            return text.rank or None
        case Stat.RATING:
            return text.rating or None


def is_a(
    term: Term, text: CardText, type: Type | None, attributes: Sequence[Attribute]
) -> bool:
    """Whether a card with that text, which is now of that Type and of those Attributes, is
    what the term says.
    """
    match term:
        case Attribute():
            return term in attributes
        case Type():
            return type is term
        case Ability():
            return term in text.abilities
        case Frame():
            return text.is_monster and is_of_frame(term, text)
        case Icon():
            return term is text.icon and not text.is_monster
