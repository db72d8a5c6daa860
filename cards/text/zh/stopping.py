"""What is kept from coming to pass, in Chinese."""

from cards.text.zh.nouns import thing
from cards.text.zh.steps import done
from cards.text.zh.terms import OWNER, PHASE
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
    return f"跳过下个{phase}" if step.times == 1 else f"跳过之后的{phase}{step.times}次"


@done.register
def _(_step: GiveUpDraw) -> str:
    return "放弃此回合的通常抽卡"


@done.register
def _(step: SkipTurn) -> str:
    return f"跳过下个{OWNER[step.whose]}回合"


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
def _(_step: BattleTwice) -> str:
    return "下次自己的战斗阶段可进行2次"


@done.register
def _(_step: BecomeEndPhase) -> str:
    return "进入此回合的结束阶段"


@done.register
def _(step: Redirect) -> str:
    return f"将该对象转移给{thing(step.to)}"
