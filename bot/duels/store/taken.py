"""What a duel that goes on has alone: the database keeps any other one away from it.

Belongs here: what can be had so, and the statements by which it is taken and given back.
Does not belong here: which duel has to have what (`lobby`), and how that is said.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from bot.shared.database import Database, Step


class Kind(StrEnum):
    """What can be had alone: the column of its number."""

    CHANNEL = "channel"
    """The channel of its board."""
    TABLE = "event_table"
    """A table of an event."""
    PRACTICE = "person"
    """Somebody who practises."""

    @property
    def table(self) -> str:
        """Where it is kept."""
        return _TABLES[self]


_TABLES = {
    Kind.CHANNEL: "taken_channels",
    Kind.TABLE: "taken_tables",
    Kind.PRACTICE: "practising",
}
TABLES: Sequence[str] = tuple(_TABLES.values())


class Hold(NamedTuple):
    """One thing that a duel has alone, by its number."""

    kind: Kind
    number: int


def taking(match: int, holds: Sequence[Hold]) -> Iterator[Step]:
    """What gives these to the duel; it fails where another one has one of them."""
    for kind, number in holds:
        yield f"INSERT INTO {kind.table} ({kind}, match) VALUES (?, ?)", (number, match)


def giving_back(match: int) -> Iterator[Step]:
    """What takes everything from the duel again."""
    for table in TABLES:
        yield f"DELETE FROM {table} WHERE match = ?", (match,)


async def taken_by_another(database: Database, holds: Sequence[Hold]) -> int | None:
    """The duel that has one of these; None where none has."""
    for kind, number in holds:
        statement = f"SELECT match FROM {kind.table} WHERE {kind} = ?"
        if (row := await database.row(statement, (number,))) is not None:
            return int(row[0])
    return None
