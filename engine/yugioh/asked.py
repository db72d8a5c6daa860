"""The questions that words answer, for the rooms of the rules below the words.

Facts depend on them, and they depend on facts.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from enum import Enum, auto
from typing import Any, Generic, TypeVar

from engine.core.entering import enter
from engine.yugioh.language import (
    Amount,
    Bound,
    CardText,
    Condition,
    Fact,
    Node,
    Noun,
    Quality,
    Within,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker

C = TypeVar("C", bound=Condition)
A = TypeVar("A", bound=Amount)
F = TypeVar("F", bound=Fact)
N = TypeVar("N", bound=Noun)
Q = TypeVar("Q", bound=Quality)


class ConditionRules(ABC, Generic[C]):
    """All that the engine knows of one kind of condition."""

    has_to_last = False
    """Whether an effect that asks for it needs it still when it resolves."""
    minds_the_moment = False
    """Whether it asks for what has just happened, which comes and goes without a change."""

    @abstractmethod
    def holds(self, condition: C, duel: Duel, speaker: Speaker) -> bool:
        """Whether it is true now."""

    def is_in_doubt(self, condition: C, speaker: Speaker) -> bool:
        """Whether it asks for what lies face-down, so that nobody can tell."""
        return False


class AmountRules(ABC, Generic[A]):
    """All that the engine knows of one kind of amount."""

    differs_by_card = False
    """Whether it speaks of each card of which it is said, as of the subject."""

    @abstractmethod
    def worth(self, amount: A, duel: Duel, speaker: Speaker) -> int:
        """The number that it comes to now."""


class Settled(Enum):
    """When it is settled to which of the cards that a noun means something is done."""

    AT_ONCE = auto()
    """To all of them, as things stand."""
    BY_TARGETING = auto()
    """When they were targeted."""
    WHEN_DONE = auto()
    """Only when it is done: somebody chooses, chance does, or the numbers of then."""
    UNSEEN = auto()
    """Only when it is done, and nobody knows which cards they are before."""


class NounRules(ABC, Generic[N]):
    """All that the engine knows of one kind of noun."""

    settled = Settled.AT_ONCE
    """When it is settled to which of the cards that it means something is done."""

    @abstractmethod
    def means(self, noun: N, duel: Duel, speaker: Speaker, card: Card) -> bool:
        """Whether `card` is one that the speaker means."""

    def proves_to_be(self, noun: N, duel: Duel, speaker: Speaker, card: Card) -> bool:
        """Whether `card` is one once it is seen; by default, if it is meant as it lies."""
        return self.means(noun, duel, speaker, card)

    def pointed_at(self, noun: N, duel: Duel, speaker: Speaker) -> Iterable[Card]:
        """The cards it points at, wherever they are; by default all on the field."""
        return duel.state.field()

    def all_that(self, noun: N, duel: Duel, speaker: Speaker) -> list[Card]:
        """Every card it means; by default, of those it points at."""
        near = self.pointed_at(noun, duel, speaker)
        return [card for card in near if self.means(noun, duel, speaker, card)]


class QualityRules(ABC, Generic[Q]):
    """All that the engine knows of one kind of quality."""

    @abstractmethod
    def fits(self, quality: Q, duel: Duel, speaker: Speaker, card: Card) -> bool:
        """Whether `card` is like that; lying face-down, as one who knows it sees."""

    def is_shown(self, quality: Q) -> bool:
        """Whether it is read from the front of a card alone (MR-INFO-06, MR-INFO-10)."""
        return False

    def prints(self, quality: Q, text: CardText) -> bool | None:
        """Whether a card with that text is like that; None where only a duel tells."""
        return None

    def is_named_so(self, quality: Q, name: str) -> bool:
        """Whether a name alone tells of whatever has it that it is like that."""
        return False


CONDITIONS: dict[type[Condition], ConditionRules[Any]] = {}
"""The rules of each kind of condition."""
AMOUNTS: dict[type[Amount], AmountRules[Any]] = {}
"""The rules of each kind of amount."""
NOUNS: dict[type[Noun], NounRules[Any]] = {}
"""The rules of each kind of noun."""
QUALITIES: dict[type[Quality], QualityRules[Any]] = {}
"""The rules of each kind of quality."""
KEPT: dict[type[Fact], Callable[[Any, Duel, Speaker], bool]] = {}
"""Whether nothing that happened this turn goes against each kind of fact, as an oath."""


def register_oath(word: type[F], is_kept: Callable[[F, Duel, Speaker], bool]) -> None:
    """Make known what tells whether it is kept; TypeError where something does."""
    enter(KEPT, word, is_kept)


def is_oath_kept(oath: Fact | None, duel: Duel, speaker: Speaker) -> bool:
    """Whether nothing that happened this turn goes against the oath."""
    return oath is None or KEPT[type(oath)](oath, duel, speaker)


def register_condition(word: type[C], rules: ConditionRules[C]) -> None:
    """Make `rules` known as those of the condition; TypeError where it has some."""
    enter(CONDITIONS, word, rules)


def register_amount(word: type[A], rules: AmountRules[A]) -> None:
    """Make `rules` known as those of the amount; TypeError where it has some."""
    enter(AMOUNTS, word, rules)


def register_noun(word: type[N], rules: NounRules[N]) -> None:
    """Make `rules` known as those of the noun; TypeError where it has some."""
    enter(NOUNS, word, rules)


def register_quality(word: type[Q], rules: QualityRules[Q]) -> None:
    """Make `rules` known as those of the quality; TypeError where it has some."""
    enter(QUALITIES, word, rules)


def holds(condition: Condition, duel: Duel, speaker: Speaker) -> bool:
    """Whether the condition is true now."""
    return CONDITIONS[type(condition)].holds(condition, duel, speaker)


def is_lost(condition: Condition, duel: Duel, speaker: Speaker) -> bool:
    """Whether it had to be so until the effect resolves, and is so no more."""
    lasts = CONDITIONS[type(condition)].has_to_last
    return lasts and not holds(condition, duel, speaker)


def is_in_doubt(condition: Condition, speaker: Speaker) -> bool:
    """Whether nobody can tell if it is so, since it asks for what lies face-down."""
    return CONDITIONS[type(condition)].is_in_doubt(condition, speaker)


def minds_the_moment(node: Node) -> bool:
    """Whether it asks, or something within it, for what has just happened."""
    asked = (part for part in parts(node) if isinstance(part, Condition))
    return any(CONDITIONS[type(part)].minds_the_moment for part in asked)


def worth(amount: int | Amount, duel: Duel, speaker: Speaker) -> int:
    """The number that an amount comes to now."""
    if isinstance(amount, int):
        return amount
    return AMOUNTS[type(amount)].worth(amount, duel, speaker)


def differs_by_card(amount: int | Amount) -> bool:
    """Whether the amount speaks of each card of which it is said, as of the subject."""
    return not isinstance(amount, int) and AMOUNTS[type(amount)].differs_by_card


def is_within(number: int, limit: Bound | Within, duel: Duel, speaker: Speaker) -> bool:
    """Whether `number` is so, or goes so far as an amount that is worked out now."""
    if isinstance(limit, Bound):
        return limit.holds(number)
    most = worth(limit.amount, duel, speaker)
    if limit.same:
        return number == most
    if limit.above:
        return number > most
    return number < most if limit.below else number <= most


def means(noun: Noun, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether `card` is one that `speaker` means."""
    return NOUNS[type(noun)].means(noun, duel, speaker, card)


def rules_of_noun(noun: Noun) -> NounRules[Any]:
    """All that the engine knows of a noun of that kind."""
    return NOUNS[type(noun)]


def is_target(noun: Noun) -> bool:
    """Whether it means what was targeted."""
    return NOUNS[type(noun)].settled is Settled.BY_TARGETING


def speaks_of_targets(node: Node) -> bool:
    """Whether it speaks of what was targeted."""
    return any(isinstance(part, Noun) and is_target(part) for part in parts(node))


def is_named_so(quality: Quality, name: str) -> bool:
    """Whether a name alone tells of whatever has it that it is like that."""
    return QUALITIES[type(quality)].is_named_so(quality, name)


def proves_to_be(noun: Noun, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether the noun is true of `card` once it is seen, even if it lies face-down."""
    return NOUNS[type(noun)].proves_to_be(noun, duel, speaker, card)


def pointed_at(noun: Noun, duel: Duel, speaker: Speaker) -> Iterable[Card]:
    """The cards a pronoun points at, wherever they are; for other nouns all on the field."""
    return NOUNS[type(noun)].pointed_at(noun, duel, speaker)


def all_that(noun: Noun, duel: Duel, speaker: Speaker) -> list[Card]:
    """Every card in the duel that the noun means; one that names no place means the field."""
    return NOUNS[type(noun)].all_that(noun, duel, speaker)


def fits(quality: Quality, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether `card` is like that; of a card that lies face-down, as one who knows it sees."""
    return QUALITIES[type(quality)].fits(quality, duel, speaker, card)


def is_shown(quality: Quality) -> bool:
    """Whether only the front of a card tells if it is like that."""
    return QUALITIES[type(quality)].is_shown(quality)


def prints(quality: Quality, text: CardText) -> bool:
    """Whether what is printed does not speak against the quality."""
    return QUALITIES[type(quality)].prints(quality, text) is not False
