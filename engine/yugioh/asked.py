"""The questions that words answer, for the rooms of the rules below the words.

Facts depend on them, and they depend on facts.
"""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from engine.core.verb import Verb, enter
from engine.yugioh.language import Amount, Condition, Noun
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker

C = TypeVar("C", bound=Condition)
A = TypeVar("A", bound=Amount)


class ConditionRules(ABC, Generic[C]):
    """All that the engine knows of one kind of condition."""

    @abstractmethod
    def holds(self, condition: C, duel: Duel, speaker: Speaker) -> bool:
        """Whether it is true now."""


class AmountRules(ABC, Generic[A]):
    """All that the engine knows of one kind of amount."""

    @abstractmethod
    def worth(self, amount: A, duel: Duel, speaker: Speaker) -> int:
        """The number that it comes to now."""


CONDITIONS: dict[type[Condition], ConditionRules[Any]] = {}
"""The rules of each kind of condition."""
AMOUNTS: dict[type[Amount], AmountRules[Any]] = {}
"""The rules of each kind of amount."""


def register_condition(word: type[C], rules: ConditionRules[C]) -> None:
    """Make `rules` known as those of the condition; TypeError where it has some."""
    enter(CONDITIONS, word, rules)


def register_amount(word: type[A], rules: AmountRules[A]) -> None:
    """Make `rules` known as those of the amount; TypeError where it has some."""
    enter(AMOUNTS, word, rules)


def holds(condition: Condition, duel: Duel, speaker: Speaker) -> bool:
    """Whether the condition is true now."""
    return CONDITIONS[type(condition)].holds(condition, duel, speaker)


def worth(amount: int | Amount, duel: Duel, speaker: Speaker) -> int:
    """The number that an amount comes to now."""
    if isinstance(amount, int):
        return amount
    return AMOUNTS[type(amount)].worth(amount, duel, speaker)


@Verb
def means(noun: Noun, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether `card` is one that `speaker` means; `means/` says it of each noun."""
    raise NotImplementedError(noun)
