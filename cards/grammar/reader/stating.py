"""What the meanings of rules say of facts, conditions and happenings."""

from dataclasses import replace

from cards.grammar.anaphora import Known, ThisInHand, instead, put_for
from cards.grammar.reader.sentences import Said, joined
from engine.yugioh.language import (
    THAT,
    THIS,
    Amount,
    BattlePhaseEnds,
    Cards,
    Condition,
    Continuous,
    Face,
    Fact,
    IsActivated,
    IsDestroyed,
    IsTurned,
    LeavesField,
    Noun,
    PerLevel,
    Pierces,
    Place,
    Step,
    Summon,
    ThisIs,
    Trigger,
    Until,
    Whenever,
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
    if isinstance(amount, PerLevel):
        return replace(amount, each=-amount.each)
    raise ValueError("less than that cannot be said")


def its(amount: int | Amount, whose: Noun) -> int | Amount:
    """The amount, in which "its" means the card that was just named."""
    if isinstance(amount, int):
        return amount
    return put_for(amount, lambda node: whose if node == Known(None, True) else node)


def who_of(fact: Fact) -> Noun:
    """Of what the fact is."""
    who = getattr(fact, "who", None)
    if not isinstance(who, Noun):
        raise ValueError("nobody is named")
    return who


def pierces(who: Noun) -> Fact:
    """Piercing damage to your opponent: that goes without saying of your monsters alone."""
    other = who != THIS and getattr(who, "whose", None) is not Whose.YOURS
    return Pierces(who, Whose.THEIRS if other else None)


def named(noun: Noun) -> Noun:
    """The noun; a pronoun is what was named last."""
    return replace(noun, near=True) if isinstance(noun, Known) else noun


def fact_until_battle(step: Step) -> Fact:
    """What holds for that battle."""
    if step.states is None or step.lasts is not Until.END_OF_BATTLE:
        raise ValueError("it holds for longer")
    return step.states


def of_target(fact: Fact) -> Continuous:
    """What holds of the monster that the card targeted."""
    return Continuous(put_for(fact, instead(Known, THAT)))


def while_(condition: Condition, fact: Fact) -> Continuous:
    """What holds while that is so; that this card is face-up is tacit."""
    if condition == ThisIs(Cards(place=Place.FIELD, face=Face.UP)):
        return Continuous(fact)
    return Continuous(fact, condition)


def activated(trigger: IsActivated, whose: Whose) -> Trigger:
    """The same, by that player."""
    which = trigger.which
    if not isinstance(which, Cards) or which.whose or which.place:
        raise ValueError("it is told whose they are")
    return replace(trigger, which=replace(which, whose=whose))


def closer(trigger: IsActivated, told: IsActivated) -> Trigger:
    """The activation of which that is told besides."""
    return replace(told, which=trigger.which, effect=trigger.effect)


def ways(*named: Summon) -> tuple[Summon, ...]:
    """The ways of a summon that are meant, in their order."""
    found = {*named, *((Summon.TRIBUTE,) if Summon.NORMAL in named else ())}
    return tuple(way for way in Summon if way in found)


def of_itself(trigger: Trigger, step: Step) -> Whenever:
    """What happens of itself: only when a card leaves or changes, as it stays for another."""
    if not isinstance(trigger, LeavesField | IsDestroyed | IsTurned | BattlePhaseEnds):
        raise ValueError("that is activated")
    return Whenever(trigger, step)


def said_of_old(word: str, trigger: Trigger, body: Said) -> Said:
    """A sentence without a colon: what is done of necessity never misses its timing."""
    if isinstance(trigger, LeavesField | IsTurned | BattlePhaseEnds):
        raise ValueError("that happens of itself")
    if body.cost is None and body.target is None and not body.can:
        word = "Old"
    return joined(Said(word=word, when=trigger), body)


def of_the_same(fact: Fact, before: Fact) -> Fact:
    """The fact, in which "it" and "they" are those of which the fact before is."""
    who = who_of(before)
    return put_for(fact, lambda node: who if isinstance(node, Known) and node.near else node)


def mine(noun: Noun) -> Noun:
    """What goes to your Graveyard: this card, or yours; ValueError for what may be theirs."""
    if noun != THIS and getattr(noun, "whose", None) is not Whose.YOURS:
        raise ValueError("whose Graveyard it is cannot be told")
    return noun
