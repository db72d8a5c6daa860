"""Going on from the middle of a match that is over, as another match."""

from collections.abc import Sequence
from typing import Protocol

from engine.core.decks import DeckList
from engine.core.entries import Entry
from engine.core.match import Match
from engine.core.protocol import Seat
from engine.core.setup import Setup
from engine.core.values import value


class CannotGoOnError(ValueError):
    """From that question nobody can go on as it is asked for."""


@value
class Moment:
    """A question of `seat`, to which these `entries` have led in a match of that `setup`.

    `digest` is the fingerprint of what had happened by then, "" where it is not known.
    """

    setup: Setup
    entries: Sequence[Entry]
    seat: Seat
    digest: str = ""


class Continuing(Protocol):
    """How a game goes on from a moment of a match."""

    def can(self, match: Match, seat: Seat, *, is_open: bool) -> bool:
        """Whether `seat` can go on from what it is asked now.

        It `is_open` where the seat may know everything, so that all stays as it is; else what
        it does not know is dealt anew.
        """

    def setup(self, moment: Moment, seed: bytes, hidden: DeckList | None = None) -> Setup:
        """The setup of a match that goes on from there.

        Where a deck is `hidden`, whatever the seat did not know is dealt anew by the seed, as
        if the others had brought that deck; else all stays as it was, chance too. Raises
        CannotGoOnError where it `can` not, and OutdatedSetupError where the match was played by
        other rules or cards than those of now.
        """
