"""What stands on disk of how a duel went: every answer and every notice, with its moment."""

from collections.abc import Sequence
from dataclasses import replace

import orjson
from pydantic import TypeAdapter

from bot.duels.store.matches import Matches
from bot.duels.store.records import Kept
from bot.duels.store.remarks import Remark
from bot.shared.database import Database
from engine.core.protocol import Seat
from engine.core.values import value

_REMARK = TypeAdapter(Remark)


@value
class Noted:
    """What the bot itself told once so many `answers` had been given.

    `seats` were told, or everybody where none are named; `at` is in seconds since 1970.
    """

    answers: int
    at: float
    remark: Remark
    seats: tuple[Seat, ...] = ()


@value
class Written:
    """How a duel went, as far as it is on disk or wanted: its answers, and its notices."""

    answers: Sequence[Kept] = ()
    notices: Sequence[Noted] = ()

    def first(self, answers: int) -> "Written":
        """What was told by the first so many answers."""
        told = tuple(each for each in self.notices if each.answers <= answers)
        return Written(self.answers[:answers], told)

    def until(self, at: float) -> "Written":
        """What was told until then, in seconds since 1970; what has no moment was before."""
        count = 0
        for each in self.answers:
            if each.at is not None and each.at > at:
                break
            count += 1
        told = tuple(each for each in self.notices if each.at <= at and each.answers <= count)
        return Written(self.answers[:count], told)

    @property
    def last(self) -> float:
        """The moment of the last of all, in seconds since 1970; 0.0 where none has one."""
        answered = [each.at for each in self.answers[-1:] if each.at is not None]
        return max([*answered, *(each.at for each in self.notices[-1:])], default=0.0)


class Ledgers:
    """The table `notices`, and that of answers for reading."""

    def __init__(self, database: Database, matches: Matches) -> None:
        self._database = database
        self._matches = matches

    async def read(self, match: int) -> Written:
        """How that duel went, from its start."""
        notices = await self._notices(match)
        return Written(tuple(await self._matches.answers(match)), notices)

    async def note(self, match: int, at: float, remark: Remark, seats: Sequence[Seat]) -> None:
        """Keep what `seats` are told after the answers kept by now, or everybody if no seat."""
        said = remark_to_json(remark)
        await self._database.do(
            "INSERT INTO notices (match, answers, at, seats, remark) "
            "SELECT ?1, count(*), ?2, ?3, ?4 FROM answers WHERE match = ?1",
            (match, at, orjson.dumps(seats).decode(), said),
        )

    async def _notices(self, match: int) -> tuple[Noted, ...]:
        statement = "SELECT answers, at, remark, seats FROM notices WHERE match = ? ORDER BY id"
        rows = await self._database.rows(statement, (match,))
        return tuple(
            Noted(answers, at, remark_from_json(said), tuple(map(Seat, orjson.loads(seats))))
            for answers, at, said, seats in rows
        )


def remark_to_json(remark: Remark) -> str:
    """The remark as text, from which `remark_from_json` makes it again."""
    return _REMARK.dump_json(remark).decode()


def remark_from_json(text: str) -> Remark:
    """The remark that was kept as `text`."""
    read = _REMARK.validate_json(text)
    own = read.own
    return read if own is None else replace(read, own=(Seat(own[0]), own[1]))
