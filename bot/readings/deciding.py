"""What whoever runs the bot reads of reports, and decides: `python -m bot readings`."""

import asyncio
import sqlite3
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.games import SHELVED
from bot.library.library import Library
from bot.readings.store import COLUMNS, Report, Stand, report_of

PURPOSE = (
    "List which cards players have reported as played wrongly, with their words, and decide: "
    "`true 12` has the card of report 12 played by the rules nowhere any more, `false 12` has "
    "it played again on every server. Also while the bot runs; it holds from the next duel on."
)
COMMAND: Mapping[str, Any] = {"description": PURPOSE, "help": "what players report of cards"}
VERDICTS = (Stand.TRUE.value, Stand.FALSE.value)
_PATIENCE = 10.0


class ReadingsError(Exception):
    """Reports cannot be read or decided; the message says why, and what to do."""


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said behind the command."""
    parser.add_argument("verdict", nargs="?", choices=VERDICTS, help="what a report is")
    parser.add_argument("number", nargs="?", type=int, help="the number of the report")


def readings(database: Path, library: Path, verdict: str | None, number: int | None) -> str:
    """Decide a report, if there is a verdict, and list all that are open or were found true.

    Raises ReadingsError where that cannot be.
    """
    said = ""
    if verdict is not None:
        if number is None:
            raise ReadingsError(f"Say which report is {verdict}: its number, from the list.")
        said = _decide(database, Stand(verdict), number)
    reports = _all(database)
    names = asyncio.run(_names(library, {each.card for each in reports}))
    lines = [_line(each, names) for each in reports]
    return "\n".join(filter(None, (said, *(lines or ["There are no reports."]))))


def _decide(database: Path, stand: Stand, number: int) -> str:
    """Let it hold of everything that was said of the card, and say so."""
    with closing(_open(database)) as connection, connection:
        found = connection.execute("SELECT game, card FROM reports WHERE id = ?", (number,))
        about = found.fetchone()
        if about is None:
            raise ReadingsError(
                f"There is no report {number}. Without a verdict all are listed."
            )
        changed = connection.execute(
            "UPDATE reports SET stand = ? "
            "WHERE game = ? AND card = ? AND stand != 'taken-back'",
            (stand, *about),
        )
        if not changed.rowcount:
            raise ReadingsError(f"Report {number} was taken back by a moderator of its server.")
    return f"Report {number} is {stand}: decided for the card {about[1]} on every server."


def _all(database: Path) -> Sequence[Report]:
    with closing(_open(database)) as connection:
        rows = connection.execute(
            f"SELECT {COLUMNS}, id FROM reports WHERE stand IN ('open', 'true') "
            "ORDER BY game, card, id"
        )
        return [report_of(row) for row in rows]


def _open(database: Path) -> sqlite3.Connection:
    """The database as it is; ReadingsError where it is none, or none of this version."""
    try:
        connection = sqlite3.connect(
            f"{database.absolute().as_uri()}?mode=rw", _PATIENCE, uri=True
        )
        connection.execute("SELECT 1 FROM reports LIMIT 1")
    except sqlite3.Error as problem:
        raise ReadingsError(
            f"{database} cannot be read ({problem}). Start the bot of this version on it once, "
            "or name another file in DUELKEEPER_DATABASE."
        ) from problem
    return connection


async def _names(path: Path, cards: set[int]) -> Mapping[int, str]:
    """The English names of the cards, as far as they are imported."""
    library = await Library.open(path)
    try:
        found = {code: await library.card(code) for code in sorted(cards)}
    finally:
        await library.close()
    own = SHELVED.names("en")
    return {
        code: card.name("en") if card else own.get(code, "") for code, card in found.items()
    }


def _line(report: Report, names: Mapping[int, str]) -> str:
    day = datetime.fromtimestamp(report.made, UTC).date().isoformat()
    name = names.get(report.card) or "not imported"
    where = f"server {report.guild}" if report.guild is not None else "in private"
    facts = [f"#{report.id} {report.stand}", day, f"{name} ({report.card})", where]
    facts.append(f"by {report.reader} in {report.language}")
    if report.match is not None:
        facts.append(f"duel {report.match} after {report.answers} answers")
    return f"{' · '.join(facts)}\n    “{report.words}”"
