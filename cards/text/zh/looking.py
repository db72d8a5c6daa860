"""What lets players see cards, in Chinese."""

from cards.text.zh.conditions import stated
from cards.text.zh.nouns import described, thing
from cards.text.zh.steps import done, put
from engine.yugioh.language import (
    AddTheirChoice,
    BanishNamesakes,
    Cards,
    Excavate,
    Excavated,
    LookAt,
    ProvesToBe,
    Reveal,
    Seen,
)


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
def _(noun: Seen) -> str:
    return f"其中的{described(noun.of)}"


@thing.register
def _(noun: Excavated) -> str:
    return "剩余的卡" if noun.of == Cards() else f"其中的{described(noun.of)}"


@done.register
def _(step: AddTheirChoice) -> str:
    return f"{put(step.what, '给对手看')}，将对手选择的1张加入手牌，剩下的舍弃至墓地"


@done.register
def _(step: BanishNamesakes) -> str:
    return f"双方确认彼此的牌组，将{thing(step.of)}的同名卡全部除外"
