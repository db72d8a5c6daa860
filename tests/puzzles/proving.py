"""The proof of one puzzle: its shortest solution, and that none is shorter."""

from collections.abc import Callable
from typing import Any

from cards.exercises.puzzles.posing import FORMAT, Puzzle
from cards.yugioh.former import book_of
from engine.core.match import Match
from engine.yugioh.game.known import book_of_match
from engine.yugioh.game.opening import set_table
from engine.yugioh.game.setups import scene_setup
from tests.puzzles.searching import Search

MOST_MOVES = 8
"""How long a solution may be."""
SEED = bytes(32)


def opening(puzzle: Puzzle) -> Callable[[], Match]:
    """What opens the puzzle, again and again."""
    book = book_of(FORMAT)
    setup = scene_setup(FORMAT, puzzle.scene, SEED, book)
    known = book_of_match(setup, book)
    return lambda: set_table(setup, known)


def prove(puzzle: Puzzle) -> dict[str, Any] | None:
    """The shortest solution with what it took to find it; None where there is none."""
    search = Search(opening(puzzle))
    found = search.shortest(MOST_MOVES)
    if found is None:
        return None
    moves, line = found
    return {"moves": moves, "positions": search.nodes, "line": line}
