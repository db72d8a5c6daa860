"""Effects that are activated and make a link of a chain."""

from typing import Generic, TypeVar

from engine.yugioh.language import (
    THIS,
    Activate,
    CardText,
    Claimed,
    Condition,
    Flip,
    Icon,
    If,
    Ignition,
    IsActivated,
    IsFlipped,
    Kind,
    Place,
    Quick,
    Timing,
    Trigger,
    When,
)
from engine.yugioh.words.effects.base import ActivatableRules, register_activatable

T = TypeVar("T", When, If, Flip)


class ActivateRules(ActivatableRules[Activate]):
    """The activation of a Spell or Trap."""

    is_card = True

    def speed(self, effect: Activate, text: CardText) -> int:
        if text.kind is Kind.TRAP:
            return 3 if text.icon is Icon.COUNTER else 2
        return 2 if text.icon is Icon.QUICK_PLAY else 1

    def places(self, effect: Activate) -> tuple[Place, ...]:
        return ()


class IgnitionRules(ActivatableRules[Ignition]):
    """An effect that its controller activates in their own Main Phase (MR-EFF-03)."""

    def speed(self, effect: Ignition, text: CardText) -> int:
        return 1 if effect.quick_if is None else 2

    def quick_if(self, effect: Ignition) -> Condition | None:
        return effect.quick_if

    def places(self, effect: Ignition) -> tuple[Place, ...]:
        return effect.places

    def is_alternative(self, effect: Ignition) -> bool:
        return effect.either


class QuickRules(ActivatableRules[Quick]):
    """A Quick Effect, usable in either turn (MR-EFF-06)."""

    def speed(self, effect: Quick, text: CardText) -> int:
        return 2

    def places(self, effect: Quick) -> tuple[Place, ...]:
        return effect.places

    def is_alternative(self, effect: Quick) -> bool:
        return effect.either


class ClaimedRules(ActivatableRules[Claimed]):
    """An effect of which its player says when its occasion has come."""

    is_claimed = True

    def occasions(self, effect: Claimed) -> tuple[Timing, ...]:
        return (Timing.START, *effect.timings, Timing.END)

    def speed(self, effect: Claimed, text: CardText) -> int:
        return 1

    def places(self, effect: Claimed) -> tuple[Place, ...]:
        return (effect.where,)


class TriggeredRules(ActivatableRules[T], Generic[T]):
    """An effect that is triggered by what happens."""

    def speed(self, effect: T, text: CardText) -> int:
        return 1

    def places(self, effect: T) -> tuple[Place, ...]:
        return ()

    def trigger(self, effect: T) -> Trigger | None:
        return effect.when or IsFlipped(THIS)

    def is_optional(self, effect: T) -> bool:
        return effect.you_can


def _places(where: Place | tuple[Place, ...] | None) -> tuple[Place, ...]:
    if isinstance(where, tuple):
        return where
    return () if where is None else (where,)


class WhenRules(TriggeredRules[When]):
    """When this happens, you can: it misses its timing if something else happened since."""

    is_missed = True

    def speed(self, effect: When, text: CardText) -> int:
        return 2 if self.is_forced(effect) else 1

    def places(self, effect: When) -> tuple[Place, ...]:
        if effect.where is None and self.is_forced(effect):
            return (Place.FIELD,)
        return _places(effect.where)

    def trigger(self, effect: When) -> Trigger | None:
        return None if self.is_forced(effect) else super().trigger(effect)

    def is_forced(self, effect: When) -> bool:
        """What answers an activation, and not if its player likes, whatever it does then
        (FAQ 7343, 10684, 22742); what waits for the chain to resolve says "if" (FAQ 10452).
        """
        return isinstance(effect.when, IsActivated) and not effect.you_can

    def is_alternative(self, effect: When) -> bool:
        return effect.either


class IfRules(TriggeredRules[If]):
    """If this happens: it never misses its timing."""

    def places(self, effect: If) -> tuple[Place, ...]:
        return _places(effect.where)

    def is_alternative(self, effect: If) -> bool:
        return effect.either

    def is_each_time(self, effect: If) -> bool:
        return effect.each_time

    def is_of_summoner(self, effect: If) -> bool:
        return effect.by_summoner


class FlipRules(TriggeredRules[Flip]):
    """FLIP: activated when this card is turned face-up."""


register_activatable(Activate, ActivateRules())
register_activatable(Ignition, IgnitionRules())
register_activatable(Quick, QuickRules())
register_activatable(Claimed, ClaimedRules())
register_activatable(When, WhenRules())
register_activatable(If, IfRules())
register_activatable(Flip, FlipRules())
