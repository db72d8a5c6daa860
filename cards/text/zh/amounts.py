"""Numbers that are only known when they are needed, in Chinese."""

from cards.text.anaphora import AttackOfTributed
from cards.text.zh.nouns import number, thing
from cards.text.zh.terms import COUNTERS, OWNER
from engine.yugioh.language import (
    AnyOf,
    AttackHad,
    AttackOf,
    DamageTaken,
    HalfOfLife,
    LifeOf,
    PerCard,
    PerCounter,
)

__all__ = ["number"]


@number.register
def _(amount: AttackOf) -> str:
    times = f"的{amount.times}倍" if amount.times > 1 else ""
    return f"{thing(amount.of)}攻击力{times}"


@number.register
def _(_amount: HalfOfLife) -> str:
    return "自己LP的一半"


@number.register
def _(_amount: AttackOfTributed) -> str:
    return "解放的怪兽的攻击力"


@number.register
def _(amount: AttackHad) -> str:
    return "其攻击力合计的一半" if amount.halved else "其攻击力合计"


@number.register
def _(amount: PerCard) -> str:
    of, times = amount.of, f"×{amount.each}" if amount.each > 1 else ""
    both = f"{thing(of.first)}与{thing(of.second)}" if isinstance(of, AnyOf) else thing(of)
    return f"{both}数量{times}"


@number.register
def _(amount: PerCounter) -> str:
    return f"{thing(amount.on)}的{COUNTERS[amount.counter]}数量×{amount.each}"


@number.register
def _(_amount: DamageTaken) -> str:
    return "当时受到的伤害"


@number.register
def _(amount: LifeOf) -> str:
    return f"{OWNER[amount.whose]}LP的数值"
