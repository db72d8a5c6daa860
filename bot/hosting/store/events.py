"""Events in the database: what was set for them, every decision, their players and tables."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.duels.store.records import Status
from bot.duels.store.setups import deck_from_json, deck_to_json
from bot.events.records import Entry
from bot.events.results import Player
from bot.events.terms import Terms
from bot.hosting.rules import Rules
from bot.hosting.store.claims import Claim, claim_from_json, claim_to_json
from bot.hosting.store.keeping import (
    record_from_json,
    record_to_json,
    rules_from_json,
    rules_to_json,
    terms_from_json,
    terms_to_json,
)
from bot.shared.database import Database, Value, putting
from engine.core.game import DeckList

EVENT = "id, guild, channel, name, language, organiser, terms, rules, message"
"""The columns of which `event_of` makes a record."""


@dataclass(frozen=True, slots=True)
class EventRecord:
    """An event as kept, without its decisions.

    `message` is its announcement in `channel`; `language` is that of what everybody reads.
    """

    id: int
    guild: int
    channel: int
    name: str
    language: str
    organiser: int
    terms: Terms
    rules: Rules
    message: int | None = None


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """Who takes part, and with which deck; None as long as none has been handed in."""

    player: Player
    name: str
    language: str
    deck: DeckList | None = None
    deck_name: str = ""
    ready: str = ""


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table of a round in Discord; `paired` is the number of the record of that round."""

    id: int
    event: int
    paired: int
    number: int
    thread: int | None = None
    message: int | None = None
    here: tuple[Player, ...] = ()
    claim: Claim | None = None
    closed: bool = False
    """Whether nothing is shown there any more."""
    starter: int | None = None
    """The message in the channel of the event at which its thread begins, once it is sent."""


@dataclass(frozen=True, slots=True)
class TableDuel:
    """A duel at a table of an event."""

    match: int
    table: int
    status: Status


class Events:
    """The tables `events`, `event_records`, `event_players` and `event_organisers`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, record: EventRecord, *, draft: bool = False) -> int:
        """Keep a new event; its id is given here, whatever `record` says.

        A `draft` is no event yet (see `bot.hosting.store.drafts`).
        """
        values: dict[str, Value] = {
            "guild": record.guild,
            "channel": record.channel,
            "name": record.name,
            "language": record.language,
            "organiser": record.organiser,
            "terms": terms_to_json(record.terms),
            "rules": rules_to_json(record.rules),
            "open": None if draft else 1,
        }
        names, marks = ", ".join(values), ", ".join("?" * len(values))
        statement = f"INSERT INTO events ({names}) VALUES ({marks}) RETURNING id"
        return await self._database.number(statement, tuple(values.values()))

    async def load(self, id: int) -> EventRecord | None:
        """The event `id`, or None where there is none."""
        found = await self._rows(
            f"SELECT {EVENT} FROM events WHERE id = ? AND open IS NOT NULL", id
        )
        return event_of(found[0]) if found else None

    async def open_ids(self) -> list[int]:
        """Every event that is not over, the oldest first."""
        return [
            row[0]
            for row in await self._rows("SELECT id FROM events WHERE open = 1 ORDER BY id")
        ]

    async def running(self, guild: int, most: int) -> list[int]:
        """The newest events of a server that are not over, the newest first."""
        found = await self._rows(
            "SELECT id FROM events WHERE guild = ? AND open = 1 ORDER BY id DESC LIMIT ?",
            guild,
            most,
        )
        return [row[0] for row in found]

    async def names(self, guild: int, most: int) -> list[tuple[int, str]]:
        """The numbers and names of what `of_guild` gives."""
        found = await self._rows(
            "SELECT id, name FROM events WHERE guild = ? AND open IS NOT NULL "
            "ORDER BY open DESC, id DESC LIMIT ?",
            guild,
            most,
        )
        return [(row[0], row[1]) for row in found]

    async def of_guild(self, guild: int, most: int) -> list[EventRecord]:
        """The newest events of a server: first those that are not over."""
        found = await self._rows(
            f"SELECT {EVENT} FROM events WHERE guild = ? AND open IS NOT NULL "
            "ORDER BY open DESC, id DESC LIMIT ?",
            guild,
            most,
        )
        return [event_of(row) for row in found]

    async def announced(self, id: int, message: int) -> None:
        """Remember the message that announces the event."""
        await self._do("UPDATE events SET message = ? WHERE id = ?", message, id)

    async def closed(self, id: int) -> None:
        """Remember that the event is over and was shown for the last time."""
        await self._do("UPDATE events SET open = 0 WHERE id = ?", id)

    async def reopened(self, id: int) -> None:
        """Remember that the event goes on after its end."""
        await self._do("UPDATE events SET open = 1 WHERE id = ?", id)

    async def add(self, event: int, number: int, *entries: Entry) -> None:
        """Keep decisions, the first by that number: all of them, or none.

        ConflictError where there is one of such a number already.
        """
        rows = [
            (event, at, record_to_json(entry.record), entry.by, entry.at)
            for at, entry in enumerate(entries, number)
        ]
        marks = ", ".join(["(?, ?, ?, ?, ?)"] * len(rows))
        await self._do(
            f"INSERT INTO event_records (event, number, record, by, at) VALUES {marks}",
            *(each for row in rows for each in row),
        )

    async def made_again(self, event: int, number: int, at: int) -> None:
        """Remember that the same decision was made again at that time."""
        statement = "UPDATE event_records SET at = ? WHERE event = ? AND number = ?"
        await self._do(statement, at, event, number)

    async def entries(self, event: int) -> list[Entry]:
        """Every decision of the event, in order."""
        found = await self._rows(
            "SELECT record, by, at FROM event_records WHERE event = ? ORDER BY number", event
        )
        return [Entry(record_from_json(row[0]), row[1], row[2]) for row in found]

    async def keep_player(self, event: int, player: PlayerRecord) -> None:
        """Keep who takes part and with which deck, in the place of what was kept of them."""
        await self._do(
            putting(
                "event_players",
                "event, player, name, language, deck, deck_name, ready",
                "event, player",
            ),
            event,
            player.player,
            player.name,
            player.language,
            None if player.deck is None else deck_to_json(player.deck),
            player.deck_name,
            player.ready,
        )

    async def players(self, event: int) -> Mapping[Player, PlayerRecord]:
        """Everybody who has ever signed up, by their numbers."""
        found = await self._rows(
            "SELECT player, name, language, deck, deck_name, ready FROM event_players "
            "WHERE event = ? ORDER BY player",
            event,
        )
        return {row[0]: _player(row) for row in found}

    async def handed_in(self, user: int) -> list[tuple[str, str]]:
        """The events that are not over for which they have handed in a deck of their own.

        Each with the name that the deck had then.
        """
        found = await self._rows(
            "SELECT events.name, deck_name FROM event_players "
            "JOIN events ON events.id = event "
            "WHERE player = ? AND open = 1 AND deck IS NOT NULL AND ready = '' "
            "ORDER BY event DESC",
            user,
        )
        return [(row[0], row[1]) for row in found]

    async def organisers(self, guild: int) -> int | None:
        """The role that may run events on a server, if one was set."""
        found = await self._rows("SELECT role FROM event_organisers WHERE guild = ?", guild)
        return found[0][0] if found else None

    async def set_organisers(self, guild: int, role: int | None) -> None:
        """Let that role run events on a server, or none."""
        if role is None:
            await self._do("DELETE FROM event_organisers WHERE guild = ?", guild)
        else:
            await self._do(putting("event_organisers", "guild, role", "guild"), guild, role)

    async def _rows(self, statement: str, *values: int | str) -> Sequence[Any]:
        return list(await self._database.rows(statement, values))

    async def _do(self, statement: str, *values: int | str | None) -> None:
        await self._database.do(statement, values)


class EventTables:
    """The table `event_tables`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lay(self, event: int, paired: int, numbers: Sequence[int]) -> None:
        """Keep the tables of a round that were not kept before."""
        await self._database.many(
            "INSERT INTO event_tables (event, paired, number) VALUES (?, ?, ?) "
            "ON CONFLICT DO NOTHING",
            [(event, paired, number) for number in numbers],
        )

    async def of_round(self, event: int, paired: int) -> list[TableRecord]:
        """The tables of a round by their numbers."""
        return await self._tables("event = ? AND paired = ? ORDER BY number", event, paired)

    async def load(self, id: int) -> TableRecord | None:
        """The table `id`, or None where there is none."""
        found = await self._tables("id = ?", id)
        return found[0] if found else None

    async def placed(self, id: int, thread: int | None, message: int | None) -> None:
        """Remember the thread of a table, and its message."""
        await self._database.do(
            "UPDATE event_tables SET thread = ?, message = ? WHERE id = ?",
            (thread, message, id),
        )

    async def begins_at(self, id: int, starter: int | None) -> None:
        """Remember at which message the thread of a table begins."""
        await self._database.do(
            "UPDATE event_tables SET starter = ? WHERE id = ?", (starter, id)
        )

    async def come(self, id: int, here: Sequence[Player]) -> None:
        """Remember who has come to a table."""
        await self._database.do(
            "UPDATE event_tables SET here = ? WHERE id = ?", (json.dumps(list(here)), id)
        )

    async def claimed(self, id: int, claim: Claim) -> None:
        """Remember the result that a player reports."""
        await self._database.do(
            "UPDATE event_tables SET claim = ? WHERE id = ?", (claim_to_json(claim), id)
        )

    async def left(self, event: int, paired: int | None) -> list[TableRecord]:
        """The tables of the event that are not closed, those of the round `paired` left out."""
        return await self._tables(
            "event = ? AND paired != ? AND closed = 0 ORDER BY id",
            event,
            -1 if paired is None else paired,
        )

    async def close(self, id: int) -> None:
        """Remember that nothing is shown at the table any more."""
        await self._database.do("UPDATE event_tables SET closed = 1 WHERE id = ?", (id,))

    async def duels(self, event: int) -> list[TableDuel]:
        """Each duel at a table of the event that is open or can be counted, oldest first."""
        rows = await self._database.rows(
            "SELECT matches.id, event_table, status FROM matches "
            "JOIN event_tables ON event_tables.id = event_table "
            "WHERE event = ? AND status != 'laid' ORDER BY matches.id",
            (event,),
        )
        return [TableDuel(row[0], row[1], Status(row[2])) for row in rows]

    async def busy(self, event: int) -> frozenset[int]:
        """The tables of the event with a duel that has not been shown for the last time."""
        rows = await self._database.rows(
            "SELECT event_table FROM matches "
            "JOIN event_tables ON event_tables.id = event_table "
            "WHERE event = ? AND tidied = 0 AND status != 'laid'",
            (event,),
        )
        return frozenset(row[0] for row in rows)

    async def reopened(self, id: int) -> None:
        """Remember that something is shown at the table again."""
        await self._database.do("UPDATE event_tables SET closed = 0 WHERE id = ?", (id,))

    async def _tables(self, where: str, *values: int) -> list[TableRecord]:
        rows = await self._database.rows(
            "SELECT id, event, paired, number, thread, message, here, claim, closed, starter "
            f"FROM event_tables WHERE {where}",
            values,
        )
        return [_table(row) for row in rows]


class EventPosts:
    """The table `event_posts`: what was told once, and is not to be told again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, event: int) -> dict[tuple[int, str], int | None]:
        """The message of each post of the event, by the number of its record and its kind."""
        rows = await self._database.rows(
            "SELECT record, kind, message FROM event_posts WHERE event = ?", (event,)
        )
        return {(row[0], row[1]): row[2] for row in rows}

    async def keep(self, event: int, record: int, kind: str, message: int | None) -> None:
        """Remember that this was told, by which message if that is shown anew."""
        await self._database.do(
            putting("event_posts", "event, record, kind, message", "event, record, kind"),
            (event, record, kind, message),
        )


def event_of(row: Any) -> EventRecord:
    """The event of a row of EVENT."""
    key, guild, channel, name, language, organiser, terms, rules, message = row
    kept = terms_from_json(terms), rules_from_json(rules)
    return EventRecord(key, guild, channel, name, language, organiser, *kept, message)


def _player(row: Any) -> PlayerRecord:
    deck = None if row[3] is None else deck_from_json(row[3])
    return PlayerRecord(row[0], row[1], row[2], deck, row[4], row[5])


def _table(row: Any) -> TableRecord:
    key, event, paired, number, thread, message, here, claimed, closed, starter = row
    claim = None if claimed is None else claim_from_json(claimed)
    come = tuple(json.loads(here))
    place = thread, message
    return TableRecord(key, event, paired, number, *place, come, claim, bool(closed), starter)
