"""How monsters stand and whose they are, in English."""

from cards.text.en.nouns import possessive, thing
from cards.text.en.steps import done, lasting
from cards.text.en.terms import POSITION
from engine.yugioh.language import (
    Cards,
    ChangePosition,
    Every,
    Noun,
    Position,
    TakeControl,
    ThisCard,
    TurnFaceUp,
)


@done.register
def _(step: ChangePosition) -> str:
    if step.position is None:
        if isinstance(step.what, ThisCard):
            return "change the battle position of this card"
        return f"change {possessive(step.what)} battle position"
    hidden = isinstance(step.what, Every) and _lies_face_down(step.what.of)
    turned = step.position is Position.ATTACK or hidden
    face = "face-up " if turned and step.position is not Position.FACE_DOWN else ""
    return f"change {thing(step.what)} to {face}{POSITION[step.position]}"


def _lies_face_down(noun: Noun) -> bool:
    return isinstance(noun, Cards) and noun.position is Position.FACE_DOWN


@done.register
def _(step: TurnFaceUp) -> str:
    return f"flip {thing(step.what)} face-up"


@done.register
def _(step: TakeControl) -> str:
    return f"take control of {thing(step.what)} {lasting(step, step.until)}"
