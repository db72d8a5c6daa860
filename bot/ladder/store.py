"""Ladders in the database: who takes part, and each duel that counts, once."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.duels.store.needs import DuelStore
from bot.shared import moments
from bot.shared.database import Database, putting
from bot.shared.tidying import kept_name


@dataclass(frozen=True, slots=True)
class Counted:
    """A duel that counts; `score` is that of `one`: 1.0, 0.5 or 0.0."""

    match: int
    guild: int
    game: str
    at: float
    one: int
    other: int
    score: float


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody in the ladder of a server, since that moment in seconds since 1970."""

    user: int
    name: str
    since: float


_RESULT = "match, guild, game, at, one, other, score"
_MISSED = (
    "SELECT matches.id, ended_at, member.since FROM matches "
    "JOIN ladder_members AS member ON member.guild = matches.guild "
    "JOIN seats ON seats.match = matches.id AND seats.person = member.person "
    "WHERE matches.status = 'over' AND practice = 0 AND event_table IS NULL "
    "AND ended_at >= ? AND matches.id NOT IN (SELECT match FROM ladder_results) "
    "ORDER BY matches.id"
)


class Ladders:
    """The tables `ladder_members`, `ladder_settings` and `ladder_results`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def join(self, guild: int, member: Member) -> None:
        """Let them take part from then on; who does already has the name of now."""
        await self._database.do(
            "INSERT INTO ladder_members (guild, person, name, since) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (guild, person) DO UPDATE SET name = excluded.name",
            (guild, member.user, member.name, member.since),
        )

    async def leave(self, guild: int, user: int) -> None:
        """Let them take part no more."""
        await self._database.do(
            "DELETE FROM ladder_members WHERE guild = ? AND person = ?", (guild, user)
        )

    async def members(self, guild: int) -> dict[int, Member]:
        """Who takes part there."""
        rows = await self._database.rows(
            "SELECT person, name, since FROM ladder_members WHERE guild = ?", (guild,)
        )
        return {row[0]: Member(row[0], kept_name(row[1]), row[2]) for row in rows}

    async def counts_events(self, guild: int) -> bool:
        """Whether duels at tables of events count there."""
        rows = await self._database.rows(
            "SELECT events FROM ladder_settings WHERE guild = ?", (guild,)
        )
        return any(row[0] for row in rows)

    async def count_events(self, guild: int, counts: bool) -> None:
        """Let duels at tables of events count there from now on, or no more."""
        statement = putting("ladder_settings", "guild, events", "guild")
        await self._database.do(statement, (guild, counts))

    async def count(self, counted: Counted) -> None:
        """Count a duel; one that is counted already is counted as it is now."""
        values = (counted.match, counted.guild, counted.game, counted.at)
        await self._database.do(
            putting("ladder_results", _RESULT, "match"),
            (*values, counted.one, counted.other, counted.score),
        )

    async def discount(self, matches: Collection[int]) -> None:
        """Count these no longer."""
        await self._database.many(
            "DELETE FROM ladder_results WHERE match = ?", [(each,) for each in matches]
        )

    async def is_counted(self, match: int) -> bool:
        """Whether that duel counts."""
        rows = await self._database.rows(
            "SELECT 1 FROM ladder_results WHERE match = ?", (match,)
        )
        return bool(list(rows))

    async def results(self, guild: int) -> Sequence[Counted]:
        """Each duel that counts there, in the order in which they ended."""
        rows = await self._database.rows(
            f"SELECT {_RESULT} FROM ladder_results WHERE guild = ? ORDER BY at, match", (guild,)
        )
        return [Counted(*row) for row in rows]

    async def missed(self, since: float) -> list[int]:
        """Duels between members that ended since then and are not counted; of no event."""
        rows = await self._database.rows(_MISSED, (moments.written(since),))
        theirs = (match for match, ended, joined in rows if moments.read(ended) >= joined)
        return [match for match, members in Counter(theirs).items() if members == 2]

    async def ended_at(self, match: int) -> float:
        """When that duel ended, in seconds since 1970."""
        row = await self._database.row("SELECT ended_at FROM matches WHERE id = ?", (match,))
        return moments.read(row[0]) if row is not None else 0.0

    async def finished_of(self, user: int, guild: int | None, most: int) -> list[int]:
        """The newest duels of theirs with an end, on a server alone if one is given."""
        there = "" if guild is None else "AND guild = ? "
        rows = await self._database.rows(
            "SELECT id FROM matches JOIN seats ON seats.match = id WHERE person = ? "
            f"AND status = 'over' AND practice = 0 {there}ORDER BY id DESC LIMIT ?",
            (user, most) if guild is None else (user, guild, most),
        )
        return [row[0] for row in rows]


class LadderStore(DuelStore, Protocol):
    """The tables of duels and of ladders."""

    ladders: Ladders
