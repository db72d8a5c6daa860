"""How much? Numbers that are only known when they are needed."""

from pydantic import PositiveInt

from engine.yugioh.language.families import Amount, Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Cards
from engine.yugioh.language.terms import Counter, Whose


@word
class AttackOf(Amount):
    """So many times the ATK that the card has: elsewhere than on the field, what is printed."""

    of: Noun
    times: PositiveInt = 1


@word
class DefenseOf(Amount):
    """The DEF that the card has: elsewhere than on the field, what is printed."""

    of: Noun


@word
class TotalLevel(Amount):
    """So much for each Level of all these monsters together."""

    each: PositiveInt
    of: Cards


@word
class DamageDealt(Amount):
    """The battle damage to the opponent that the effect answers."""


@word
class DamageTaken(Amount):
    """The damage that the effect answers, or did by which this card came."""


@word
class LifeOf(Amount):
    """The Life Points of that player."""

    whose: Whose


@word
class LifeDifference(Amount):
    """The difference between the Life Points of both players."""


@word
class AttackHad(Amount):
    """The total ATK that the cards of the step or cost before had face-up on the field."""


@word
class PerCard(Amount):
    """So much, or so much less, for each of these cards there is."""

    each: int
    of: Noun


@word
class LessPerCard(Amount):
    """That number, less so much for each of these cards there is, and never below 0."""

    number: PositiveInt
    each: PositiveInt
    of: Noun


@word
class PerCounter(Amount):
    """So much, or so much less, for each counter on that card."""

    each: int
    counter: Counter
    on: Noun


@word
class PerStandby(Amount):
    """So much for each Standby Phase of its player since this card came to lie face-up."""

    each: PositiveInt


@word
class DoublingEachStandby(Amount):
    """So much in the first Standby Phase of its player since then, twice that in the next."""

    first: PositiveInt


@word
class OriginalAttackOf(Amount):
    """So many times the original ATK of that card."""

    of: Noun
    times: PositiveInt = 1


@word
class OriginalDefenseOf(Amount):
    """So many times the original DEF of that card."""

    of: Noun
    times: PositiveInt = 1
