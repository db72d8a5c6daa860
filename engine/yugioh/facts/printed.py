"""Whether a card may be like that, judging by what is printed on it alone."""

from engine.core.verb import Verb
from engine.yugioh.facts.reach import is_named
from engine.yugioh.field.places import can_be_normal_summoned, is_of_archetype, is_of_frame
from engine.yugioh.language import (
    Ability,
    Attribute,
    Bound,
    CardText,
    EffectMonster,
    Frame,
    Has,
    Icon,
    Named,
    NormalSummonable,
    Not,
    Of,
    OfArchetype,
    Quality,
    Stat,
    Type,
)

Term = Attribute | Type | Ability | Frame | Icon


@Verb
def prints(quality: Quality, text: CardText) -> bool:
    """Whether what is printed does not speak against the quality."""
    return True


@prints.of(Has)
def _has(quality: Has, text: CardText) -> bool:
    number = printed(quality.stat, text)
    if not isinstance(quality.number, Bound):
        return number is not None
    return number is not None and quality.number.holds(number)


@prints.of(Of)
def _of(quality: Of, text: CardText) -> bool:
    terms = quality.what if isinstance(quality.what, tuple) else (quality.what,)
    return any(is_a(term, text, text.type) for term in terms)


@prints.of(EffectMonster)
def _effect_monster(quality: EffectMonster, text: CardText) -> bool:
    return bool(text.effects)


@prints.of(OfArchetype)
def _of_archetype(quality: OfArchetype, text: CardText) -> bool:
    return is_of_archetype(quality.name, text)


@prints.of(Named)
def _named(quality: Named, text: CardText) -> bool:
    return not isinstance(quality.name, str) or is_named(text, quality.name)


@prints.of(NormalSummonable)
def _normal_summonable(quality: NormalSummonable, text: CardText) -> bool:
    return can_be_normal_summoned(text)


@prints.of(Not)
def _not(quality: Not, text: CardText) -> bool:
    """What only a duel tells speaks against nothing, said or denied."""
    told = prints.knows(type(quality.what))
    return not told or not prints(quality.what, text)


def printed(stat: Stat, text: CardText) -> int | None:
    """The number on the card; None where a card of that kind has none (MR-LINK-02)."""
    match stat:
        case Stat.SCALE:
            return text.scale
        case _ if not text.is_monster:
            return None
        case Stat.ATTACK | Stat.ORIGINAL_ATTACK:
            return text.attack
        case Stat.DEFENSE:
            return None if text.frame is Frame.LINK else text.defense
        case Stat.LEVEL:
            return text.level or None
        case Stat.RANK:
            return text.rank or None
        case Stat.RATING:
            return text.rating or None


def is_a(term: Term, text: CardText, type: Type | None) -> bool:
    """Whether a card with that text, which is now of that Type, is what the term says."""
    match term:
        case Attribute():
            return text.attribute is term
        case Type():
            return type is term
        case Ability():
            return term in text.abilities
        case Frame():
            return text.is_monster and is_of_frame(term, text)
        case Icon():
            return term is text.icon and not text.is_monster
