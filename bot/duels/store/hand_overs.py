"""Seats that are handed over: what is asked for, and who sat where until which answer."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import aiosqlite

from bot.duels.store.records import Handing, HandOver, SeatRecord
from bot.shared.tidying import kept_name
from engine.core.protocol import Seat

_LEFT = "left_user, left_name, left_language, panel_channel, panel_message"
_TAKEN = "user, name, language"


class HandOvers:
    """The table `hand_overs`, which only grows, and what is asked for in `matches`.

    With a new row the seat is somebody else's in the same write.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def of(self, match: int) -> tuple[HandOver, ...]:
        """The seats of the duel that were handed over, in this order."""
        statement = (
            f"SELECT id, seat, answers, is_shown, {_LEFT}, {_TAKEN} FROM hand_overs "
            "WHERE match = ? ORDER BY id"
        )
        async with self._connection.execute(statement, (match,)) as rows:
            return tuple(_hand_over(row) for row in await rows.fetchall())

    async def is_known_to(self, user: int) -> bool:
        """Whether `user` has handed over a seat of a duel that goes on."""
        statement = (
            "SELECT 1 FROM hand_overs JOIN matches ON matches.id = hand_overs.match "
            "WHERE left_user = ? AND status = 'open' LIMIT 1"
        )
        async with self._connection.execute(statement, (user,)) as rows:
            return await rows.fetchone() is not None

    async def ask(self, match: int, handing: Handing | None) -> None:
        """Remember what is asked for, if anything."""
        await self._connection.execute(
            "UPDATE matches SET handing = ? WHERE id = ?", (handing_to_json(handing), match)
        )

    async def hand_over(
        self, match: int, handing: Handing, left: SeatRecord, answers: int
    ) -> HandOver:
        """Have the seat be that of the newcomer, so many answers having been given."""
        before = left.user, left.name, left.language, left.panel_channel, left.panel_message
        values = *before, handing.user, handing.name, handing.language
        statement = (
            f"INSERT INTO hand_overs (match, seat, answers, {_LEFT}, {_TAKEN}) "
            f"VALUES (?, ?, ?, {', '.join('?' * len(values))})"
        )
        facts = (match, handing.seat, answers, *values)
        async with self._connection.execute(statement, facts) as cursor:
            number = cursor.lastrowid or 0
        sits = handing.user, handing.name, handing.language
        return HandOver(number, handing.seat, answers, left, *sits)

    async def shown(self, number: int) -> None:
        """Remember that everything that hand-over changes was shown."""
        await self._connection.execute(
            "UPDATE hand_overs SET is_shown = 1 WHERE id = ?", (number,)
        )


def handing_to_json(handing: Handing | None) -> str | None:
    """What is asked for as text, from which `handing_from_json` makes it again."""
    return None if handing is None else json.dumps(asdict(handing))


def handing_from_json(text: str | None) -> Handing | None:
    """What was kept as `text` as being asked for."""
    if text is None:
        return None
    kept = json.loads(text)
    agreed = tuple(map(Seat, kept.pop("agreed")))
    return Handing(Seat(kept.pop("seat")), agreed=agreed, **kept)


def _hand_over(row: Sequence[Any]) -> HandOver:
    number, seat, answers, is_shown, user, name, language, channel, message, *taken = row
    sat = SeatRecord(Seat(seat), user, kept_name(name), language, channel, message)
    to, to_name, to_language = taken
    sits = to, kept_name(to_name), to_language
    return HandOver(number, Seat(seat), answers, sat, *sits, is_shown=bool(is_shown))
