"""The proven solutions, as `make puzzles` keeps them in `solved.json`."""

import json
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path

from cards.exercises.puzzles.posing import Puzzle
from engine.core.protocol import Answer
from engine.core.values import value
from engine.yugioh.game.scenes import kept_scene

KEPT = Path(__file__).with_name("solved.json")
GRADES = (180, 300, 700, 2000)
"""How many positions the proof of a puzzle opens at most in each grade but the last."""


@value
class Solution:
    """One of the shortest ways to win a puzzle, with every answer of both players.

    It takes so many `moves`: what the solver does of their own accord. The proof opened so many
    `positions`; it is of the `scene` with that fingerprint, by that version of the `rules`.
    """

    scene: str
    rules: str
    moves: int
    positions: int
    line: tuple[Answer, ...]

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 5, by how much has to be tried."""
        return 1 + sum(self.positions > most for most in GRADES)


def scene_of(puzzle: Puzzle) -> str:
    """A fingerprint of the position, as it is kept with its proof."""
    return blake2b(kept_scene(puzzle.scene).encode(), digest_size=8).hexdigest()


@cache
def solutions() -> Mapping[str, Solution]:
    """The kept solution of each puzzle, by its key."""
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    return {
        key: Solution(
            each["scene"],
            each["rules"],
            each["moves"],
            each["positions"],
            tuple(tuple(answer) for answer in each["line"]),
        )
        for key, each in kept.items()
    }
