"""When? The happenings a card can wait for."""

from engine.yugioh.language.node import Node, word
from engine.yugioh.language.nouns import Noun
from engine.yugioh.language.terms import Cause, Place, Summon, Timing, Whose


@word
class Trigger(Node):
    """A happening a card can answer."""


@word
class DeclaresAttack(Trigger):
    """Such a monster declares an attack."""

    who: Noun


@word
class IsSummoned(Trigger):
    """Such a monster is summoned in one of these ways."""

    who: Noun
    ways: tuple[Summon, ...]


@word
class IsActivated(Trigger):
    """Such a card is activated: it is the newest link of the chain (MR-ACT-01)."""

    which: Noun


@word
class IsFlipped(Trigger):
    """Such a monster is turned face-up (MR-SUM-13)."""

    which: Noun


@word
class LeavesField(Trigger):
    """Such a card leaves the field."""

    which: Noun


@word
class IsDestroyed(Trigger):
    """Such a card is destroyed, by that cause where one is named."""

    which: Noun
    by: Cause | None = None


@word
class IsSentToGraveyard(Trigger):
    """Such a card is sent to the Graveyard, from that place and by that cause where named."""

    which: Noun
    origin: Place | None = None
    destroyed_by: Cause | None = None


@word
class AtDamageStep(Trigger):
    """A battle between such monsters reaches that timing of the Damage Step.

    With `damage_to`, only one in which that player would take battle damage.
    """

    timing: Timing
    attacker: Noun | None = None
    attacked: Noun | None = None
    damage_to: Whose | None = None
