"""Special Summons, in Chinese."""

from cards.text.anaphora import ThisInHand
from cards.text.zh.nouns import described
from cards.text.zh.steps import done, put
from cards.text.zh.terms import POSITION
from engine.yugioh.language import (
    Choose,
    EachPlayer,
    ExcavateAndSummon,
    NormalSummonOne,
    Otherwise,
    SpecialSummon,
    TheySummonToBattle,
    Whose,
)


@done.register
def _(step: SpecialSummon) -> str:
    position = f"以{POSITION[step.position]}" if step.position else ""
    zone = "至此卡连接端的自己场上" if step.pointed_to else ""
    zone = "至对手场上" if step.to is Whose.THEIRS else zone
    if isinstance(step.what, ThisInHand):
        return f"从手牌将此卡{position}特殊召唤{zone}"
    return put(step.what, f"{position}特殊召唤{zone}", summoned=True)


@done.register
def _(step: EachPlayer) -> str:
    return f"双方玩家各自{done(step.step)}"


@done.register
def _(step: Otherwise) -> str:
    return f"{done(step.first)}，无法这样做的情况下{done(step.second)}"


@done.register
def _(_step: NormalSummonOne) -> str:
    return "将1只怪兽通常召唤"


@done.register
def _(step: ExcavateAndSummon) -> str:
    shown = f"双方从牌组上方翻开{step.count}张卡"
    which = f"将其中可特殊召唤的{described(step.what)}"
    summoned = f"{which}全部以表侧攻击表示或里侧守备表示特殊召唤"
    return f"{shown}，{summoned}，并将其余翻开的卡全部加入手牌"


@done.register
def _(step: TheySummonToBattle) -> str:
    summoned = put(Choose(step.what), "以攻击表示特殊召唤", summoned=True).replace(
        "对手", "", 1
    )
    battles = "与所选的怪兽进行战斗（双方受到的战斗伤害变成0）"
    return f"对手{summoned}，{battles}"
