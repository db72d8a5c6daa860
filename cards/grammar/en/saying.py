"""What English puts together by rules: steps and conditions, what holds, and how long."""

from dataclasses import replace
from functools import singledispatch

from cards.grammar.en.amounts import so_much
from cards.grammar.en.nouns import a, counted, described, each_of, group, is_many, thing, where
from cards.grammar.printing import put, put_if
from cards.grammar.qualities import says
from cards.grammar.templates import at
from cards.grammar.terms import words
from engine.yugioh.language import (
    THAT,
    Amount,
    Both,
    Cards,
    Choose,
    Condition,
    Count,
    Gains,
    Lacks,
    Less,
    Node,
    Noun,
    OfArchetype,
    PerCard,
    PerCounter,
    PerLevel,
    Place,
    ThisCard,
    Whose,
)

LASTS = words("Until", "en")
LONG = "until the end of this turn"


@singledispatch
def say(node: Node) -> str:
    """The node in words: what is done as an imperative, what holds or is so as a statement."""
    return put(node, "en")


def taken(noun: Noun) -> str:
    """The cards as something moved from where they are."""
    if not isinstance(noun, Choose):
        return thing(noun)
    if noun.up_to and noun.as_many_as == noun.of:
        return f"any number of {group(noun.of)}"
    if noun.levels or noun.each_named:
        return say(noun)
    said = counted(noun.of, noun.count, taken=True)
    return f"{'up to ' if noun.up_to else ''}{said}{put(noun, 'en', 'together')}"


def subject(noun: Noun) -> str:
    """The cards as the subject of a statement about all of them."""
    whole = isinstance(noun, Cards) and noun.place is Place.FIELD
    return f"all {group(noun)}" if whole else group(noun)


# --- what holds


def gained(fact: Gains) -> str:
    """What is gained and lost; ATK and DEF in one where they change alike."""
    if isinstance(fact.attack, PerLevel) and isinstance(fact.who, Cards):
        return _gained(replace(fact, who=THAT), f"each {each_of(fact.who)}")
    return _gained(fact, subject(fact.who))


def _gained(fact: Gains, who: str) -> str:
    pairs = ((fact.attack, "ATK"), (fact.defense, "DEF"))
    changes = [instead(fact, amount, stat) for amount, stat in pairs if amount]
    if fact.attack == fact.defense:
        changes = [instead(fact, fact.attack, "ATK/DEF")]
    change = " and ".join(changes)
    if isinstance(fact.who, ThisCard):
        change = change.replace("this card points to", "it points to")
    return f"{who} {change}"


def instead(fact: Gains, amount: int | Amount, stat: str) -> str:
    """So much of ATK, DEF or both, gained or lost."""
    number = amount.each if isinstance(amount, PerLevel | PerCard | PerCounter) else amount
    falls = isinstance(number, Less) or (isinstance(number, int) and number < 0)
    verb = "lose" if falls else "gain"
    return f"{verb if is_many(fact.who) else f'{verb}s'} {so_much(amount, stat)}"


# --- conditions


@say.register
def _(condition: Count) -> str:
    mine, paths = condition.what, (("below",), ("amount", "each"), ("amount", "of"))
    if not isinstance(mine, Cards):
        return put(condition, "en")
    told = (mine.whose, mine.place, *(at(condition.number, path) for path in paths))
    if told == (Whose.YOURS, Place.FIELD, True, 1, replace(mine, whose=Whose.THEIRS)):
        return f"your opponent controls more {described(mine, many=True)} than you do"
    return put(condition, "en")


def unless(condition: Condition) -> str:
    """What must not be so for there to be neither of two cards in a zone; else nothing."""
    if not isinstance(condition, Both):
        return ""
    first, second = condition.first, condition.second
    if not isinstance(first, Lacks) or not isinstance(second, Lacks):
        return ""
    one, other = first.what, second.what
    alike = _outside_archetypes(one) == _outside_archetypes(other)
    if not alike or not says(one, "pendulum zone"):
        return ""
    return f"you have {a(described(one))} or {described(other)}{where(other)}"


def _outside_archetypes(noun: Cards) -> Cards:
    like = tuple(each for each in noun.like if not isinstance(each, OfArchetype))
    return replace(noun, like=like)


def demanded(condition: Condition) -> str:
    """What must be so, as a demand: "you must control no cards"."""
    return put_if(condition, "en", "demanded") or f"it must be that {say(condition)}"
