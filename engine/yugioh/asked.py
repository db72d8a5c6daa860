"""Declares the readings on which facts depend, and which themselves depend on facts."""

from functools import singledispatch

from engine.yugioh.language import Amount, Condition, Noun
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@singledispatch
def holds(condition: Condition, duel: Duel, speaker: Speaker) -> bool:
    """Whether the condition is true now; `holds.py` says it of each."""
    raise NotImplementedError(condition)


@singledispatch
def means(noun: Noun, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether `card` is one that `speaker` means; `means/` says it of each noun."""
    raise NotImplementedError(noun)


@singledispatch
def worth(amount: int | Amount, duel: Duel, speaker: Speaker) -> int:
    """The number that an amount comes to; `counts.py` says it of each."""
    raise NotImplementedError(amount)
