"""An attack under way."""

from dataclasses import field

from engine.core.values import record
from engine.yugioh.language import Position, Timing
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.spots import CardId


@record
class Battle:
    """An attack under way, from its declaration to the end of the Damage Step."""

    attacker: Mark
    target: Mark | None
    stance: Position = Position.ATTACK
    """The battle position from which the attack was declared, or renewed."""
    timing: Timing | None = None
    disturbed: bool = False
    """Whether the number of the opponent's monsters changed since the declaration."""
    negated: bool = False
    was_face_down: bool = False
    """Whether what is attacked was face-down at the start of the Damage Step."""
    fought: bool = False
    """Whether damage has been calculated."""
    doomed: tuple[Mark, ...] = ()
    """The monsters that the calculation has destroyed; they leave the field at the end."""
    aims: tuple[Mark, ...] = ()
    """What effects have targeted, face-up, in the Damage Step before the calculation."""
    used: list[tuple[CardId, int]] = field(default_factory=list)
    """The effects, by card and index, that were activated in it."""

    @property
    def awaits_calculation(self) -> bool:
        """Whether it is the Damage Step, and damage is still to be calculated."""
        return self.timing in (Timing.START, Timing.BEFORE_CALCULATION, Timing.CALCULATION)

    @property
    def falling(self) -> list[Card]:
        """The monsters that it has destroyed, and that have not left the field yet."""
        return [mark.card for mark in self.doomed if mark.is_same]
