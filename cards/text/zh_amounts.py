"""Numbers that are only known when they are needed, in Chinese."""

from functools import singledispatch

from cards.text.zh_nouns import thing
from engine.yugioh.language import Amount, AttackOf


@singledispatch
def number(amount: Amount) -> str:
    """What the number is equal to."""
    raise NotImplementedError(amount)


@number.register
def _(amount: AttackOf) -> str:
    return f"{thing(amount.of)}攻击力"
