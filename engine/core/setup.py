"""What is chosen before the first question of a match, and what can be wrong with it."""

from collections.abc import Mapping
from enum import StrEnum

from engine.core.decks import DeckList, Fault
from engine.core.values import value


class First(StrEnum):
    """Who makes the first move of a match: as the game settles it, or as the players agreed."""

    BY_GAME = "game"
    BY_CHANCE = "chance"
    SEAT_0 = "0"
    SEAT_1 = "1"


class Level(StrEnum):
    """How well the built-in opponent plays."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


@value
class Seats:
    """How many can play at one table: from `least` to `most`."""

    least: int
    most: int

    def admits(self, count: int) -> bool:
        """Whether so many can."""
        return self.least <= count <= self.most


@value
class HouseRule:
    """A rule that those at a table may set otherwise: its `usual` setting, and the `others`.

    The message `house-<key>` says in a few words what a `setting` of the others means.
    """

    key: str
    usual: int
    others: tuple[int, ...]


@value
class Setup:
    """Everything chosen before the first question: with the journal, a whole match.

    `format` is a key of the game's formats, `version` that of its rules, `cards` a
    fingerprint of every card used, `seed` 32 bytes, `decks` one for each seat, as many as
    the format admits. It is
    decided by the best of so many contests: a single one, unless more are agreed; `first`
    holds for the first of them. Where it `needs_winner` it goes on until somebody has won.
    `suspected` are the codes of cards that a player is asked about because they might hold
    one, whether or not a deck has it. They are few of all cards there are, so each setup has
    them itself. `brought` are the cards that are none of the game's own, as it keeps them: what
    is imported later changes nothing of what was laid out before. `house` are the settings of
    the rules of the house that are not as usual, by key. A match with a `scene` begins with a
    table that is laid out, one with `since` where another one had led; the game alone reads
    these.
    """

    format: str
    version: str
    cards: str
    seed: bytes
    decks: tuple[DeckList, ...]
    best_of: int = 1
    first: First = First.BY_GAME
    needs_winner: bool = False
    suspected: tuple[int, ...] = ()
    brought: tuple[str, ...] = ()
    house: tuple[tuple[str, int], ...] = ()
    scene: str = ""
    since: str = ""


class FaultySetupError(ValueError):
    """The setup cannot be played; `faults` names every problem, seat by seat."""

    def __init__(self, faults: Mapping[int, tuple[Fault, ...]]) -> None:
        super().__init__(faults)
        self.faults = faults

    def __str__(self) -> str:
        """Every problem, seat by seat."""
        return f"the setup cannot be played: {dict(self.faults)}"


class OutdatedSetupError(ValueError):
    """The setup was made with other rules or cards than the game has now.

    `cards` are the codes of the cards in its decks that have changed, as far as it tells.
    """

    def __init__(self, why: str, cards: tuple[int, ...] = ()) -> None:
        super().__init__(why)
        self.cards = cards
