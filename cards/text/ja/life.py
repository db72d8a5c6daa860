"""What changes Life Points, in Japanese."""

from cards.text.ja.nouns import wide
from cards.text.ja.steps import done
from cards.text.ja.terms import OWNER
from engine.yugioh.language import (
    AttackOf,
    DamageTaken,
    DecideByMonsters,
    GainLife,
    InflictDamage,
    LoseLife,
    OriginalAttackOf,
    PayLife,
    Whose,
    WinDuel,
)


@done.register
def _(step: PayLife) -> str:
    if isinstance(step.amount, int):
        return f"{wide(step.amount)}ＬＰを払う"
    return f"{done(step.amount)}を払う"


@done.register
def _(step: GainLife) -> str:
    if isinstance(step.amount, int):
        return f"{OWNER[step.who]}は{wide(step.amount)}ＬＰ回復する"
    return f"{OWNER[step.who]}は{done(step.amount)}分のＬＰを回復する"


@done.register
def _(step: InflictDamage) -> str:
    amount = wide(step.amount) if isinstance(step.amount, int) else done(step.amount)
    amount += (
        "分の" if isinstance(step.amount, AttackOf | OriginalAttackOf | DamageTaken) else ""
    )
    if step.to is Whose.YOURS:
        return f"自分は{amount}ダメージを受ける"
    if isinstance(step.amount, int):
        return f"相手に{amount}ダメージを与える"
    return f"{amount}ダメージを相手に与える"


@done.register
def _(step: LoseLife) -> str:
    return f"自分は{wide(step.amount)}ＬＰを失う"


@done.register
def _(_step: WinDuel) -> str:
    return "自分はデュエルに勝利する"


@done.register
def _(_step: DecideByMonsters) -> str:
    alone = "どちらかのプレイヤーのみがモンスターをコントロールしていた場合"
    return f"{alone}、そのプレイヤーはデュエルに勝利し、それ以外の場合は引き分けになる"
