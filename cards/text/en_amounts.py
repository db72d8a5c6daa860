"""Numbers that are only known when they are needed, in English."""

from functools import singledispatch

from cards.text.en_nouns import possessive
from engine.yugioh.language import Amount, AttackOf


@singledispatch
def number(amount: Amount) -> str:
    """What the number is equal to."""
    raise NotImplementedError(amount)


@number.register
def _(amount: AttackOf) -> str:
    return f"{possessive(amount.of)} ATK"
