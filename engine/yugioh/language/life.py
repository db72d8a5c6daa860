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
    """That player gains so many Life Points, or loses them: no damage, and no payment."""

    amount: int | Amount
    who: Whose = Whose.YOURS


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
