"""What is said of the Tributes of a Normal Summon, in Japanese."""

from functools import singledispatch

from cards.text.ja.conditions import stated
from cards.text.ja.facts import held
from cards.text.ja.nouns import counted, thing, wide
from engine.yugioh.language import (
    CameByTributes,
    CanTribute,
    CountsAsTwoTributes,
    Effect,
    MustTribute,
    NeedsNoTributes,
    SparesTributes,
)


@singledispatch
def tributing(effect: Effect) -> str:
    """What the effect makes of Tributes."""
    raise NotImplementedError(effect)


@tributing.register
def _(effect: CountsAsTwoTributes) -> str:
    return f"{thing(effect.of)}をアドバンス召喚する場合、このカードは２体分のリリースにできる。"


@tributing.register
def _(effect: SparesTributes) -> str:
    return f"このカードが墓地に存在する限り１度だけ、自分は{thing(effect.of)}を召喚する場合に必要なリリースをなくす事ができる。"


@tributing.register
def _(effect: MustTribute) -> str:
    return f"このカードは{counted(effect.of, effect.count)}をリリースしてアドバンス召喚しなければならない。"


@tributing.register
def _(effect: NeedsNoTributes) -> str:
    return f"このカードはリリースなしで通常召喚できる。その場合、{held(effect.but)}。"


@tributing.register
def _(effect: CanTribute) -> str:
    return f"このカードはモンスター{wide(effect.count)}体をリリースして召喚する事もできる。"


@stated.register
def _(condition: CameByTributes) -> str:
    return f"モンスター{wide(condition.count)}体をリリースして召喚した"
