"""What changes Life Points, in Chinese."""

from cards.text.zh.steps import _worth, done
from cards.text.zh.terms import OWNER
from engine.yugioh.language import (
    DecideByMonsters,
    GainLife,
    InflictDamage,
    LoseLife,
    PayLife,
    Whose,
    WinDuel,
)


@done.register
def _(step: PayLife) -> str:
    fixed = isinstance(step.amount, int)
    return f"支付{step.amount}LP" if fixed else f"支付{_worth(step.amount)}"


@done.register
def _(step: GainLife) -> str:
    if isinstance(step.amount, int):
        return f"{OWNER[step.who]}回复{step.amount}LP"
    return f"{OWNER[step.who]}回复相当于{_worth(step.amount)}数值的LP"


@done.register
def _(step: InflictDamage) -> str:
    fixed = isinstance(step.amount, int)
    damage = f"{step.amount}" if fixed else f"相当于{_worth(step.amount)}数值的"
    if step.to is Whose.YOURS:
        return f"自己受到{damage}伤害"
    return f"给予对手{damage}伤害"


@done.register
def _(step: LoseLife) -> str:
    return f"自己失去{step.amount}LP"


@done.register
def _(_step: WinDuel) -> str:
    return "自己赢得决斗"


@done.register
def _(_step: DecideByMonsters) -> str:
    alone = "只有1名玩家控制怪兽的情况下"
    return f"{alone}，该玩家赢得决斗，其他情况下视为平局"
