"""What must be so, in Chinese."""

from functools import singledispatch

from cards.text.anaphora import HoldsBesideThis, only_theirs
from cards.text.names import translated
from cards.text.zh.nouns import described, thing, where
from cards.text.zh.terms import COUNTER, OWNER, phases
from cards.text.zh.triggers import ways
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
    Outnumber,
    SlewThisTurn,
    SummonedThisTurn,
    Throughout,
)

DAMAGE = {Cause.BATTLE: "战斗伤害", Cause.EFFECT: "效果伤害"}


@singledispatch
def stated(condition: Condition) -> str:
    """What must be so, as a statement."""
    raise NotImplementedError(condition)


@stated.register
def _(condition: Exists) -> str:
    what = condition.what
    count = f"{condition.count}{COUNTER[what.kind]}以上的" if condition.count > 1 else ""
    return f"{_there(what)}存在{count}{described(what)}"


def _there(noun: Cards) -> str:
    """Where such cards would be: on the field, if the noun does not say."""
    return where(noun) if noun.place else f"{where(noun)}场上"


@stated.register
def _(condition: Lacks) -> str:
    return f"{_there(condition.what)}不存在{described(condition.what)}"


@stated.register
def _(condition: NamedApart) -> str:
    what = condition.what
    return f"{where(what)}凑齐{condition.count}种{described(what)}"


@stated.register
def _(condition: Outnumber) -> str:
    more = f"比{thing(condition.those)}更多的{described(condition.these)}"
    return f"{_there(condition.these)}存在{more}"


@stated.register
def _(condition: Attacks) -> str:
    whom = thing(condition.whom) if condition.whom else ""
    return f"{thing(condition.who)}攻击{whom}"


@stated.register
def _(condition: Both) -> str:
    only = only_theirs(condition)
    if only:
        return f"仅有{_there(only)}才存在{described(only)}"
    return f"{stated(condition.first)}且{stated(condition.second)}"


@stated.register
def _(condition: HoldsAll) -> str:
    return f"{_listed(condition.names)}全部在手牌集齐"


@stated.register
def _(condition: HoldsBesideThis) -> str:
    return f"此卡和{_listed(condition.names)}全部在手牌集齐"


def _listed(names: tuple[str, ...]) -> str:
    return "、".join(f"“{translated(name, 'zh')}”" for name in names)


@stated.register
def _(condition: Either) -> str:
    return f"{stated(condition.first)}或{stated(condition.second)}"


@stated.register
def _(condition: During) -> str:
    return f"处于{_time(condition)}"


def during(condition: During) -> str:
    """In which turn or phases."""
    return f"在{_time(condition)}中"


def _time(condition: During) -> str:
    return f"{OWNER[condition.turn]}的{phases(condition.phases) or '回合'}"


@stated.register
def _(condition: SummonedThisTurn) -> str:
    return f"此回合{thing(condition.who)}被{ways(condition.ways)}"


@stated.register
def _(condition: FlippedThisTurn) -> str:
    return f"此回合{thing(condition.who)}反转"


@stated.register
def _(condition: AttackedThisTurn) -> str:
    return f"此回合{thing(condition.who)}攻击过"


@stated.register
def _(condition: SlewThisTurn) -> str:
    return f"此回合{thing(condition.who)}战斗破坏过怪兽"


@stated.register
def _(condition: CameUpon) -> str:
    return f"以受到{DAMAGE[condition.damage]}时的自身效果特殊召唤"


@stated.register
def _(condition: Throughout) -> str:
    return f"此效果发动时及处理时{stated(condition.condition)}"


@stated.register
def _(condition: AtMost) -> str:
    what = condition.what
    return f"{_there(what)}的{described(what)}在{condition.count}{COUNTER[what.kind]}以下"
