"""What is kept from coming to pass, in Japanese."""

from cards.text.ja.nouns import thing, wide
from cards.text.ja.steps import done
from cards.text.ja.terms import OWNER, PHASE
from engine.yugioh.language import (
    BattleTwice,
    BecomeEndPhase,
    EndBattlePhase,
    GiveUpDraw,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    Redirect,
    SkipPhase,
    SkipTurn,
)


@done.register
def _(step: SkipPhase) -> str:
    phase = f"{OWNER[step.whose]}{PHASE[step.phase]}"
    if step.times == 1:
        return f"次の{phase}をスキップする"
    return f"その後の{phase}を{wide(step.times)}回スキップする"


@done.register
def _(_step: GiveUpDraw) -> str:
    return "このターンの通常のドローを行わない"


@done.register
def _(step: SkipTurn) -> str:
    return f"次の{OWNER[step.whose]}ターンをスキップする"


@done.register
def _(_step: NegateActivation) -> str:
    return "その発動を無効にする"


@done.register
def _(_step: NegateSummon) -> str:
    return "それを無効にする"


@done.register
def _(_step: NegateEffect) -> str:
    return "その効果を無効にする"


@done.register
def _(_step: NegateAttack) -> str:
    return "その攻撃を無効にする"


@done.register
def _(_step: EndBattlePhase) -> str:
    return "バトルフェイズを終了する"


@done.register
def _(_step: BattleTwice) -> str:
    return "次の自分のバトルフェイズを２回行う事ができる"


@done.register
def _(_step: BecomeEndPhase) -> str:
    return "このターンのエンドフェイズになる"


@done.register
def _(step: Redirect) -> str:
    return f"その対象を{thing(step.to)}に移し替える"
