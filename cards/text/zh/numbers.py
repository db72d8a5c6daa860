"""Levels and Types that change, and amounts reckoned from others, in Chinese."""

from cards.text.zh.amounts import number
from cards.text.zh.conditions import stated
from cards.text.zh.facts import held
from cards.text.zh.nouns import bound, thing
from cards.text.zh.terms import OWNER, TYPE
from engine.yugioh.language import (
    BecomesType,
    CannotChangePosition,
    GainsLevels,
    HalfOf,
    HasLife,
    HasLowerLife,
    LevelBecomes,
    OriginalAttackBecomes,
    PerLevel,
    Whose,
)


@held.register
def _(fact: GainsLevels) -> str:
    change = "上升" if fact.levels > 0 else "下降"
    return f"{thing(fact.who)}的等级{change}{abs(fact.levels)}"


@held.register
def _(fact: LevelBecomes) -> str:
    return f"{thing(fact.who)}的等级变为{fact.level}"


@held.register
def _(fact: OriginalAttackBecomes) -> str:
    return f"{thing(fact.who)}的原本攻击力变成{fact.attack}"


@held.register
def _(fact: BecomesType) -> str:
    return f"{thing(fact.who)}变为{TYPE[fact.type]}"


@held.register
def _(fact: CannotChangePosition) -> str:
    return f"{thing(fact.who)}不可改变表示形式"


@number.register
def _(amount: PerLevel) -> str:
    return f"该怪兽的等级×{abs(amount.each)}"


@number.register
def _(amount: HalfOf) -> str:
    return f"{number(amount.amount)}的一半"


@stated.register
def _(condition: HasLowerLife) -> str:
    less = "低于" if condition.player is Whose.YOURS else "高于"
    return f"自己的LP{less}对手"


@stated.register
def _(condition: HasLife) -> str:
    return f"{OWNER[condition.player]}的LP为{bound(condition.life)}"
