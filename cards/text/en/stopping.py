"""What is kept from coming to pass, in English."""

from cards.text.en.nouns import thing
from cards.text.en.steps import done
from engine.yugioh.language import (
    BecomeEndPhase,
    EndBattlePhase,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    Redirect,
    SkipDrawPhase,
    Whose,
)


@done.register
def _(step: SkipDrawPhase) -> str:
    if step.whose is Whose.YOURS:
        return "skip your next Draw Phase"
    return "your opponent skips their next Draw Phase"


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
def _(_step: BecomeEndPhase) -> str:
    return "it becomes the End Phase of this turn"


@done.register
def _(step: Redirect) -> str:
    return f"that attack or effect now targets {thing(step.to)}"
