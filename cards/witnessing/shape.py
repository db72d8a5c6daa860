"""What no card says: trees that mean nothing, or not what their words do."""

from collections.abc import Iterator
from typing import TypeVar

from engine.yugioh.language import (
    THIS,
    Activatable,
    AddToHand,
    Cards,
    CardText,
    Choose,
    Continuous,
    Discard,
    Effect,
    EffectsNegated,
    Former,
    Frame,
    LeavesField,
    MadeWith,
    Named,
    Node,
    Not,
    PerMaterial,
    Place,
    Provided,
    Whenever,
    Whose,
)
from engine.yugioh.language.node import parts

NAMED_APART = Not(Named(THIS))
"""What "with a different name" is read as, also where another card was spoken of before."""
N = TypeVar("N", bound=Node)


def shape(card: CardText) -> Iterator[str]:
    """What is wrong with the trees themselves, whatever the texts say."""
    if card.frame is not Frame.XYZ:
        yield from _lies_beneath(card)
    for effect in (*card.effects, *card.pendulum):
        yield from _any(effect)
        if isinstance(effect, Activatable):
            yield from _activated(effect)


def _lies_beneath(card: CardText) -> Iterator[str]:
    """What is asked of the materials beneath a card beneath which none ever lies."""
    for part in parts(card):
        match part:
            case MadeWith():
                yield "materials"
            case PerMaterial(of=one) if one == THIS:
                yield "pronoun"


def _any(effect: Effect) -> Iterator[str]:
    """A pronoun with nothing before it, or one that means what cannot be meant."""
    match effect:
        case Continuous() if _holds(effect, Former):
            yield "pronoun"
        case Continuous(fact=EffectsNegated(who=one), condition=None) if one == THIS:
            yield "pronoun"
        case Whenever(when=LeavesField(which=one), do=done) if one == THIS:
            if getattr(done, "what", None) == THIS:
                yield "pronoun"


def _activated(effect: Activatable) -> Iterator[str]:
    """A condition in the cost, a card discarded from the field, a hand that is not said."""
    if effect.cost is not None:
        if _holds(effect.cost, Provided):
            yield "cost"
        discards = any(each.what == THIS for each in _of(effect.cost, Discard))
        if discards and getattr(effect, "where", Place.HAND) is not Place.HAND:
            yield "where"
    if effect.do is not None and (effect.cost or effect.target):
        chosen = [card for each in _of(effect.do, Choose) for card in _of(each, Cards)]
        if any(NAMED_APART in card.like for card in chosen):
            yield "name"
    oath = effect.oath if effect.target is not None else None
    if oath is not None and any(each.other for each in _of(oath, Cards)):
        yield "other"
    yield from _moved(effect)


def _moved(effect: Activatable) -> Iterator[str]:
    """Cards of the other player's hand that are added to a hand: theirs, by the tree."""
    if effect.do is None:
        return
    for each in _of(effect.do, AddToHand):
        theirs = (card for card in _of(each.what, Cards) if card.whose is Whose.THEIRS)
        if any(card.place is Place.HAND for card in theirs):
            yield "whose"


def _of(node: Node, kind: type[N]) -> Iterator[N]:
    """All words of that kind that are said in it."""
    return (each for each in parts(node) if isinstance(each, kind))


def _holds(node: Node, kind: type[Node]) -> bool:
    return any(isinstance(each, kind) for each in parts(node))
