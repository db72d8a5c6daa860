"""What the text of a card alone tells of the use of its effects."""

from engine.core.values import value
from engine.yugioh.language import Activatable, Condition, Place, Timing, Trigger

RESPONDING_SPEED = 2
"""The Spell Speed that a response needs at least (MR-CHAIN-08)."""
RESPONDING_FROM = (Place.HAND, Place.FIELD, Place.GRAVEYARD, Place.BANISHED)
"""From where a player may respond."""
BEFORE_CALCULATION = (Timing.START, Timing.BEFORE_CALCULATION)


@value
class EffectUse:
    """One effect that can be activated: which, how fast, and in which of the five timings.

    `speed` is its Spell Speed (MR-CHAIN-09). `trigger` is what it triggers on, for an effect
    that does; `mandatory` then tells that its player has no choice, `misses` that it is lost
    if something else happened since (MR-GLOS-11).
    """

    index: int
    effect: Activatable
    speed: int
    timings: tuple[Timing, ...]
    trigger: Trigger | None
    mandatory: bool
    misses: bool
    as_spell: bool
    """Whether it works where a Pendulum Monster is a Spell, not where it is a monster."""
    is_card: bool
    """Whether it is the activation of the card itself (MR-ACT-01)."""
    is_alternative: bool
    """Whether it is one of several, of which its player chooses one."""
    is_each_time: bool
    """Whether it is activated once for each time that what it waits for has happened."""
    is_of_summoner: bool
    """Whether it is activated by the player whose summon it waited for."""
    in_standby: bool
    """Whether it is a Spell of Spell Speed 1 that opens a chain in the Standby Phase."""
    shuns_damage_step: bool
    """Whether what it waits for lets nobody use it in the Damage Step who need not."""
    is_claimed: bool
    """Whether its player says when its occasion has come, whenever a chain could begin."""
    occasions: tuple[Timing, ...]
    """The times of the Damage Step at which its player can say so though nothing happened."""
    in_battle_step: bool
    """Whether the turn player uses it in the Battle Step."""
    places: tuple[Place, ...]
    """In which of these its card has to lie; none where the effect does not say."""
    quick_if: Condition | None
    """What has to be so for it to be a Quick Effect outside its player's open Main Phase."""
    remembers: Condition | None
    """What it asks of the moment of its activation."""

    @property
    def is_ignition(self) -> bool:
        """Whether its player activates it in their own Main Phase (MR-EFF-03)."""
        waits = self.trigger is not None or self.is_claimed
        return self.speed < RESPONDING_SPEED and not waits and not self.is_card

    @property
    def is_forced(self) -> bool:
        """Whether it is a Quick Effect that has to be used (FAQ 7343)."""
        return self.mandatory and self.trigger is None

    @property
    def from_hand(self) -> bool:
        """Whether it can be triggered in the hand, where nobody else sees it."""
        return self.trigger is not None and Place.HAND in self.places

    def responds_from(self, place: Place) -> bool:
        """Whether a card that lies there may respond with it."""
        if self.speed < RESPONDING_SPEED and not self.is_claimed:
            return self.in_standby and place is Place.FIELD
        return place in (self.places or (Place.HAND, Place.FIELD))
