"""Duels that are laid out for practice: a first one that teaches, and puzzles."""

from collections.abc import Sequence
from typing import Protocol

from engine.core.match import Match
from engine.core.setup import Level, Setup
from engine.core.showing import Board, Reader
from engine.core.values import value


@value
class Exercise:
    """A laid-out duel, by a key that is kept; the built-in opponent plays it at that level.

    A puzzle has a `grade`, how hard it is from 1 to 5, and the least number of `moves` by which
    it is won.
    """

    key: str
    level: Level = Level.EASY
    grade: int = 0
    moves: int = 0


class Exercises(Protocol):
    """The laid-out duels of a game. Seat 0 is that of the person who practises."""

    lesson: Exercise
    """The first duel, in which each thing is said when it is first met."""

    puzzles: Sequence[Exercise]
    """Duels that can be won in their only turn, from easy to hard."""

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

    def board(self, key: str, reader: Reader) -> Board:
        """The exercise as the reader may see it before its first question; KeyError if none."""

    def first(self, key: str, language: str) -> str:
        """The name of the card with which the kept solution of a puzzle begins."""

    def solution(self, key: str, reader: Reader) -> Sequence[str]:
        """The kept solution of a puzzle, told to the reader in sentences."""
