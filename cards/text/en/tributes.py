"""What is said of the Tributes of a Normal Summon, in English."""

from functools import singledispatch

from cards.text.en.conditions import stated
from cards.text.en.facts import held
from cards.text.en.nouns import counted, thing
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
    return (
        f"This card can be treated as 2 Tributes for the Tribute Summon of {thing(effect.of)}."
    )


@tributing.register
def _(effect: SparesTributes) -> str:
    summoned = f"you can Normal Summon {counted(effect.of, 1)} without Tributing"
    return f"Once, while this card is in the GY, {summoned}."


@tributing.register
def _(effect: MustTribute) -> str:
    return f"To Tribute Summon this card, you must Tribute {counted(effect.of, effect.count)}."


@tributing.register
def _(effect: NeedsNoTributes) -> str:
    return f"You can Normal Summon/Set this card without Tributing, but {held(effect.but)}."


@tributing.register
def _(effect: CanTribute) -> str:
    return f"You can Tribute {effect.count} monsters to Tribute Summon (but not Set) this card."


@stated.register
def _(condition: CameByTributes) -> str:
    return f"{condition.count} monsters were Tributed for its Tribute Summon"
