"""What whoever runs the bot reads of reports, and decides: `python -m bot readings`."""

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from bot.games import SHELVED
from bot.library.library import Library
from bot.readings.store import Report, Reports, Stand


class ReadingsError(Exception):
    """Reports cannot be read or decided; the message says why, and what to do."""


async def decided(
    reports: Reports, library: Path, verdict: str | None, number: int | None
) -> str:
    """Decide a report, if there is a verdict, and list all that are open or were found true.

    Raises ReadingsError where that cannot be.
    """
    said = ""
    if verdict is not None:
        if number is None:
            raise ReadingsError(f"Say which report is {verdict}: its number, from the list.")
        said = await _decide(reports, Stand(verdict), number)
    standing = await reports.to_decide()
    names = await _names(library, {each.card for each in standing})
    lines = [_line(each, names) for each in standing]
    return "\n".join(filter(None, (said, *(lines or ["There are no reports."]))))


async def _decide(reports: Reports, stand: Stand, number: int) -> str:
    """Let it hold of everything that was said of the card, and say so."""
    about = await reports.about(number)
    if about is None:
        raise ReadingsError(f"There is no report {number}. Without a verdict all are listed.")
    if not await reports.decide(*about, stand):
        raise ReadingsError(f"Report {number} was taken back by a moderator of its server.")
    return f"Report {number} is {stand}: decided for the card {about[1]} on every server."


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
