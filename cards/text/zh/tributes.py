"""What is said of the Tributes of a Normal Summon, in Chinese."""

from functools import singledispatch

from cards.text.zh.conditions import stated
from cards.text.zh.facts import held
from cards.text.zh.nouns import counted, thing
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
    return f"上级召唤{thing(effect.of)}的情况下，此卡可作为2只的解放。"


@tributing.register
def _(effect: SparesTributes) -> str:
    return f"只要此卡存在于墓地仅1次，自己召唤{thing(effect.of)}时可无需解放。"


@tributing.register
def _(effect: MustTribute) -> str:
    return f"此卡必须解放{counted(effect.of, effect.count)}作上级召唤。"


@tributing.register
def _(effect: NeedsNoTributes) -> str:
    return f"此卡无需解放即可通常召唤。此时，{held(effect.but)}。"


@tributing.register
def _(effect: CanTribute) -> str:
    return f"此卡也可解放{effect.count}只怪兽来召唤。"


@stated.register
def _(condition: CameByTributes) -> str:
    return f"解放{condition.count}只怪兽来召唤"
