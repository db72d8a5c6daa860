"""What the meanings of rules say of facts, conditions and happenings."""

from dataclasses import replace
from typing import Any, Literal

from cards.grammar.anaphora import Known, takes_from_hand
from cards.grammar.reader.sentences import Said, opened
from cards.grammar.references import ThisInGraveyard, ThisInHand
from cards.grammar.trees import instead, nodes, put_for
from engine.yugioh.language import (
    THAT,
    THIS,
    Amount,
    AnyOf,
    Apply,
    Attacks,
    Both,
    Cards,
    Cause,
    Choose,
    Condition,
    Continuous,
    DoesInstead,
    Either,
    EquippedMonster,
    Face,
    Fact,
    Kind,
    Less,
    Limit,
    MadeWith,
    Node,
    Noun,
    PerCard,
    PerCounter,
    PerLevel,
    Pierces,
    Place,
    Step,
    Summon,
    ThisCard,
    ThisIs,
    Trigger,
    Until,
    Whose,
)
from engine.yugioh.words.triggers.base import ON_FIELD, Stand, rules_of_trigger

Fall = tuple[Cause | tuple[Cause, ...] | None, Whose | None]
"""What would destroy it, and by whose effect alone where one is named."""
YOU = ThisInHand()
"""What stands in a predicate for that of which it is said."""


def said_of(predicate: Fact, subject: Noun) -> Fact:
    """The fact that the predicate says of the subject."""
    return put_for(predicate, instead(ThisInHand, subject))


def in_battle(monster: Noun) -> Condition:
    """Whether such a monster attacks or is attacked."""
    return Either(Attacks(monster), Attacks(Cards(Kind.MONSTER), monster))


def beneath(such: Cards, said: Any) -> Any:
    """What a card says that has such material, while that lies beneath it.

    ValueError of what it says from where it has gone: by then nothing lies beneath it.
    """
    held = MadeWith(such)
    if isinstance(said, tuple):
        return tuple(beneath(such, each) for each in said)
    if isinstance(said, Continuous):
        so = held if said.condition is None else Both(held, said.condition)
        return replace(said, condition=so)
    if not isinstance(said, Said) or (said.when and _stand(said.when) != ON_FIELD):
        raise ValueError("nothing lies beneath a card that has gone")
    return opened(Said(condition=held), said)


def _stand(when: Trigger) -> Stand:
    return rules_of_trigger(when).stand(when)


def less(amount: int | Amount) -> int | Amount:
    """So much less."""
    if isinstance(amount, int):
        return -amount
    if isinstance(amount, PerLevel | PerCard | PerCounter):
        return replace(amount, each=-amount.each)
    return Less(amount)


def its(amount: int | Amount, whose: Noun) -> int | Amount:
    """The amount, in which "its" means the card that was just named."""
    if isinstance(amount, int):
        return amount
    return put_for(amount, lambda node: whose if node == Known(None, True) else node)


def pierces(who: Noun) -> Fact:
    """Piercing damage to your opponent: that goes without saying of your monsters alone."""
    other = who != THIS and getattr(who, "whose", None) is not Whose.YOURS
    return Pierces(who, Whose.THEIRS if other else None)


def named(noun: Noun) -> Noun:
    """The noun; a pronoun is what was named last."""
    return replace(noun, near=True) if isinstance(noun, Known) else noun


def of_target(fact: Fact) -> Continuous:
    """What holds of the monster that the card targeted."""
    return Continuous(put_for(fact, instead(Known, THAT)))


def while_(condition: Condition, fact: Fact) -> Continuous:
    """What holds while that is so; that this card is face-up is tacit."""
    if condition == ThisIs(Cards(place=Place.FIELD, face=Face.UP)):
        return Continuous(fact)
    return Continuous(fact, condition)


def ways(*named: Summon) -> tuple[Summon, ...]:
    """The ways of a summon that are meant, in their order."""
    found = {*named, *((Summon.TRIBUTE,) if Summon.NORMAL in named else ())}
    return tuple(way for way in Summon if way in found)


def of_the_same(fact: Fact, who: Noun) -> Fact:
    """The fact, in which "it" and "they" are those of which the fact before is."""
    return put_for(fact, lambda node: who if isinstance(node, Known) and node.near else node)


def of_this(said: Step, summoned: Noun) -> Step:
    """What is said of that which is Special Summoned, where it is this card and no target."""
    own = isinstance(summoned, ThisCard | ThisInHand | ThisInGraveyard)
    return put_for(said, instead(Known, summoned)) if own else said


def lasting(fact: Fact, until: Until) -> Apply:
    """The fact, for so long."""
    return Apply(fact, until)


def does_instead(
    who: Noun,
    do: Step,
    fall: Fall,
    limit: Literal[Limit.ONCE_EACH, Limit.ONCE_BY_NAME] | None = None,
) -> DoesInstead:
    """What can be done instead of their falling so; ValueError where it is done elsewhere."""
    described = isinstance(who, Cards | AnyOf | ThisCard | EquippedMonster)
    elsewhere = any(isinstance(each, ThisInGraveyard | ThisInHand) for each in nodes(do))
    held = any(takes_from_hand(each) for each in nodes(do) if isinstance(each, Step))
    if not described or elsewhere or held:
        raise ValueError("that is said of other cards, or from elsewhere")
    told, by = fall
    cause = told if isinstance(told, Cause) else None  # either of both is whatever
    return put_for(DoesInstead(who, do, cause, by, limit), _of_one)


def done_from_graveyard(
    who: Noun,
    do: Step,
    fall: Fall,
    condition: Condition | None = None,
) -> Continuous:
    """The same said of a card in the Graveyard; ValueError where it is not taken from there."""
    if not any(isinstance(each, ThisInGraveyard) for each in nodes(do)):
        raise ValueError("the card does not lie in the Graveyard")
    done = does_instead(who, put_for(do, instead(ThisInGraveyard, THIS)), fall)
    return Continuous(done, condition, Place.GRAVEYARD)


def _of_one(node: Node) -> Node:
    """What is done to one card, where "another" is said."""
    what = getattr(node, "what", None) if isinstance(node, Step) else None
    return _with(node, what=Choose(what)) if isinstance(what, Cards) else node


def _with(node: Any, **told: Node) -> Any:
    return replace(node, **told)
