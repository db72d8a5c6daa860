"""Saying that a card is played wrongly: once for each person and card, and not all day."""

from enum import StrEnum

from bot.readings.brings import state_of
from bot.readings.store import Report, Reports
from engine.core.game import Game

MOST, DAY = 5, 24 * 3600
"""How many cards one person reports in a day."""


class Heard(StrEnum):
    """What came of it."""

    KEPT = "kept"
    """From the next duel on the card is not played on its server."""
    KEPT_BY_HAND = "kept-by-hand"
    """From the next duel on it is done by hand on its server."""
    KEPT_PRIVATELY = "kept-privately"
    """It was said in private, and reaches whoever runs the bot alone."""
    SAID_BEFORE = "said-before"
    TOO_MANY = "too-many"
    NOT_READ = "not-read"
    """The card comes with the game, or is not played."""


async def may_report(reports: Reports, game: Game, report: Report) -> Heard | None:
    """Why nothing is taken down of it; None where it would be."""
    if not state_of(game, report.card):
        return Heard.NOT_READ
    if await reports.has_said(report.game, report.card, report.guild, report.reader):
        return Heard.SAID_BEFORE
    if await reports.count(report.reader, report.made - DAY) >= MOST:
        return Heard.TOO_MANY
    return None


async def take_down(reports: Reports, game: Game, report: Report) -> Heard:
    """Keep the report, unless something is against it."""
    refused = await may_report(reports, game, report)
    if refused is not None:
        return refused
    if not await reports.keep(report):
        return Heard.SAID_BEFORE
    if report.guild is None:
        return Heard.KEPT_PRIVATELY
    return Heard.KEPT_BY_HAND if game.printing.by_hand else Heard.KEPT
