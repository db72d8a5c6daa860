"""What must be so, in English."""

from dataclasses import replace
from functools import singledispatch

from cards.text.anaphora import HoldsBesideThis, only_theirs
from cards.text.en.nouns import a, counted, described, group, thing, where
from cards.text.en.terms import OWNER, phases
from cards.text.en.triggers import ways
from cards.text.qualities import says
from engine.yugioh.language import (
    AtMost,
    AttackedThisTurn,
    Attacks,
    Both,
    CameUpon,
    Cards,
    Cause,
    Condition,
    During,
    Either,
    Exists,
    FlippedThisTurn,
    HoldsAll,
    Lacks,
    NamedApart,
    OfArchetype,
    Outnumber,
    Place,
    SlewThisTurn,
    SummonedThisTurn,
    Throughout,
    Whose,
)

DAMAGE = {Cause.BATTLE: "battle damage", Cause.EFFECT: "effect damage"}

DEMANDS = (
    ("you ", "you must "),
    ("your opponent controls ", "your opponent must control "),
    ("this card is ", "this card must be "),
    ("there is ", "there must be "),
    ("there are ", "there must be "),
)
"""How a statement begins, and the demand that it be so."""


@singledispatch
def stated(condition: Condition) -> str:
    """What must be so, as a statement."""
    raise NotImplementedError(condition)


@stated.register
def _(condition: Exists) -> str:
    what = condition.what
    if what.name and not what.whose and condition.count == 1:
        return f"{a(described(what))} is{where(what)}"
    if says(what, "In PENDULUM") and what.whose is Whose.YOURS and condition.count == 1:
        return f"you have {thing(what)}"
    if what.place is Place.FIELD and what.whose:
        many = condition.count > 1
        number = f"{condition.count} or more " if many else ""
        one = described(what, many=many)
        return f"{_controls(what)} {number or ''}{one if many else a(one)}"
    if condition.count > 1:
        return f"there are {condition.count} or more {described(what, many=True)}{where(what)}"
    return f"there is {counted(what, 1)}"


@stated.register
def _(condition: Lacks) -> str:
    what = condition.what
    in_zone = says(what, "In PENDULUM") and what.whose is Whose.YOURS
    if in_zone or (what.place is Place.HAND and what.whose is Whose.YOURS):
        return f"you have no {group(what)}"
    if what.place is Place.FIELD and what.whose:
        return f"{_controls(what)} no {described(what, many=True)}"
    return f"there are no {described(what, many=True)}{where(what)}"


def _controls(noun: Cards) -> str:
    return where(Cards(whose=noun.whose, place=noun.place)).strip()


@stated.register
def _(condition: NamedApart) -> str:
    what = condition.what
    many = described(what, many=True)
    return f"there are {condition.count} {many} with different names{where(what)}"


@stated.register
def _(condition: Outnumber) -> str:
    these, those = condition.these, condition.those
    alike = replace(these, whose=None) == replace(those, whose=None)
    sides = (these.whose, those.whose) == (Whose.THEIRS, Whose.YOURS)
    if alike and sides and these.place is Place.FIELD:
        return f"your opponent controls more {described(these, many=True)} than you do"
    return f"there are more {group(these)} than {group(those)}"


@stated.register
def _(condition: Attacks) -> str:
    whom = f" {thing(condition.whom)}" if condition.whom else ""
    return f"{thing(condition.who)} attacks{whom}"


@stated.register
def _(condition: Both) -> str:
    only = only_theirs(condition)
    if only and only.place is Place.FIELD:
        return f"only your opponent controls {a(described(only))}"
    first, second = stated(condition.first), stated(condition.second)
    return f"{first} and {second.removeprefix('you ') if first.startswith('you ') else second}"


@stated.register
def _(condition: HoldsAll) -> str:
    return f"you have {listed(condition.names)} in your hand"


@stated.register
def _(condition: HoldsBesideThis) -> str:
    return f"you have {listed(condition.names)} in addition to this card in your hand"


def listed(names: tuple[str, ...]) -> str:
    """The names in quotation marks, as a list."""
    quoted = [f'"{name}"' for name in names]
    return " and ".join(part for part in (", ".join(quoted[:-1]), quoted[-1]) if part)


@stated.register
def _(condition: Either) -> str:
    first, second = condition.first, condition.second
    if isinstance(first, SummonedThisTurn) and second == FlippedThisTurn(first.who):
        who = thing(first.who)
        return f"{who} was {ways(first.ways)} Summoned or flipped face-up this turn"
    return f"{stated(first)} or {stated(second)}"


@stated.register
def _(condition: During) -> str:
    return f"it is {time(condition)}"


def time(condition: During) -> str:
    """The turn or the phases in which it is so."""
    return f"{OWNER[condition.turn]} {phases(condition.phases) or 'turn'}"


@stated.register
def _(condition: SummonedThisTurn) -> str:
    return f"{thing(condition.who)} was {ways(condition.ways)} Summoned this turn"


@stated.register
def _(condition: FlippedThisTurn) -> str:
    return f"{thing(condition.who)} was flipped face-up this turn"


@stated.register
def _(condition: AttackedThisTurn) -> str:
    return f"{thing(condition.who)} attacked this turn"


@stated.register
def _(condition: SlewThisTurn) -> str:
    return f"{thing(condition.who)} destroyed a monster by battle this turn"


@stated.register
def _(condition: CameUpon) -> str:
    return f"it was Special Summoned {because(condition)}"


def because(condition: CameUpon) -> str:
    """What the monster was Special Summoned by, and upon what."""
    return f"by its effect because you took {DAMAGE[condition.damage]}"


@stated.register
def _(condition: Throughout) -> str:
    return f"{stated(condition.condition)} (to activate and to resolve this effect)"


def unless(condition: Condition) -> str:
    """What must not be so for there to be neither of two cards in a zone; else nothing."""
    if not isinstance(condition, Both):
        return ""
    first, second = condition.first, condition.second
    if not isinstance(first, Lacks) or not isinstance(second, Lacks):
        return ""
    one, other = first.what, second.what
    alike = _outside_archetypes(one) == _outside_archetypes(other)
    if not alike or not says(one, "In PENDULUM"):
        return ""
    return f"you have {a(described(one))} or {described(other)}{where(other)}"


def _outside_archetypes(noun: Cards) -> Cards:
    like = tuple(each for each in noun.like if not isinstance(each, OfArchetype))
    return replace(noun, like=like)


def demanded(condition: Condition) -> str:
    """What must be so, as a demand: "you must control no cards"."""
    if isinstance(condition, Throughout):
        return f"{demanded(condition.condition)} to activate and to resolve this effect"
    if isinstance(condition, Exists) and not condition.what.whose and condition.count == 1:
        return f"{a(described(condition.what))} must be{where(condition.what)}"
    said = stated(condition)
    for plain, must in DEMANDS:
        if said.startswith(plain):
            return said.replace(plain, must, 1)
    return f"it must be that {said}"


@stated.register
def _(condition: AtMost) -> str:
    what = condition.what
    return f"there are {condition.count} or fewer {described(what, many=True)}{where(what)}"
