"""Numbers that are only known when they are needed, in Japanese."""

from cards.text.anaphora import AttackOfTributed
from cards.text.ja.nouns import number, thing, wide
from cards.text.ja.terms import COUNTERS, OWNER
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
    times = f"の{wide(amount.times)}倍" if amount.times > 1 else ""
    return f"{thing(amount.of)}の攻撃力{times}"


@number.register
def _(_amount: HalfOfLife) -> str:
    return "自分のＬＰの半分"


@number.register
def _(_amount: AttackOfTributed) -> str:
    return "リリースしたモンスターの攻撃力"


@number.register
def _(amount: AttackHad) -> str:
    return "その攻撃力の合計の半分" if amount.halved else "その攻撃力の合計"


@number.register
def _(amount: PerCard) -> str:
    of, times = amount.of, f"×{wide(amount.each)}" if amount.each > 1 else ""
    both = f"{thing(of.first)}と{thing(of.second)}" if isinstance(of, AnyOf) else thing(of)
    return f"{both}の数{times}"


@number.register
def _(amount: PerCounter) -> str:
    return f"{thing(amount.on)}の{COUNTERS[amount.counter]}の数×{wide(amount.each)}"


@number.register
def _(_amount: DamageTaken) -> str:
    return "その時に受けたダメージの数値"


@number.register
def _(amount: LifeOf) -> str:
    return f"{OWNER[amount.whose]}ＬＰの数値"
