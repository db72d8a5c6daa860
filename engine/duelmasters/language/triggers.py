"""Words for what happens."""

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


@value
class Attacking(Trigger):
    """The creature attacks."""


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
class Breaking(Trigger):
    """The creature is about to break shields (DM-SHD-7)."""


@value
class WonBattle(Trigger):
    """The creature won a battle."""


@value
class Moved(Trigger):
    """A card of such a player goes from one zone to another, once for each card."""

    whose: Whose
    to: Zone
    source: Zone | None = None
    fit: Fit = ANY


@value
class Broken(Trigger):
    """An own shield is broken."""


@value
class Left(Trigger):
    """The creature leaves the battle zone."""

    to: Zone | None = None


@value
class LifeLost(Trigger):
    """The EX Life shield of this creature leaves the shield zone."""


@value
class Shown(Trigger):
    """The card is put face-up as a shield."""


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


@value
class Used(Trigger):
    """The opponent whose turn it is uses a card, or puts one into the mana zone."""


@value
class Drawn(Trigger):
    """A player has drawn the first card of the own turn."""


@value
class Judged(Trigger):
    """The card is turned up in a Gachinko Judge."""


@value
class Struck(Trigger):
    """The Ninja Strike of an own Shinobi was used."""
