"""Duels in the database: who sits where, every accepted answer, and how it ended.

Belongs here: the SQL of duels, and the values it gives back.
Does not belong here: answers (`journal`), times (`clocks/store`), and what any of it means for
a duel.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, fields, replace
from typing import Any

from bot.duels.store.agreement import agreement_from_json, agreement_to_json
from bot.duels.store.ending import Ending, ending_from_json
from bot.duels.store.hand_overs import HandOvers, handing_from_json
from bot.duels.store.records import (
    GivenBy,
    Kept,
    MatchRecord,
    Place,
    SeatRecord,
    Status,
    Undoing,
)
from bot.duels.store.setups import setup_from_json, setup_to_json
from bot.duels.store.taken import Hold, giving_back, taken_by_another, taking
from bot.duels.store.undoings import undoing_from_json, undoing_to_json
from bot.people.terms import ClockKind, Shown, Terms
from bot.shared import moments
from bot.shared.database import ConflictError, Database, Value
from bot.shared.tidying import kept_name
from engine.core.game import Setup
from engine.core.match import Act, Entry
from engine.core.protocol import Seat

_COLUMNS = (
    *("id", "game", "setup", "practice", "guild", "channel", "parent", "language", "pace"),
    *("decision_seconds", "unilateral", "clock", "board", "delay", "board_message"),
    *("surrendering", "surrenders_match", "drawing", "agreed", "leaving", "open_hands"),
    *("handing", "undoing", "status", "agreement", "challenge", "gathering", "event_table"),
    *("begun", "ending"),
)
_SEAT = tuple(field.name for field in fields(SeatRecord))
_SEAT_COLUMNS = ", ".join("person" if name == "user" else name for name in _SEAT)


class TakenError(Exception):
    """A duel cannot begin, since another one has what it would have to have alone."""

    def __init__(self, other: MatchRecord | None) -> None:
        """`other` is that one; None where it has ended by now."""
        super().__init__()
        self.other = other


class Matches:
    """The tables `matches`, `seats` and `answers`, the last for reading only."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._hand_overs = HandOvers(database)

    async def create(self, record: MatchRecord, holds: Sequence[Hold] = ()) -> int:
        """Keep a new duel with its seats; its id is given here, whatever `record` says.

        It is open once everything is kept: a crash in between leaves no half of a duel. From
        then on it has what it `holds` alone; TakenError where another duel has some of it.
        """
        place, terms = record.place, record.terms
        values: dict[str, Value] = {
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
            "delay": terms.delay,
            "agreement": agreement_to_json(record.agreement),
            "challenge": record.challenge,
            "gathering": record.gathering,
            "event_table": record.event_table,
            "tidied": 0,
            "began_at": moments.now(),
        }
        names, marks = ", ".join(values), ", ".join("?" * len(values))
        statement = f"INSERT INTO matches ({names}) VALUES ({marks}) RETURNING id"
        match = await self._database.number(statement, tuple(values.values()))
        rows = [getattr(seat, name) for seat in record.seats for name in _SEAT]
        row = f"({match}, {', '.join('?' * len(_SEAT))})"
        await self._database.do(
            f"INSERT INTO seats (match, {_SEAT_COLUMNS}) "
            f"VALUES {', '.join([row] * len(record.seats))}",
            rows,
        )
        await self._begin(match, holds)
        return match

    async def _begin(self, match: int, holds: Sequence[Hold]) -> None:
        opened = "UPDATE matches SET status = ? WHERE id = ?"
        try:
            await self._database.together((opened, (Status.OPEN, match)), *taking(match, holds))
        except ConflictError:
            await self._database.together(
                ("DELETE FROM seats WHERE match = ?", (match,)),
                ("DELETE FROM matches WHERE id = ?", (match,)),
            )
            other = await taken_by_another(self._database, holds)
            if other is None:
                raise
            raise TakenError(await self.load(other)) from None

    async def load(self, id: int) -> MatchRecord | None:
        """The duel `id`, or None where there is none."""
        return next(iter(await self.load_all([id])), None)

    async def load_all(self, ids: Sequence[int]) -> list[MatchRecord]:
        """Those of the duels that there are, in that order: at once, however many."""
        if not ids:
            return []
        marks = f"({', '.join('?' * len(ids))})"
        statement = f"SELECT {', '.join(_COLUMNS)} FROM matches WHERE id IN {marks}"
        rows = await self._database.rows(statement, ids)
        found = {row["id"]: row for row in (dict(zip(_COLUMNS, r, strict=True)) for r in rows)}
        seats: dict[int, list[SeatRecord]] = {match: [] for match in found}
        for match, *row in await self._database.rows(
            f"SELECT match, {_SEAT_COLUMNS} FROM seats WHERE match IN {marks} ORDER BY seat",
            ids,
        ):
            seat = dict(zip(_SEAT, row, strict=True))
            seats[match].append(SeatRecord(**{**seat, "name": kept_name(seat["name"])}))
        handed = await self._hand_overs.of_all(ids)
        records = [_record(found[each], tuple(seats[each])) for each in ids if each in found]
        return [replace(each, handed=tuple(handed.get(each.id, ()))) for each in records]

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
            "WHERE status = 'open' AND person = ? ORDER BY matches.id DESC",
            user,
        )

    async def open_on(self, guild: int) -> list[int]:
        """The duels going on on a server, oldest first."""
        return await self._ids(
            "SELECT id FROM matches WHERE status = 'open' AND guild = ? ORDER BY id", guild
        )

    async def began(self, id: int) -> int:
        """When the duel began, in seconds since 1970."""
        row = await self._database.row("SELECT began_at FROM matches WHERE id = ?", (id,))
        return 0 if row is None else int(moments.read(row[0]))

    async def answers(self, id: int) -> list[Kept]:
        """Every accepted answer of the duel, in order."""
        rows = await self._database.rows(
            "SELECT seat, answer, digest, act, given_by, spent, reached, at FROM answers "
            "WHERE match = ? ORDER BY n",
            (id,),
        )
        return [
            Kept(
                Entry(Seat(seat), tuple(json.loads(answer)), digest, Act(act)),
                GivenBy(given_by),
                spent,
                reached or "",
                at,
            )
            for seat, answer, digest, act, given_by, spent, reached, at in rows
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
        await self._database.do(
            "UPDATE seats SET panel_channel = ?, panel_message = ?, panel_moves = 0 "
            "WHERE match = ? AND seat = ?",
            (channel, message, id, seat),
        )

    async def panel_moves(self, id: int, seat: Seat) -> None:
        """Remember that the panel of `seat` is going to be another message."""
        await self._database.do(
            "UPDATE seats SET panel_moves = 1 WHERE match = ? AND seat = ?", (id, seat)
        )

    async def surrendering(self, id: int, seat: Seat | None, whole: bool) -> None:
        """Remember who asks to surrender, if anybody, and whether that is the whole match."""
        await self._update(id, "surrendering = ?, surrenders_match = ?", seat, whole)

    async def drawing(self, id: int, seat: Seat | None, agreed: Sequence[Seat]) -> None:
        """Remember who offers a draw, if anybody, and who has agreed to it."""
        await self._update(id, "drawing = ?, agreed = ?", seat, json.dumps(agreed))

    async def open_hands(self, id: int, seats: Sequence[Seat]) -> None:
        """Remember whose players let spectators see their hands."""
        await self._update(id, "open_hands = ?", json.dumps(seats))

    async def leaving(self, id: int, seats: Sequence[Seat]) -> None:
        """Remember who goes out as soon as everybody sees the table as it is."""
        await self._update(id, "leaving = ?", json.dumps(seats))

    async def undoing(self, id: int, undoing: Undoing | None) -> None:
        """Remember who asks to decide anew, if anybody."""
        await self._update(id, "undoing = ?", undoing_to_json(undoing))

    async def end(self, id: int, status: Status, ending: Ending) -> None:
        """Close the duel."""
        ended = (
            "UPDATE matches SET status = ?, ending = ?, surrendering = NULL, drawing = NULL, "
            "handing = NULL, undoing = NULL, ended_at = ? WHERE id = ?"
        )
        values = (status, json.dumps(asdict(ending)), moments.now(), id)
        await self._database.together((ended, values), *giving_back(id))

    async def untold(self) -> list[int]:
        """Each duel that is over and whose result is not told yet, oldest first."""
        return await self._ids(
            "SELECT id FROM matches "
            "WHERE tidied = 0 AND status IN ('over', 'stopped') ORDER BY id"
        )

    async def untidied(self) -> list[tuple[int, float]]:
        """Each duel that is over and told, but not tidied up; when, in seconds since 1970."""
        rows = await self._database.rows(
            "SELECT id, ended_at FROM matches "
            "WHERE tidied = 1 AND status IN ('over', 'stopped') ORDER BY id"
        )
        return [(row[0], float(int(moments.read(row[1])))) for row in rows]

    async def tidied(self, id: int, far: int) -> None:
        """Remember how far the duel has been tidied up: 1, the result is told; 2, all of it."""
        await self._update(id, "tidied = ?", far)

    async def _update(self, id: int, changes: str, *values: str | int | None) -> None:
        await self._database.do(f"UPDATE matches SET {changes} WHERE id = ?", (*values, id))

    async def _ids(self, statement: str, *values: int) -> list[int]:
        return [int(row[0]) for row in await self._database.rows(statement, values)]


def _terms(row: dict[str, Any]) -> Terms:
    clock = ClockKind(row["clock"])
    seconds, unilateral = row["decision_seconds"], bool(row["unilateral"])
    return Terms(row["pace"], seconds, unilateral, clock, Shown(row["board"]), row["delay"])


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
        open_hands=tuple(map(Seat, json.loads(row["open_hands"]))),
        handing=handing_from_json(row["handing"]),
        undoing=undoing_from_json(row["undoing"]),
        status=Status(row["status"]),
        agreement=agreement_from_json(row["agreement"]),
        challenge=row["challenge"],
        gathering=row["gathering"],
        event_table=row["event_table"],
        begun=row["begun"] or "",
        ending=ending_from_json(row["ending"]) if row["ending"] else None,
    )
