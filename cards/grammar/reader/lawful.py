"""Which readings are well-formed, and which of several says no more than the words do."""

from collections.abc import Iterable
from dataclasses import MISSING, fields, replace
from functools import cache

from cards.grammar.qualities import says, spoken_face
from cards.grammar.trees import nodes, put_for
from engine.yugioh.language import (
    THIS,
    Ability,
    Activatable,
    Activate,
    AnyOf,
    AtDamageStep,
    AtPhase,
    Attacks,
    BattlePhaseEnds,
    BattlesWith,
    BeforeDraw,
    Both,
    CannotServe,
    CannotUseEffects,
    Cards,
    Choose,
    CountsAsAgain,
    DeclaresAttack,
    DoesInstead,
    Draws,
    Effect,
    Either,
    EitherHappens,
    Every,
    Exists,
    Extreme,
    Face,
    Fact,
    InBattleStep,
    InEndPhase,
    InNextPhase,
    IsActivated,
    IsDestroyed,
    IsFlipped,
    IsSentToGraveyard,
    Joined,
    Kind,
    Lacks,
    Limit,
    Named,
    Node,
    Not,
    Noun,
    Of,
    PerCard,
    Place,
    Provided,
    Quality,
    Subject,
    SynchroMaterials,
    Target,
    ThisCard,
    Throughout,
    TributeCards,
    Trigger,
    When,
    Whose,
    WouldBeSummoned,
    YouCan,
    parts,
)

THEIR_MONSTERS = (
    Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD),
    Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
)
"""What can be Tributed beside one's own: no card says more of them."""
CHOSEN = (Choose, Every, Extreme)
"""Nouns that say themselves which of the cards are meant."""
SWALLOWING = (Joined, InEndPhase, InNextPhase, Provided)
"""Steps that hold all that is said after them, so that nothing comes after them in turn."""
NEVER_JOINED = (
    AtDamageStep,
    AtPhase,
    BattlePhaseEnds,
    BeforeDraw,
    DeclaresAttack,
    Draws,
    InBattleStep,
    IsActivated,
    Throughout,
    WouldBeSummoned,
)
"""What is so, or answered, at a time of its own, so that nothing else stands beside it."""
SEEKING = (*CHOSEN, Target, Exists, Lacks, PerCard)
"""Words whose cards have to be looked for, so that they say where."""


def _is_tribute(what: Noun) -> bool:
    """Whether it says how many are Tributed, of cards that can be."""
    if not isinstance(what, Choose):
        return not isinstance(what, Cards)
    of = what.of
    return not isinstance(of, Cards) or of.whose is Whose.YOURS or of in THEIR_MONSTERS


def is_well_formed(node: Node) -> bool:
    """Whether the node is put together as the language asks (docs/language.md)."""
    if isinstance(node, SEEKING):
        sought = getattr(node, "what" if isinstance(node, Exists | Lacks) else "of", None)
        if not all(_is_somewhere(each) for each in _described(sought)):
            return False
        if isinstance(node, Target) and isinstance(sought, CHOSEN):
            return False
    if isinstance(node, TributeCards):
        return _is_tribute(node.what)
    if isinstance(node, IsSentToGraveyard):
        # A card goes to the Graveyard of its owner anyway (MR-FIELD-06).
        return node.to is None if isinstance(node.which, ThisCard) else not node.held
    if isinstance(node, DoesInstead):
        taken = (getattr(each, "what", None) for each in nodes(node.do))
        own = (node.who, getattr(node.do, "of", None), node.cause) == (THIS, THIS, None)
        return not own and not any(isinstance(each, Cards) for each in taken)
    if isinstance(node, SynchroMaterials):
        return not (node.tuners_too and Not(Of(Ability.TUNER)) in node.others.like)
    if isinstance(node, Fact):
        return _is_said_well(node)
    if isinstance(node, Activatable):
        offered = not isinstance(node, Activate) and isinstance(node.do, YouCan)
        if isinstance(node, When) and _is_lasting(node.when):
            return False
        free = offered or isinstance(node.cost, YouCan) or _pays_apart(node)
        return not free and node.limit is not Limit.ONE_BY_NAME
    if isinstance(node, Both | Either | EitherHappens):
        return _stand_together(node.first, node.second)
    joined_well = not isinstance(node, Joined) or _is_joined_well(node)
    return joined_well and not _is_said_by_a_step(node)


def _is_said_by_a_step(node: Node) -> bool:
    """Whether it is a fact for a time that a step says, once and for all."""
    return isinstance(getattr(node, "fact", None), CountsAsAgain) and hasattr(node, "until")


def _is_lasting(when: Trigger | None) -> bool:
    """Whether it is never over before one could answer it, so that nothing misses its timing.

    Of several happenings that is said of none, but of what comes up and is turned face-up.
    """
    if isinstance(when, EitherHappens):
        return not isinstance(when.second, IsFlipped)
    return isinstance(when, AtPhase | BeforeDraw)


def _is_said_well(fact: Fact) -> bool:
    """Whether it is said of cards that it can be said of."""
    who = getattr(fact, "who", None)
    if isinstance(fact, CannotServe) and isinstance(who, ThisCard):
        return False  # of a card itself that is no effect
    if isinstance(fact, CannotUseEffects) and fact.player is not None:
        return who != Cards(Kind.MONSTER)  # of all monsters it is said in another way
    return not isinstance(who, CHOSEN) or (fact.is_gain and isinstance(who, Choose))


def _stand_together(first: Node, second: Node) -> bool:
    """Whether each can stand beside the other, and both are not one destruction of one card,
    which is said with all its causes.
    """
    each = [one.which for one in (first, second) if isinstance(one, IsDestroyed)]
    alone = any(isinstance(part, NEVER_JOINED) for part in (first, second))
    return not alone and (len(each) < 2 or each[0] != each[1])


def _is_joined_well(node: Joined) -> bool:
    """Whether the first step does not say what the second says."""
    first = node.first
    if node.regardless and isinstance(first, Joined):
        said_apart = node.second.lasts is not None
        return said_apart and first.depends and first.at_once
    free = node.depends and isinstance(first, YouCan)
    return not free and not isinstance(first, SWALLOWING)


def _pays_apart(effect: Activatable) -> bool:
    """Whether a cost takes cards of different names, of which it is not judged what is left."""
    paid = parts(effect.cost) if effect.cost else ()
    return any(isinstance(each, Choose) and (each.named_apart or each.alike) for each in paid)


def _described(sought: Node | None) -> tuple[Cards, ...]:
    """The descriptions of which what is sought has to fit one."""
    if isinstance(sought, AnyOf):
        return sought.each
    return (sought,) if isinstance(sought, Cards) else ()


def _is_somewhere(cards: Cards) -> bool:
    return cards.place is not None or says(cards, "equipped")


def leanest(readings: Iterable[Node]) -> list[Node]:
    """Those of the readings that say the least: what is not said is not so."""
    weighed = [(weight(node), node) for node in readings]
    least = min((each for each, _ in weighed), default=0)
    return [node for each, node in weighed if each == least]


@cache
def weight(node: Node) -> int:
    """How much the node says: its words, and the slots in them that are filled."""
    heavy = 1
    for each in fields(node):
        value = getattr(node, each.name)
        if each.default is not MISSING and value == each.default:
            continue
        parts = value if isinstance(value, tuple) else (value,)
        heavy += sum(weight(part) if isinstance(part, Node) else 1 for part in parts)
    return heavy


def points_into_a_battle(effect: Effect) -> bool:
    """Whether it answers the attack of any monster, in a battle of some, and speaks of "it".

    The one that attacks need not be the one that is spoken of.
    """
    if getattr(effect, "when", None) != DeclaresAttack(Cards(Kind.MONSTER)):
        return False
    said = [*nodes(effect)]
    battle = any(isinstance(each, Attacks | BattlesWith) for each in said)
    return battle and any(isinstance(each, Subject) for each in said)


def plain(effect: Effect) -> Effect:
    """The effect without what goes without saying.

    That is that cards are face-up where what they are like shows it, and that what has a name
    has no other one.
    """
    return put_for(put_for(effect, _unspoken_face), _other_names_unspoken)


def _other_names_unspoken(node: Node) -> Node:
    if not isinstance(node, Cards) or not node.name:
        return node
    like = tuple(each for each in node.like if not _leaves_out_a_name(each))
    return node if like == node.like else replace(node, like=like)


def _leaves_out_a_name(quality: Quality) -> bool:
    told = quality.what if isinstance(quality, Not) else None
    return isinstance(told, Named) and isinstance(told.name, str)


def _unspoken_face(node: Node) -> Node:
    if isinstance(node, Cards) and node.face is Face.UP and spoken_face(node) is None:
        return put_for(replace(node, face=None), _unspoken_face)
    return node
