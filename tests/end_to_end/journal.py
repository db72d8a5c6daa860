"""What the bot has on disk, looked at from outside."""

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Line:
    """One accepted answer: of which seat, what, and who gave it."""

    number: int
    seat: int
    answer: tuple[int, ...]
    given_by: str


class Journal:
    """The answers of duels in the database, read by a connection of our own."""

    def __init__(self, database: Path) -> None:
        self._database = database

    def of(self, duel: int = 1) -> list[Line]:
        """Every accepted answer, in order."""
        rows = self._rows(
            "SELECT n, seat, answer, given_by FROM answers WHERE match = ? ORDER BY n", duel
        )
        return [Line(n, seat, tuple(json.loads(what)), by) for n, seat, what, by in rows]

    def count(self) -> int:
        """How many answers are kept, of all duels."""
        if not self._database.exists():
            return 0
        (kept,) = self._rows("SELECT count(*) FROM answers")[0]
        return int(kept)

    def by_people(self, duel: int = 1) -> list[Line]:
        """The answers that people gave."""
        return [line for line in self.of(duel) if line.given_by == "player"]

    def setup(self) -> str:
        """The setup of the first duel, as it is kept."""
        return str(self._rows("SELECT setup FROM matches ORDER BY id")[0][0])

    def reports(self) -> list[tuple[int | None, int | None]]:
        """Of every report of a card the duel and how many answers it had then."""
        return [(row[0], row[1]) for row in self._rows('SELECT "match", answers FROM reports')]

    def duels(self) -> list[tuple[int, str]]:
        """Every duel with its status."""
        return [(duel, status) for duel, status in self._rows("SELECT id, status FROM matches")]

    def people(self, duel: int = 1) -> list[int | None]:
        """Who has which seat of the duel."""
        rows = self._rows("SELECT person FROM seats WHERE match = ? ORDER BY seat", duel)
        return [user for (user,) in rows]

    def _rows(self, statement: str, *values: int) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self._database)) as connection:
            return connection.execute(statement, values).fetchall()
