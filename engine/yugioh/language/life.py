"""Words of Life Points, and of the damage that players take."""

from pydantic import PositiveInt

from engine.yugioh.language.facts import Fact
from engine.yugioh.language.families import Amount, Noun
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
    """Inflict that much damage to that player, or to the controller of that card."""

    to: Whose | Noun
    amount: int | Amount


@word
class HarmHolders(Step):
    """Each player takes so much damage for each card that it answers and that they controlled,
    or with `owners` own; both at the same time.
    """

    amount: PositiveInt
    owners: bool = False


@word
class DecideDuel(Step):
    """That player wins the Duel; with None, it is a draw."""

    winner: Whose | None


@word
class NoBattleDamage(Fact):
    """That player takes no battle damage."""

    to: Whose


@word
class NoDamage(Fact):
    """That player, or with none named both, takes no damage, in battle or by effects."""

    to: Whose | None


@word
class HealsInstead(Fact):
    """What you would take as damage, in battle or by effects, you gain as Life Points."""
