"""What is kept of a person, declared by each room: so it can be handed out and forgotten.

Belongs here: how rows of a table are found, handed out, and put so that they are nobody's.
Does not belong here: which tables there are; each room says that of its own (`OWN`).
"""

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol

from bot.shared import moments
from bot.shared.database import Database
from bot.shared.words import LEFT

_LAYING = 3600
"""Seconds after which a duel that was laid and never begun was cut off by a stop."""


class Place(StrEnum):
    """What rows belong to that others go on with."""

    DUEL = "match"
    EVENT = "event"

    @property
    def over(self) -> str:
        """The query of those that are over at this moment."""
        if self is Place.DUEL:
            laid = moments.written(time.time() - _LAYING)
            return (
                "SELECT id FROM matches WHERE status IN ('over', 'stopped') "
                f"OR (status = 'laid' AND began_at < '{laid}')"
            )
        return "SELECT id FROM events WHERE open = 0"


@dataclass(frozen=True, slots=True)
class Going:
    """Who is forgotten: `user`, in whose place `stand_in` stands, which is below 0.

    Where a place is named in `only`, nothing but what belongs to that one is forgotten.
    """

    user: int
    stand_in: int
    only: tuple[Place, int] | None = None


class Kept(Protocol):
    """One kind of thing that a room keeps of people."""

    @property
    def columns(self) -> Mapping[str, Sequence[str]]:
        """By table, the columns that can tell who it was, or what they wrote."""

    async def of(self, database: Database, user: int) -> Mapping[str, Any]:
        """What is kept of `user`, by what it is called in the file they are handed."""

    async def forget(self, database: Database, going: Going) -> None:
        """Keep it no longer; the same again changes nothing more."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of a `table` that name a person in the column `who`.

    They are handed out by the columns `given`, of which those in `as_json` are text that is
    JSON. The rows are deleted, or where others need them `put` says what stands in their
    columns from then on; then `who` is the stand-in. Those that belong to a duel or an event
    say by which column, and wait until it is over.
    """

    table: str
    who: str
    given: Sequence[str]
    put: Mapping[str, str | None] | None = None
    place: Place | None = None
    by: str = ""
    as_json: Sequence[str] = ()
    called: str = ""
    beside: Sequence[str] = field(default=())
    """More columns that can tell who it was, and go with the row."""

    @property
    def columns(self) -> Mapping[str, Sequence[str]]:
        """The person, and what is put in the place of what was theirs."""
        return {self.table: (self.who, *(self.put or ()), *self.beside)}

    async def of(self, database: Database, user: int) -> Mapping[str, Any]:
        """Each row, column by column."""
        statement = (
            f"SELECT {', '.join(self.given)} FROM {self.table} WHERE {self.who} = ? ORDER BY 1"
        )
        rows = await database.rows(statement, (user,))
        names = [each.strip('"') for each in self.given]
        found = [dict(zip(names, row, strict=True)) for row in rows]
        for row in found:
            for name in self.as_json:
                row[name] = None if row[name] is None else json.loads(row[name])
        return {self.called or self.table: found}

    async def forget(self, database: Database, going: Going) -> None:
        """Delete the rows, or have them name nobody, in one write."""
        if going.only is not None and going.only[0] is not self.place:
            return
        values: list[int | str | None] = []
        change = f"DELETE FROM {self.table}"
        if self.put is not None:
            sets = "".join(f", {column} = ?" for column in self.put)
            change = f"UPDATE {self.table} SET {self.who} = ?{sets}"
            values = [going.stand_in, *self.put.values()]
        where = f"{self.who} = ?"
        values.append(going.user)
        if self.place is not None:
            where += f" AND {self.by} IN ({self.place.over})"
        if going.only is not None:
            where += f" AND {self.by} = ?"
            values.append(going.only[1])
        await database.do(f"{change} WHERE {where}", values)


NAMELESS = LEFT
"""What stands where a name stood."""
