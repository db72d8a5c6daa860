"""What is equipped to monsters by their effects, in Chinese."""

from cards.text.zh.facts import held
from cards.text.zh.nouns import thing
from cards.text.zh.steps import done, put
from cards.text.zh.triggers import CAUSE, told
from engine.yugioh.language import (
    EquipThisTo,
    EquipToThis,
    FallsInstead,
    LosesHost,
    ReflectsBattleDamage,
)


@done.register
def _(step: EquipToThis) -> str:
    return put(step.what, f"当作装备卡装备于此卡（最多{step.most}只）")


@held.register
def _(fact: FallsInstead) -> str:
    return f"{thing(fact.who)}因战斗被破坏的情况下，改为{put(fact.instead, '破坏')}"


@held.register
def _(fact: ReflectsBattleDamage) -> str:
    taken = f"自己因{thing(fact.who)}的战斗受到的战斗伤害"
    return f"对手也受到与{taken}相同数值的效果伤害"


@done.register
def _(step: EquipThisTo) -> str:
    return f"将此卡装备于{thing(step.what)}"


@told.register
def _(trigger: LosesHost) -> str:
    return f"自己场上的装备怪兽因{CAUSE[trigger.by]}被破坏，此卡被送去墓地"
