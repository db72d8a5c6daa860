"""Puzzles in the database: who has solved which, who was shown a solution, and the posts."""

from dataclasses import dataclass
from typing import Protocol

from bot.duels.store.needs import DuelStore
from bot.shared.database import Database, putting


@dataclass(frozen=True, slots=True)
class Occasion:
    """The puzzle of a `place`, a server or a person in private, on a day as a number."""

    place: int
    day: int
    puzzle: str

    def written(self) -> str:
        """As text, from which `read` makes it again."""
        return f"{self.place}/{self.day}/{self.puzzle}"

    @classmethod
    def read(cls, text: str) -> "Occasion | None":
        """The occasion that was written so; None for any other text."""
        place, _, rest = text.partition("/")
        day, _, puzzle = rest.partition("/")
        if not (place.isdecimal() and day.isdecimal() and puzzle):
            return None
        return cls(int(place), int(day), puzzle)


@dataclass(frozen=True, slots=True)
class Post:
    """A message that shows a puzzle to everybody, in which language."""

    channel: int
    message: int
    language: str


class Puzzles:
    """The tables `puzzles_solved`, `puzzles_shown` and `puzzle_posts`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def solve(self, occasion: Occasion, user: int) -> bool:
        """Note that `user` has solved it; whether that is new.

        Whoever was shown its solution before has not.
        """
        statement = (
            "INSERT INTO puzzles_solved (place, day, puzzle, person) "
            "SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS "
            "(SELECT 1 FROM puzzles_shown WHERE person = ?4 AND puzzle = ?3) "
            "ON CONFLICT DO NOTHING"
        )
        values = occasion.place, occasion.day, occasion.puzzle, user
        return await self._database.do(statement, values) > 0

    async def solvers(self, occasion: Occasion) -> list[int]:
        """Who has solved it there on that day, in the order in which they have."""
        found = await self._database.rows(
            "SELECT person FROM puzzles_solved WHERE place = ? AND day = ? AND puzzle = ? "
            "ORDER BY n",
            (occasion.place, occasion.day, occasion.puzzle),
        )
        return [int(row[0]) for row in found]

    async def show(self, puzzle: str, user: int) -> None:
        """Note that `user` was shown the solution."""
        await self._database.do(
            "INSERT INTO puzzles_shown (person, puzzle) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (user, puzzle),
        )

    async def keep_post(self, occasion: Occasion, post: Post) -> None:
        """Remember the message that shows it."""
        await self._database.do(
            putting(
                "puzzle_posts", "message, channel, language, place, day, puzzle", "message"
            ),
            (
                *(post.message, post.channel, post.language),
                *(occasion.place, occasion.day, occasion.puzzle),
            ),
        )

    async def posts(self, occasion: Occasion) -> list[Post]:
        """The messages that show it, in the order in which they were sent."""
        found = await self._database.rows(
            "SELECT channel, message, language FROM puzzle_posts "
            "WHERE place = ? AND day = ? AND puzzle = ? ORDER BY message",
            (occasion.place, occasion.day, occasion.puzzle),
        )
        return [Post(int(row[0]), int(row[1]), str(row[2])) for row in found]

    async def drop_post(self, message: int) -> None:
        """Forget a message that is gone."""
        await self._database.do("DELETE FROM puzzle_posts WHERE message = ?", (message,))


class PuzzleStore(DuelStore, Protocol):
    """The tables of duels and of puzzles."""

    puzzles: Puzzles
