"""What lets players see cards, in Chinese."""

from cards.text.zh.conditions import stated
from cards.text.zh.nouns import described, thing
from cards.text.zh.steps import done, put
from engine.yugioh.language import Cards, Excavate, Excavated, LookAt, ProvesToBe, Reveal


@done.register
def _(step: Reveal) -> str:
    return put(step.what, "给双方确认")


@done.register
def _(step: LookAt) -> str:
    return put(step.what, "确认")


@stated.register
def _(condition: ProvesToBe) -> str:
    return f"{thing(condition.which)}为{described(condition.such)}"


@done.register
def _(step: Excavate) -> str:
    return f"翻开自己牌组上面的{step.count}张卡"


@thing.register
def _(noun: Excavated) -> str:
    return "剩余的卡" if noun.of == Cards() else f"其中的{described(noun.of)}"
