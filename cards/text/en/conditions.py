"""What must be so, in English."""

from functools import singledispatch

from cards.text.anaphora import HoldsBesideThis, only_theirs
from cards.text.en.nouns import a, counted, described, group, thing, where
from cards.text.en.terms import OWNER, phases
from cards.text.en.triggers import ways
from engine.yugioh.language import (
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
    Outnumber,
    Place,
    SlewThisTurn,
    SummonedThisTurn,
    Throughout,
)

DAMAGE = {Cause.BATTLE: "battle damage", Cause.EFFECT: "effect damage"}


@singledispatch
def stated(condition: Condition) -> str:
    """What must be so, as a statement."""
    raise NotImplementedError(condition)


@stated.register
def _(condition: Exists) -> str:
    what = condition.what
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
    if what.place is Place.FIELD and what.whose:
        return f"{_controls(what)} no {described(what, many=True)}"
    return f"there are no {described(what, many=True)}{where(what)}"


def _controls(noun: Cards) -> str:
    return where(Cards(whose=noun.whose, place=noun.place)).strip()


@stated.register
def _(condition: Outnumber) -> str:
    return f"there are more {group(condition.these)} than {group(condition.those)}"


@stated.register
def _(condition: Attacks) -> str:
    whom = f" {thing(condition.whom)}" if condition.whom else ""
    return f"{thing(condition.who)} attacks{whom}"


@stated.register
def _(condition: Both) -> str:
    only = only_theirs(condition)
    if only and only.place is Place.FIELD:
        return f"only your opponent controls {a(described(only))}"
    return f"{stated(condition.first)} and {stated(condition.second)}"


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
    return f"{stated(condition.first)} or {stated(condition.second)}"


@stated.register
def _(condition: During) -> str:
    return f"it is {OWNER[condition.turn]} {phases(condition.phases) or 'turn'}"


@stated.register
def _(condition: SummonedThisTurn) -> str:
    return f"{thing(condition.who)} was {ways(condition.ways)} Summoned this turn"


@stated.register
def _(condition: FlippedThisTurn) -> str:
    return f"{thing(condition.who)} was flipped face-up this turn"


@stated.register
def _(condition: SlewThisTurn) -> str:
    return f"{thing(condition.who)} destroyed a monster by battle this turn"


@stated.register
def _(condition: CameUpon) -> str:
    return f"it was Special Summoned by its own effect because of {DAMAGE[condition.damage]}"


@stated.register
def _(condition: Throughout) -> str:
    return f"{stated(condition.condition)} (to activate and to resolve this effect)"
