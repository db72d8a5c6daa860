"""Duels in the database: who sits where, every accepted answer, and how it ended.

Belongs here: the SQL of duels, and the values it gives back.
Does not belong here: answers (`journal`), times (`clocks/store`), and what any of it means for
a duel.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields, replace
from typing import Any

import aiosqlite

from bot.duels.store.agreement import agreement_from_json, agreement_to_json
from bot.duels.store.ending import Ending, ending_from_json
from bot.duels.store.hand_overs import HandOvers, handing_from_json
from bot.duels.store.records import GivenBy, Kept, MatchRecord, Place, SeatRecord, Status
from bot.duels.store.setups import setup_from_json, setup_to_json
from bot.people.terms import ClockKind, Shown, Terms
from bot.shared.tidying import kept_name
from engine.core.game import Setup
from engine.core.match import Act, Entry
from engine.core.protocol import Seat


class Matches:
    """The tables `matches`, `seats` and `answers`, the last for reading only."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._hand_overs = HandOvers(connection)

    async def create(self, record: MatchRecord) -> int:
        """Keep a new duel with its seats; its id is given here, whatever `record` says.

        It is open once everything is kept: a crash in between leaves no half of a duel.
        """
        place, terms = record.place, record.terms
        values = {
            "game": record.game,
            "setup": setup_to_json(record.setup),
            "practice": record.practice,
            "guild": place.guild,
            "channel": place.channel,
            "parent": place.parent,
            "language": record.language,
            "pace": terms.pace,
            "decision_seconds": terms.decision_seconds,
            "unilateral": terms.unilateral,
            "clock": terms.clock,
            "board": terms.board,
            "agreement": agreement_to_json(record.agreement),
            "challenge": record.challenge,
            "gathering": record.gathering,
            "event_table": record.event_table,
            "tidied": 0,
        }
        names, marks = ", ".join(values), ", ".join("?" * len(values))
        statement = f"INSERT INTO matches ({names}) VALUES ({marks})"
        async with self._connection.execute(statement, tuple(values.values())) as cursor:
            match = cursor.lastrowid or 0
        columns = [field.name for field in fields(SeatRecord)]
        rows = [getattr(seat, name) for seat in record.seats for name in columns]
        row = f"({match}, {', '.join('?' * len(columns))})"
        await self._connection.execute(
            f"INSERT INTO seats (match, {', '.join(columns)}) "
            f"VALUES {', '.join([row] * len(record.seats))}",
            rows,
        )
        await self._update(match, "status = ?", Status.OPEN)
        return match

    async def load(self, id: int) -> MatchRecord | None:
        """The duel `id`, or None where there is none."""
        found = await self._rows("SELECT * FROM matches WHERE id = ?", id)
        if not found:
            return None
        columns = ", ".join(field.name for field in fields(SeatRecord))
        seats = await self._rows(
            f"SELECT {columns} FROM seats WHERE match = ? ORDER BY seat", id
        )
        named = ({**seat, "name": kept_name(seat["name"])} for seat in seats)
        record = _record(found[0], tuple(SeatRecord(**seat) for seat in named))
        return replace(record, handed=await self._hand_overs.of(id))

    async def open_ids(self) -> list[int]:
        """The duels going on, oldest first."""
        return await self._ids("SELECT id FROM matches WHERE status = 'open' ORDER BY id")

    async def open_in(self, channel: int) -> list[int]:
        """The duels going on in `channel`."""
        return await self._ids(
            "SELECT id FROM matches WHERE status = 'open' AND channel = ? ORDER BY id", channel
        )

    async def open_of(self, user: int) -> list[int]:
        """The duels going on in which `user` has a seat, the newest first."""
        return await self._ids(
            "SELECT matches.id FROM matches JOIN seats ON seats.match = matches.id "
            "WHERE status = 'open' AND user = ? ORDER BY matches.id DESC",
            user,
        )

    async def open_on(self, guild: int) -> list[int]:
        """The duels going on on a server, oldest first."""
        return await self._ids(
            "SELECT id FROM matches WHERE status = 'open' AND guild = ? ORDER BY id", guild
        )

    async def began(self, id: int) -> int:
        """When the duel began, in seconds since 1970."""
        statement = "SELECT strftime('%s', began_at) AS began FROM matches WHERE id = ?"
        return int((await self._rows(statement, id))[0]["began"])

    async def answers(self, id: int) -> list[Kept]:
        """Every accepted answer of the duel, in order."""
        rows = await self._rows("SELECT * FROM answers WHERE match = ? ORDER BY n", id)
        return [
            Kept(
                Entry(
                    Seat(row["seat"]),
                    tuple(json.loads(row["answer"])),
                    row["digest"],
                    Act(row["act"]),
                ),
                GivenBy(row["given_by"]),
                row["spent"],
                row["reached"] or "",
            )
            for row in rows
        ]

    async def begun_with(self, id: int, reached: str) -> None:
        """Remember the fingerprint of what was told before the first answer."""
        await self._update(id, "begun = ?", reached)

    async def renew(self, id: int, setup: Setup) -> None:
        """Have the duel go on by the rules and cards of now, as `setup` names them."""
        await self._update(id, "setup = ?", setup_to_json(setup))

    async def board_is(self, id: int, message: int) -> None:
        """Remember the message that is the duel's board."""
        await self._update(id, "board_message = ?", message)

    async def panel_is(self, id: int, seat: Seat, channel: int, message: int) -> None:
        """Remember the private message that is the panel of `seat`."""
        await self._connection.execute(
            "UPDATE seats SET panel_channel = ?, panel_message = ? "
            "WHERE match = ? AND seat = ?",
            (channel, message, id, seat),
        )

    async def surrendering(self, id: int, seat: Seat | None, whole: bool) -> None:
        """Remember who asks to surrender, if anybody, and whether that is the whole match."""
        await self._update(id, "surrendering = ?, surrenders_match = ?", seat, whole)

    async def drawing(self, id: int, seat: Seat | None, agreed: Sequence[Seat]) -> None:
        """Remember who offers a draw, if anybody, and who has agreed to it."""
        await self._update(id, "drawing = ?, agreed = ?", seat, json.dumps(agreed))

    async def leaving(self, id: int, seats: Sequence[Seat]) -> None:
        """Remember who goes out as soon as everybody sees the table as it is."""
        await self._update(id, "leaving = ?", json.dumps(seats))

    async def end(self, id: int, status: Status, ending: Ending) -> None:
        """Close the duel."""
        await self._update(
            id,
            "status = ?, ending = ?, surrendering = NULL, drawing = NULL, handing = NULL, "
            "ended_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
            status,
            json.dumps(asdict(ending)),
        )

    async def untold(self) -> list[int]:
        """Each duel that is over and whose result is not told yet, oldest first."""
        return await self._ids(
            "SELECT id FROM matches "
            "WHERE tidied = 0 AND status IN ('over', 'stopped') ORDER BY id"
        )

    async def untidied(self) -> list[tuple[int, float]]:
        """Each duel that is over and told, but not tidied up; when, in seconds since 1970."""
        rows = await self._rows(
            "SELECT id, strftime('%s', ended_at) AS ended FROM matches "
            "WHERE tidied = 1 AND status IN ('over', 'stopped') ORDER BY id"
        )
        return [(row["id"], float(row["ended"] or 0)) for row in rows]

    async def tidied(self, id: int, far: int) -> None:
        """Remember how far the duel has been tidied up: 1, the result is told; 2, all of it."""
        await self._update(id, "tidied = ?", far)

    async def _update(self, id: int, changes: str, *values: str | int | None) -> None:
        await self._connection.execute(
            f"UPDATE matches SET {changes} WHERE id = ?", (*values, id)
        )

    async def _ids(self, statement: str, *values: int) -> list[int]:
        return [int(row["id"]) for row in await self._rows(statement, *values)]

    async def _rows(self, statement: str, *values: int) -> Sequence[dict[str, Any]]:
        async with self._connection.execute(statement, values) as cursor:
            rows: Iterable[Sequence[Any]] = await cursor.fetchall()
            columns = [column[0] for column in cursor.description]
        return [dict(zip(columns, row, strict=True)) for row in rows]


def _terms(row: dict[str, Any]) -> Terms:
    clock = ClockKind(row["clock"])
    seconds, unilateral = row["decision_seconds"], bool(row["unilateral"])
    return Terms(row["pace"], seconds, unilateral, clock, Shown(row["board"]))


def _record(row: dict[str, Any], seats: tuple[SeatRecord, ...]) -> MatchRecord:
    surrendering, drawing = row["surrendering"], row["drawing"]
    return MatchRecord(
        id=row["id"],
        game=row["game"],
        setup=setup_from_json(row["setup"]),
        practice=bool(row["practice"]),
        place=Place(row["guild"], row["channel"], row["parent"]),
        language=row["language"],
        terms=_terms(row),
        seats=seats,
        board_message=row["board_message"],
        surrendering=None if surrendering is None else Seat(surrendering),
        surrenders_match=bool(row["surrenders_match"]),
        drawing=None if drawing is None else Seat(drawing),
        agreed=tuple(map(Seat, json.loads(row["agreed"]))),
        leaving=tuple(map(Seat, json.loads(row["leaving"]))),
        handing=handing_from_json(row["handing"]),
        status=Status(row["status"]),
        agreement=agreement_from_json(row["agreement"]),
        challenge=row["challenge"],
        gathering=row["gathering"],
        event_table=row["event_table"],
        begun=row["begun"] or "",
        ending=ending_from_json(row["ending"]) if row["ending"] else None,
    )
