"""How monsters stand and whose they are, in English."""

from cards.text.en.nouns import possessive, thing
from cards.text.en.steps import done, lasting
from cards.text.en.terms import POSITION
from engine.yugioh.language import (
    ChangePosition,
    Position,
    TakeControl,
    TurnFaceUp,
)


@done.register
def _(step: ChangePosition) -> str:
    if step.position is None:
        return f"change {possessive(step.what)} battle position"
    face = "face-up " if step.position is Position.DEFENSE else ""
    return f"change {thing(step.what)} to {face}{POSITION[step.position]}"


@done.register
def _(step: TurnFaceUp) -> str:
    return f"flip {thing(step.what)} face-up"


@done.register
def _(step: TakeControl) -> str:
    return f"take control of {thing(step.what)} {lasting(step, step.until)}"
