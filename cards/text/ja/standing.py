"""How monsters stand and whose they are, in Japanese."""

from cards.text.ja.nouns import thing, whole
from cards.text.ja.steps import UNTIL, done
from cards.text.ja.terms import POSITION
from engine.yugioh.language import (
    ChangePosition,
    Position,
    TakeControl,
    TurnFaceUp,
)


@done.register
def _(step: ChangePosition) -> str:
    if step.position is None:
        return f"{thing(step.what)}の表示形式を変更する"
    face = "表側" if step.position is not Position.FACE_DOWN else ""
    return f"{whole(step.what)}{face}{POSITION[step.position]}にする"


@done.register
def _(step: TurnFaceUp) -> str:
    return f"{whole(step.what)}表側表示にする"


@done.register
def _(step: TakeControl) -> str:
    return f"{thing(step.what)}のコントロールを{UNTIL[step.until]}得る"
