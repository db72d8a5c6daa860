"""What people say is played otherwise than printed, and what was decided of it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.shared.database import Database

COLUMNS = "game, card, guild, reader, language, words, match, answers, made, stand"


class Stand(StrEnum):
    """What came of a report."""

    OPEN = "open"
    """It holds on its server."""
    TAKEN_BACK = "taken-back"
    """A moderator of its server has taken it back."""
    TRUE = "true"
    """The operator agrees: it holds on every server."""
    FALSE = "false"
    """The operator does not: it holds nowhere."""


@dataclass(frozen=True, slots=True)
class Report:
    """That a card is played wrongly, in the reader's words.

    `guild` is the server where it holds, None where it was said in private. `match` is the
    duel in which it was said, after so many `answers`. It was `made` in seconds since 1970.
    """

    game: str
    card: int
    guild: int | None
    reader: int
    language: str
    words: str
    match: int | None
    answers: int | None
    made: int
    stand: Stand = Stand.OPEN
    id: int = 0


class Reports:
    """The table `reports`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, report: Report) -> bool:
        """Keep a new report; False where the reader has said so of this card before."""
        values = (
            *(report.game, report.card, report.guild, report.reader, report.language),
            *(report.words, report.match, report.answers, report.made, report.stand),
        )
        marks = ", ".join("?" * len(values))
        statement = f"INSERT INTO reports ({COLUMNS}) VALUES ({marks}) ON CONFLICT DO NOTHING"
        return await self._database.do(statement, values) == 1

    async def has_said(self, game: str, card: int, guild: int | None, reader: int) -> bool:
        """Whether the reader has reported the card on that server, whatever came of it."""
        statement = (
            "SELECT 1 FROM reports WHERE game = ? AND card = ? AND reader = ? "
            "AND coalesce(guild, 0) = ?"
        )
        values = (game, card, reader, guild or 0)
        return bool(list(await self._database.rows(statement, values)))

    async def count(self, reader: int, since: int) -> int:
        """How many reports the reader has made since then."""
        rows = await self._database.rows(
            "SELECT count(*) FROM reports WHERE reader = ? AND made >= ?", (reader, since)
        )
        return int(next(iter(rows))[0])

    async def standing(self, game: str, guild: int | None) -> frozenset[int]:
        """The cards of which it stands on that server that they are played wrongly."""
        rows = await self._database.rows(
            "SELECT DISTINCT card FROM reports WHERE game = ? "
            "AND (stand = 'true' OR (stand = 'open' AND guild = ?))",
            (game, guild),
        )
        return frozenset(row[0] for row in rows)

    async def open_on(self, guild: int) -> list[Report]:
        """The reports that hold on that server, the newest first."""
        rows = await self._database.rows(
            f"SELECT {COLUMNS}, id FROM reports WHERE stand = 'open' AND guild = ? "
            "ORDER BY id DESC",
            (guild,),
        )
        return [report_of(row) for row in rows]

    async def take_back(self, guild: int, game: str, card: int) -> int:
        """Let what was said of the card on that server hold no more; how many said so."""
        return await self._database.do(
            "UPDATE reports SET stand = 'taken-back' "
            "WHERE guild = ? AND game = ? AND card = ? AND stand = 'open'",
            (guild, game, card),
        )

    async def to_decide(self) -> list[Report]:
        """The reports that are open or were found true, by their cards."""
        rows = await self._database.rows(
            f"SELECT {COLUMNS}, id FROM reports WHERE stand IN ('open', 'true') "
            "ORDER BY game, card, id"
        )
        return [report_of(row) for row in rows]

    async def about(self, number: int) -> tuple[str, int] | None:
        """The game and the card of that report; None where there is none."""
        row = await self._database.row("SELECT game, card FROM reports WHERE id = ?", (number,))
        return None if row is None else (row[0], row[1])

    async def decide(self, game: str, card: int, stand: Stand) -> int:
        """Let that be what came of all that was said of the card; of how many reports.

        What a moderator has taken back stays so.
        """
        statement = (
            "UPDATE reports SET stand = ? WHERE game = ? AND card = ? AND stand != 'taken-back'"
        )
        return await self._database.do(statement, (stand, game, card))


def report_of(row: Any) -> Report:
    """The report of a row."""
    game, card, guild, reader, language, words, match, answers, made, stand, number = row
    said = (language, words, match, answers)
    return Report(game, card, guild, reader, *said, made, Stand(stand), number)
