"""How monsters stand and whose they are, in Chinese."""

from cards.text.zh.nouns import thing
from cards.text.zh.steps import UNTIL, done, put
from cards.text.zh.terms import POSITION
from engine.yugioh.language import (
    ChangePosition,
    Position,
    TakeControl,
    TurnFaceUp,
)


@done.register
def _(step: ChangePosition) -> str:
    if step.position is None:
        return f"改变{thing(step.what)}的表示形式"
    face = "表侧" if step.position is not Position.FACE_DOWN else ""
    return put(step.what, f"改成{face}{POSITION[step.position]}")


@done.register
def _(step: TurnFaceUp) -> str:
    return put(step.what, "改为表侧表示")


@done.register
def _(step: TakeControl) -> str:
    return f"{UNTIL[step.until]}获得{thing(step.what)}的控制权"
