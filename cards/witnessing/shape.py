"""What no card says: trees that mean nothing, or not what their words do."""

from collections.abc import Iterator
from typing import TypeVar

from engine.yugioh.asked import prints
from engine.yugioh.language import (
    FORMER,
    THAT,
    THIS,
    Activatable,
    AddToHand,
    Among,
    Amount,
    AnyOf,
    AttackOf,
    BanishWhenItLeaves,
    Cards,
    CardText,
    Choose,
    ComesAsMonster,
    Continuous,
    Discard,
    Effect,
    EffectsNegated,
    Exists,
    Face,
    Fact,
    Former,
    Frame,
    In,
    Kind,
    LeavesField,
    LevelOf,
    Lot,
    MadeWith,
    Named,
    Node,
    Not,
    PerCard,
    PerMaterial,
    Place,
    Provided,
    Step,
    Subject,
    ThatCard,
    Whenever,
    Whose,
    Zone,
)
from engine.yugioh.language.node import parts
from engine.yugioh.words.changes import Change
from engine.yugioh.words.steps import whom

NAMED_APART = Not(Named(THIS))
"""What "with a different name" is read as, also where another card was spoken of before."""
SPELL_ZONES = (Zone.SPELL_TRAP, Zone.PENDULUM, Zone.FIELD)
APART = (NAMED_APART, Not(Named(FORMER)))
"""The same, and what it is read as where another one was."""
NUMBERS = ("attack", "level")
"""What a fact sets of the cards it is said of."""
N = TypeVar("N", bound=Node)


def shape(card: CardText) -> Iterator[str]:
    """What is wrong with the trees themselves, whatever the texts say."""
    if card.frame is not Frame.XYZ:
        yield from _lies_beneath(card)
    for effect in (*card.effects, *card.pendulum):
        yield from _any(effect)
        if isinstance(effect, Activatable):
            yield from _activated(effect)
            if card.is_monster and effect not in card.pendulum and _meets(card, effect):
                yield "other"


def _meets(card: CardText, effect: Activatable) -> bool:
    """Whether the card itself is all that has to be on the field for its effect there."""
    asked, where = effect.condition, getattr(effect, "where", None)
    if not isinstance(asked, Exists) or asked.count > 1 or where not in (None, Place.FIELD):
        return False
    of = asked.what
    own = of.place is Place.FIELD and of.whose is not Whose.THEIRS and not of.other
    faces = of.kind in (None, Kind.MONSTER) and of.face is not Face.DOWN
    return own and faces and all(prints(each, card) for each in of.like)


def _lies_beneath(card: CardText) -> Iterator[str]:
    """What is asked of the materials beneath a card beneath which none ever lies."""
    for part in parts(card):
        match part:
            case MadeWith():
                yield "materials"
            case PerMaterial(of=one) if one == THIS:
                yield "pronoun"


def _any(effect: Effect) -> Iterator[str]:
    """A pronoun with nothing before it, or one that means what cannot be meant.

    Or cards of different names that are counted as all but those of this card's name, or cards
    of two kinds of which it was lost where the first of them are.
    """
    counted = (each.of for each in _of(effect, PerCard))
    if any(apart in card.like for of in counted for card in _of(of, Cards) for apart in APART):
        yield "names"
    if any(map(_is_reckoned_by_itself, parts(effect))):
        yield "sum"
    if any(map(_is_monster_among_spells, _of(effect, Cards))):
        yield "zone"
    said = (getattr(each, "who", None) for each in parts(effect))
    either = [each.each for each in said if isinstance(each, AnyOf)]
    if any({None, Place.FIELD} == {getattr(one, "place", 0) for one in two} for two in either):
        yield "place"
    match effect:
        case Continuous(fact=fact) if _holds(effect, Former):
            if not isinstance(fact, ComesAsMonster):
                yield "pronoun"
        case Continuous(fact=EffectsNegated(who=one), condition=None) if one == THIS:
            yield "pronoun"
        case Whenever(when=LeavesField(which=one), do=done) if one == THIS:
            if getattr(done, "what", None) == THIS:
                yield "pronoun"


def _is_reckoned_by_itself(fact: Node) -> bool:
    """Whether a number of some cards becomes what all of theirs add up to, or what it is."""
    who = getattr(fact, "who", None)
    if not isinstance(fact, Fact) or fact.is_gain or who is None:
        return False
    numbers = [n for n in (getattr(fact, n, None) for n in NUMBERS) if isinstance(n, Amount)]
    several = isinstance(who, Cards | AnyOf)
    own = [each.of for n in numbers for each in _of(n, AttackOf) if several]
    return who in (*own, *(each.of for n in numbers for each in _of(n, LevelOf)))


def _is_monster_among_spells(noun: Cards) -> bool:
    """Whether it asks for a monster where none lies: a Monster Card there is none."""
    zones = [each.zone for each in noun.like if isinstance(each, In)]
    return noun.kind is Kind.MONSTER and any(zone in SPELL_ZONES for zone in zones)


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
    if effect.when is None and any(map(_answers, parts(effect))):
        yield "pronoun"
    elif effect.cost is not None and any(map(_namesake, parts(effect.cost))):
        yield "name"
    if effect.target is not None and effect.target.besides and _parts_them(effect):
        yield "targets"
    yield from _moved(effect)


def _answers(node: Node) -> bool:
    """Whether it is what set the effect off; said of a cost, or of some of those that came."""
    paid = getattr(node, "cost", None)
    said = isinstance(node, Among) and node.lot is Lot.ANSWERED
    return said or (isinstance(paid, Node) and _holds(paid, Subject))


def _namesake(node: Node) -> bool:
    """Whether it is called as what was dealt with before, where nothing was."""
    return isinstance(node, Named) and isinstance(node.name, Former)


def _parts_them(effect: Activatable) -> bool:
    """Whether something else is done with the one target than with the other: both are THAT."""
    done = [*parts(effect.do)] if effect.do is not None else []
    deeds = [each for each in done if getattr(each, "what", None) == THAT]
    several = len({type(each) for each in deeds} - {BanishWhenItLeaves}) > 1
    counts = any(isinstance(each, Amount) and _holds(each, ThatCard) for each in done)
    some = effect.target is not None and effect.target.still is not None
    changed = any(getattr(each, "who", None) == THAT for each in done)
    stays = any(not isinstance(each, Step) or not whom(each, Change.SUMMONED) for each in deeds)
    return several or counts or some or (changed and stays)


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
