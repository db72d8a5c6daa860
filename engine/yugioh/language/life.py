"""Words of Life Points."""

from pydantic import PositiveInt

from engine.yugioh.language.families import Amount
from engine.yugioh.language.node import word
from engine.yugioh.language.numbers import HalfOf
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Whose


@word
class PayLife(Step):
    """Pay Life Points."""

    amount: PositiveInt | HalfOf


@word
class GainLife(Step):
    """That player gains so many Life Points."""

    amount: PositiveInt | Amount
    who: Whose = Whose.YOURS


@word
class LoseLife(Step):
    """You lose so many Life Points, which is neither damage nor a payment."""

    amount: PositiveInt


@word
class InflictDamage(Step):
    """Inflict that much damage to that player."""

    to: Whose
    amount: int | Amount


@word
class WinDuel(Step):
    """You win the Duel."""


@word
class DecideByMonsters(Step):
    """The player who alone controls a monster wins the Duel; else it is a draw."""
