"""The keywords, and those that say more than their name."""

from enum import Enum, auto

from engine.core.values import value
from engine.duelmasters.language.families import Ability, Condition, Number
from engine.duelmasters.language.nouns import ANY, Fit
from engine.duelmasters.language.printed import Civ


class Key(Enum):
    """Keywords that only say that they are there (DM-KW-*)."""

    BLOCKER = auto()
    GUARDMAN = auto()
    SPEED_ATTACKER = auto()
    MACH_FIGHTER = auto()
    DOUBLE_BREAKER = auto()
    TRIPLE_BREAKER = auto()
    QUATTRO_BREAKER = auto()
    POWERED_BREAKER = auto()
    SLAYER = auto()
    SHIELD_TRIGGER = auto()
    G_STRIKE = auto()
    JUST_DIVER = auto()
    EX_LIFE = auto()
    ETERNAL_OMEGA = auto()
    CHARGER = auto()
    UNBLOCKABLE = auto()
    MUST_ATTACK = auto()
    CANNOT_ATTACK = auto()
    CANNOT_ATTACK_PLAYERS = auto()
    CANNOT_BLOCK = auto()
    RINGFINITY = auto()
    NO_UNTAP = auto()
    """It does not untap at the next start of its player's turn."""


BREAKS = {
    Key.DOUBLE_BREAKER: 2,
    Key.TRIPLE_BREAKER: 3,
    Key.QUATTRO_BREAKER: 4,
}
"""How many shields a breaker breaks (DM-SHD-1)."""


@value
class Has(Ability):
    """Keywords of the card itself."""

    keys: tuple[Key, ...]


@value
class NinjaStrike(Ability):
    """Summoned free when an opponent's creature attacks or blocks (DM-KW-5)."""

    mana: int


@value
class Priced(Ability):
    """An ability that uses the card for another cost of these civilizations.

    `cost` is None where it is not known; it cannot be paid then.
    """

    civs: tuple[Civ, ...]
    cost: int | None


@value
class Galaxshield(Priced):
    """Put face-up as a shield, summoned at the start of the own turn (DM-KW-4)."""


@value
class KirifuDash(Priced):
    """Used at the end of an own attack that broke a shield (DM-KW-6)."""


@value
class Fushigibirth(Priced):
    """Summoned from the graveyard; a creature tapped and put into mana pays its cost."""


@value
class GZero(Ability):
    """Used without paying while the condition holds (DM-KW-3)."""

    condition: Condition


@value
class EvolvesOn(Ability):
    """Put on one own card of that kind (DM-EVO-1)."""

    fit: Fit = ANY


@value
class SympathyFor(Ability):
    """Costs one less for each of these, not below the floor (DM-KW-26)."""

    amount: Number
    floor: int = 1


@value
class CreatureWhile(Ability):
    """Is a creature only while the condition holds."""

    condition: Condition
