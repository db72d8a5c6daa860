"""Levels and Types that change, and amounts reckoned from others, in English."""

from cards.text.en.amounts import number
from cards.text.en.conditions import stated
from cards.text.en.facts import held, subject
from cards.text.en.nouns import bound, group, is_many, possessive
from cards.text.en.terms import TYPE
from engine.yugioh.language import (
    BecomesType,
    CannotChangePosition,
    GainsLevels,
    HalfOf,
    HasLife,
    HasLowerLife,
    LevelBecomes,
    OriginalAttackBecomes,
    OriginalAttackOf,
    PerLevel,
    Whose,
)


@held.register
def _(fact: GainsLevels) -> str:
    change = "increased" if fact.levels > 0 else "reduced"
    return f"{possessive(fact.who)} Level is {change} by {abs(fact.levels)}"


@held.register
def _(fact: LevelBecomes) -> str:
    become = "become" if is_many(fact.who) else "becomes"
    return f"{subject(fact.who)} {become} Level {fact.level}"


@held.register
def _(fact: OriginalAttackBecomes) -> str:
    return f"{possessive(fact.who)} original ATK becomes {fact.attack}"


@held.register
def _(fact: BecomesType) -> str:
    become = "become" if is_many(fact.who) else "becomes"
    return f"{subject(fact.who)} {become} {TYPE[fact.type]}"


@held.register
def _(fact: CannotChangePosition) -> str:
    many = is_many(fact.who)
    position = "their battle positions" if many else "its battle position"
    return f"{group(fact.who)} cannot change {position}"


@number.register
def _(amount: PerLevel) -> str:
    return f"{abs(amount.each)} x its own Level"


@number.register
def _(amount: HalfOf) -> str:
    of = "" if isinstance(amount.amount, OriginalAttackOf) else "of "
    return f"half {of}{number(amount.amount)}"


@stated.register
def _(condition: HasLowerLife) -> str:
    lower = "lower" if condition.player is Whose.YOURS else "higher"
    return f"your LP is {lower} than your opponent's"


@stated.register
def _(condition: HasLife) -> str:
    has = "you have" if condition.player is Whose.YOURS else "your opponent has"
    return f"{has} {bound(condition.life, 'or less', 'or more')} LP"
