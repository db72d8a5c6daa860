"""Duels that are laid out for practice: a first one that teaches, and puzzles."""

from collections.abc import Sequence
from typing import Protocol

from engine.core.match import Match
from engine.core.setup import Level, Setup
from engine.core.showing import Reader
from engine.core.values import value


@value
class Exercise:
    """A laid-out duel, by a key that is kept; the built-in opponent plays it at that level."""

    key: str
    level: Level = Level.EASY


class Exercises(Protocol):
    """The laid-out duels of a game. Seat 0 is that of the person who practises."""

    lesson: Exercise
    """The first duel, in which each thing is said when it is first met."""

    def exercise(self, key: str) -> Exercise:
        """The exercise of that key; KeyError where there is none."""

    def setup(self, key: str, seed: bytes) -> Setup:
        """Lay out the exercise; KeyError where there is none."""

    def hints(
        self, key: str, match: Match, reader: Reader, *, is_over: bool = False
    ) -> Sequence[str]:
        """What is said to the reader's seat at the question that it is asked, or at the end.

        A duel `is_over` also where it was given up. All else follows from the match. Empty
        where there is nothing to say.
        """
