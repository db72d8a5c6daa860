"""What the meanings of rules say of facts, conditions and happenings."""

from dataclasses import replace

from cards.grammar.anaphora import Known, ThisInGraveyard, ThisInHand
from cards.grammar.trees import instead, put_for
from engine.yugioh.language import (
    THAT,
    THIS,
    Amount,
    Apply,
    Cards,
    Condition,
    Continuous,
    Face,
    Fact,
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
    Until,
    Whose,
)

YOU = ThisInHand()
"""What stands in a predicate for that of which it is said."""


def said_of(predicate: Fact, subject: Noun) -> Fact:
    """The fact that the predicate says of the subject."""
    return put_for(predicate, instead(ThisInHand, subject))


def less(amount: int | Amount) -> int | Amount:
    """So much less; ValueError of what cannot be negative."""
    if isinstance(amount, int):
        return -amount
    if isinstance(amount, PerLevel | PerCard | PerCounter):
        return replace(amount, each=-amount.each)
    raise ValueError("less than that cannot be said")


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
