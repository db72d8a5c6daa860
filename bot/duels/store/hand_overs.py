"""Seats that are handed over: what is asked for, and who sat where until which answer."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from bot.duels.store.records import Handing, HandOver, SeatRecord
from bot.shared.database import Database
from bot.shared.tidying import kept_name
from engine.core.protocol import Seat

_LEFT = "left_user, left_name, left_language, panel_channel, panel_message"
_TAKEN = "person, name, language"


class HandOvers:
    """The table `hand_overs`, which only grows, and what is asked for in `matches`.

    With a new row the seat is somebody else's in the same write.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_all(self, matches: Sequence[int]) -> Mapping[int, Sequence[HandOver]]:
        """By duel, the seats of these that were handed over, in this order."""
        statement = (
            f"SELECT match, id, seat, answers, is_shown, {_LEFT}, {_TAKEN} FROM hand_overs "
            f"WHERE match IN ({', '.join('?' * len(matches))}) ORDER BY id"
        )
        found: dict[int, list[HandOver]] = {}
        for match, *row in await self._database.rows(statement, matches):
            found.setdefault(match, []).append(_hand_over(row))
        return found

    async def is_known_to(self, user: int) -> bool:
        """Whether `user` has handed over a seat of a duel that goes on."""
        statement = (
            "SELECT 1 FROM hand_overs JOIN matches ON matches.id = hand_overs.match "
            "WHERE left_user = ? AND status = 'open' LIMIT 1"
        )
        return await self._database.row(statement, (user,)) is not None

    async def ask(self, match: int, handing: Handing | None) -> None:
        """Remember what is asked for, if anything."""
        await self._database.do(
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
            f"VALUES (?, ?, ?, {', '.join('?' * len(values))}) RETURNING id"
        )
        facts = (match, handing.seat, answers, *values)
        sits = handing.user, handing.name, handing.language
        (((number,),), *_) = await self._database.together(
            (statement, facts),
            (
                "UPDATE seats SET person = ?, name = ?, language = ?, "
                "panel_channel = NULL, panel_message = NULL WHERE match = ? AND seat = ?",
                (*sits, match, handing.seat),
            ),
            ("UPDATE matches SET handing = NULL WHERE id = ?", (match,)),
        )
        return HandOver(number, handing.seat, answers, left, *sits)

    async def shown(self, number: int) -> None:
        """Remember that everything that hand-over changes was shown."""
        await self._database.do("UPDATE hand_overs SET is_shown = 1 WHERE id = ?", (number,))


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
