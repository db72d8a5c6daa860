"""Special Summons, in Japanese."""

from cards.text.anaphora import ThisInHand
from cards.text.ja.nouns import described, wide
from cards.text.ja.steps import done, taken
from cards.text.ja.terms import POSITION
from cards.text.ja.verbs import going_on
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
    position = f"{POSITION[step.position]}で" if step.position else ""
    zone = "このカードのリンク先となる自分フィールドに" if step.pointed_to else ""
    zone = "相手フィールドに" if step.to is Whose.THEIRS else zone
    if isinstance(step.what, ThisInHand):
        return f"このカードを手札から{zone}{position}特殊召喚する"
    return f"{taken(step.what, summoned=True)}{zone}{position}特殊召喚する"


@done.register
def _(step: EachPlayer) -> str:
    return f"お互いのプレイヤーはそれぞれ自分の{done(step.step)}"


@done.register
def _(step: Otherwise) -> str:
    return f"{going_on(done(step.first))}、そうできなかった場合は{done(step.second)}"


@done.register
def _(_step: NormalSummonOne) -> str:
    return "モンスター１体を通常召喚する"


@done.register
def _(step: ExcavateAndSummon) -> str:
    shown = f"お互いはデッキの上からカードを{wide(step.count)}枚めくる"
    which = f"その中の特殊召喚可能な{described(step.what)}を全て"
    summoned = f"{which}表側攻撃表示か裏側守備表示で特殊召喚し"
    return f"{shown}。{summoned}、残りのめくったカードは全て手札に加える"


@done.register
def _(step: TheySummonToBattle) -> str:
    theirs = taken(Choose(step.what), summoned=True).replace("相手の", "", 1)
    battles = "お互いに戦闘ダメージを受けずに選んだモンスターと戦闘を行う"
    return f"相手は{theirs}攻撃表示で特殊召喚し、{battles}"
