"""What the engine can ask of an effect, whichever it is."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from engine.core.entering import enter
from engine.core.protocol import Event
from engine.yugioh.language import (
    Activatable,
    CardText,
    Condition,
    Effect,
    Place,
    Timing,
    Trigger,
)
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker

E = TypeVar("E", bound=Effect)
A = TypeVar("A", bound=Activatable)


class EffectRules(Generic[E]):
    """All that the engine knows of one kind of effect.

    What one rule of the game asks for by its kind alone, as the Tributes of a summon do, needs
    none of this.
    """

    may_hold = False
    """Whether something may hold by it while its card is face-up on the field."""
    acts_of_itself = False
    """Whether something happens by it that nobody activates."""

    async def act(
        self, effect: E, duel: Duel, speaker: Speaker, events: Sequence[Event]
    ) -> bool:
        """Do what happens by it of itself because of what has just happened.

        Return whether the owner of its card wins the Duel by it now.
        """
        return False


class ActivatableRules(EffectRules[A], ABC, Generic[A]):
    """All that the engine knows of one kind of effect that can be activated."""

    is_card = False
    """Whether it is the activation of the card itself (MR-ACT-01)."""
    is_claimed = False
    """Whether its player says when its occasion has come, since its text is not understood."""
    is_missed = False
    """Whether it is lost, unless mandatory, if something else happened since (MR-GLOS-11)."""

    def occasions(self, effect: A) -> tuple[Timing, ...]:
        """The times of the Damage Step that are occasion enough for it, if it is claimed."""
        return ()

    @abstractmethod
    def speed(self, effect: A, text: CardText) -> int:
        """Its Spell Speed: 1, 2 or 3 (MR-CHAIN-09)."""

    @abstractmethod
    def places(self, effect: A) -> tuple[Place, ...]:
        """In which of these its card has to lie; none where the effect does not say."""

    def trigger(self, effect: A) -> Trigger | None:
        """What it triggers on, if it does."""
        return None

    def is_forced(self, effect: A) -> bool:
        """Of a Quick Effect: whether it has to be used as soon as it can be."""
        return False

    def is_optional(self, effect: A) -> bool:
        """Of what triggers: whether its player may leave it."""
        return False

    def is_alternative(self, effect: A) -> bool:
        """Whether it is one of several, of which its player chooses one."""
        return False

    def quick_if(self, effect: A) -> Condition | None:
        """What has to be so for it to be a Quick Effect, of one that not always is."""
        return None

    def is_each_time(self, effect: A) -> bool:
        """Whether it is activated once for each time that what it waits for has happened."""
        return False

    def is_of_summoner(self, effect: A) -> bool:
        """Whether it is activated by the player whose summon it waited for."""
        return False


EFFECTS: dict[type[Effect], EffectRules[Any]] = {}
"""The rules of each kind of effect."""
ACTIVATABLE: dict[type[Activatable], ActivatableRules[Any]] = {}
"""The rules of those that can be activated."""


def register_effect(word: type[E], rules: EffectRules[E]) -> None:
    """Make `rules` known as those of the effect; TypeError where it has some."""
    enter(EFFECTS, word, rules)


def register_activatable(word: type[A], rules: ActivatableRules[A]) -> None:
    """Make `rules` known as those of the effect; TypeError where it has some."""
    register_effect(word, rules)
    enter(ACTIVATABLE, word, rules)


def rules_of_effect(effect: Effect) -> EffectRules[Any]:
    """All that the engine knows of an effect of that kind."""
    return EFFECTS[type(effect)]


def rules_of_activatable(effect: Activatable) -> ActivatableRules[Any]:
    """All that the engine knows of an effect of that kind, which can be activated."""
    return ACTIVATABLE[type(effect)]
