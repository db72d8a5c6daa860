"""What lets players see cards, in Chinese."""

from cards.text.zh.conditions import stated
from cards.text.zh.nouns import described, thing
from cards.text.zh.steps import done, put
from engine.yugioh.language import LookAt, ProvesToBe, Reveal


@done.register
def _(step: Reveal) -> str:
    return put(step.what, "给双方确认")


@done.register
def _(step: LookAt) -> str:
    return put(step.what, "确认")


@stated.register
def _(condition: ProvesToBe) -> str:
    return f"{thing(condition.which)}为{described(condition.such)}"
