"""What concerns the Pendulum Zones and what leaves them or battles, in Chinese."""

from cards.text.zh.conditions import stated
from cards.text.zh.facts import held
from cards.text.zh.nouns import thing
from cards.text.zh.steps import done
from cards.text.zh.triggers import told
from engine.yugioh.language import (
    Battles,
    IsReturnedToHand,
    OutsideDamageStep,
    PendulumSummonedAs,
    PlaceInPendulumZone,
    ScaleBecomes,
    Whose,
)


@done.register
def _(step: PlaceInPendulumZone) -> str:
    return f"将{thing(step.what)}放置到自己的灵摆区域"


@held.register
def _(fact: ScaleBecomes) -> str:
    scale = "原本的数值" if fact.scale is None else fact.scale
    return f"{thing(fact.who)}的灵摆刻度变为{scale}"


@stated.register
def _(condition: Battles) -> str:
    return f"{thing(condition.who)}进行到伤害步骤结束时为止的战斗"


@stated.register
def _(_condition: OutsideDamageStep) -> str:
    return "不是伤害步骤"


@told.register
def _(trigger: IsReturnedToHand) -> str:
    alone = "仅" if trigger.alone else ""
    by = {None: "", Whose.YOURS: "因自己的效果", Whose.THEIRS: "因对手的效果"}
    return f"{alone}{thing(trigger.which)}{by[trigger.by]}返回手牌"


def scaled(effect: PendulumSummonedAs) -> str:
    """What lets it be Pendulum Summoned though it has no Level."""
    level = f"在可灵摆召唤等级{effect.level}的情况下"
    return f"{level}，额外牌组表侧表示的此卡可以灵摆召唤。"
