"""What is kept from coming to pass, in Chinese."""

from cards.text.zh.nouns import thing
from cards.text.zh.steps import done
from cards.text.zh.terms import OWNER
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
    return f"跳过下个{OWNER[step.whose]}抽牌阶段"


@done.register
def _(_step: NegateActivation) -> str:
    return "将该发动无效"


@done.register
def _(_step: NegateSummon) -> str:
    return "将其无效"


@done.register
def _(_step: NegateEffect) -> str:
    return "将该效果无效"


@done.register
def _(_step: NegateAttack) -> str:
    return "将该攻击无效"


@done.register
def _(_step: EndBattlePhase) -> str:
    return "战斗阶段结束"


@done.register
def _(_step: BecomeEndPhase) -> str:
    return "进入此回合的结束阶段"


@done.register
def _(step: Redirect) -> str:
    return f"将该对象转移给{thing(step.to)}"
