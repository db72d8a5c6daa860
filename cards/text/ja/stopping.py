"""What is kept from coming to pass, in Japanese."""

from cards.text.ja.nouns import thing
from cards.text.ja.steps import done
from cards.text.ja.terms import OWNER
from engine.yugioh.language import (
    BecomeEndPhase,
    EndBattlePhase,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    Redirect,
    SkipDrawPhase,
)


@done.register
def _(step: SkipDrawPhase) -> str:
    return f"次の{OWNER[step.whose]}ドローフェイズをスキップする"


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
def _(_step: BecomeEndPhase) -> str:
    return "このターンのエンドフェイズになる"


@done.register
def _(step: Redirect) -> str:
    return f"その対象を{thing(step.to)}に移し替える"
