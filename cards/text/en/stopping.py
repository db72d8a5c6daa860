"""What is kept from coming to pass, in English."""

from cards.text.en.nouns import thing
from cards.text.en.steps import done
from cards.text.en.terms import PHASE
from engine.yugioh.language import (
    BattleTwice,
    BecomeEndPhase,
    EndBattlePhase,
    GiveUpDraw,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    Phase,
    Redirect,
    SkipPhase,
    SkipTurn,
    Whose,
)


@done.register
def _(step: SkipPhase) -> str:
    phase = PHASE[step.phase]
    which = phase if step.times == 1 else f"{step.times} {phase}s"
    if step.whose is Whose.YOURS:
        return f"skip your next {which}"
    if step.phase is Phase.DRAW and step.times == 1:
        return "skip the Draw Phase of your opponent's next turn"
    return f"your opponent skips their next {which}"


@done.register
def _(_step: GiveUpDraw) -> str:
    return "give up your normal draw this turn"


@done.register
def _(step: SkipTurn) -> str:
    if step.whose is Whose.YOURS:
        return "skip your next turn"
    return "your opponent skips their next turn"


@done.register
def _(_step: NegateActivation) -> str:
    return "negate the activation"


@done.register
def _(_step: NegateSummon) -> str:
    return "negate the Summon"


@done.register
def _(_step: NegateEffect) -> str:
    return "negate that effect"


@done.register
def _(_step: NegateAttack) -> str:
    return "negate the attack"


@done.register
def _(_step: EndBattlePhase) -> str:
    return "end the Battle Phase"


@done.register
def _(_step: BattleTwice) -> str:
    return "you can conduct your next Battle Phase twice"


@done.register
def _(_step: BecomeEndPhase) -> str:
    return "it becomes the End Phase"


@done.register
def _(step: Redirect) -> str:
    return f"that attack or effect now targets {thing(step.to)}"
