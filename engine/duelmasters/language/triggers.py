"""Words for what happens."""

from enum import Enum

from engine.core.values import value
from engine.duelmasters.language.families import Trigger
from engine.duelmasters.language.nouns import ANY, CREATURE, Fit, Whose
from engine.duelmasters.language.printed import Zone


@value
class Put(Trigger):
    """The card is put into the battle zone; by being summoned, where it has to be."""

    summoned: bool = False


@value
class OtherPut(Trigger):
    """Another creature is put."""

    whose: Whose
    fit: Fit = CREATURE


class Deed(Enum):
    """What a card does, or what becomes of it."""

    ATTACKS = "attacks"
    BREAKS = "breaks"
    """It is about to break shields (DM-SHD-7)."""
    WINS = "wins"
    """It has won a battle."""
    LOSES_LIFE = "loses_life"
    """Its EX Life shield leaves the shield zone."""
    SHOWN = "shown"
    """It is put face-up as a shield."""
    JUDGED = "judged"
    """It is turned up in a Gachinko Judge."""


@value
class Itself(Trigger):
    """The card does that, or that becomes of it."""

    deed: Deed


class Feat(Enum):
    """What a player does, or what becomes of what is theirs."""

    SHIELD_BROKEN = "shield_broken"
    """A shield of theirs is broken; one that an effect takes to the hand is not (DM-SHD-10)."""
    STRUCK = "struck"
    """The Ninja Strike of a Shinobi of theirs was used."""
    DRAWN = "drawn"
    """They have drawn the first card of their own turn."""
    USED = "used"
    """They use a card, or put one into the mana zone."""


@value
class Player(Trigger):
    """Such a player does that."""

    whose: Whose
    feat: Feat


@value
class Attacked(Trigger):
    """A creature of such a player attacks; `you`: it attacks this card's player."""

    whose: Whose
    you: bool = False
    first: bool = False
    """As the first attack of the turn."""


@value
class AttackOver(Trigger):
    """An attack ends: of this creature, or of such players."""

    whose: Whose | None = None


@value
class Moved(Trigger):
    """A card goes from one zone to another: this one, or each of such a player."""

    whose: Whose | None = None
    to: Zone | None = None
    source: Zone | None = None
    fit: Fit = ANY


@value
class TurnStarts(Trigger):
    """A turn of such a player starts."""

    whose: Whose = Whose.OWN


@value
class TurnEnds(Trigger):
    """A turn of such a player ends."""

    whose: Whose = Whose.OWN


@value
class Cast(Trigger):
    """Such a player casts a spell."""

    whose: Whose
    fit: Fit = ANY
    source: Zone | None = None
    this: bool = False
    """The spell side of this card."""
    first: bool = False
    """As that player's first spell of the turn."""
