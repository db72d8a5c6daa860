"""What lets players see cards, in Japanese."""

from cards.text.ja.conditions import stated
from cards.text.ja.nouns import (
    described,
    thing,
    whole,
    wide,
)
from cards.text.ja.steps import (
    done,
    taken,
)
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
    return f"{whole(step.what)}お互いに確認する"


@done.register
def _(step: LookAt) -> str:
    return f"{whole(step.what)}確認する"


@stated.register
def _(condition: ProvesToBe) -> str:
    return f"{thing(condition.which)}が{described(condition.such)}だった"


@done.register
def _(step: Excavate) -> str:
    return f"自分のデッキの上からカードを{wide(step.count)}枚めくる"


@thing.register
def _(noun: Seen) -> str:
    return f"その内の{described(noun.of)}"


@thing.register
def _(noun: Excavated) -> str:
    return "残りのカード" if noun.of == Cards() else f"その中の{described(noun.of)}"


@done.register
def _(step: AddTheirChoice) -> str:
    shown = taken(step.what)
    return f"{shown}相手に見せ、相手が選んだ１枚を手札に加え、残りを墓地へ捨てる"


@done.register
def _(step: BanishNamesakes) -> str:
    return f"お互いのデッキを確認し、{thing(step.of)}の同名カードを全て除外する"
