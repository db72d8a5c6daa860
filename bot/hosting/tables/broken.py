"""Duels at tables that were stopped through no fault of the players: they are played again."""

from collections.abc import Sequence
from typing import Protocol

from bot.duels.outcome.results import Close, ended_words, report_of
from bot.duels.store.records import MatchRecord, Status
from bot.events.results import Player
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.table import Table, tables_of
from bot.hosting.store.events import TableRecord
from bot.hosting.store.needs import EventStore


class Bell(Protocol):
    """What calls players to their table."""

    async def ring(
        self,
        hosted: Hosted,
        table: TableRecord,
        players: Sequence[Player],
        key: str,
        **facts: int | str,
    ) -> None:
        """Call the attention of players to their table."""


async def call_to_play_again(
    bell: Bell, store: EventStore, hosted: Hosted, record: MatchRecord
) -> None:
    """Call both players where the duel `record` was broken at a table that waits for a result.

    An update of the bot is told so, or an error of ours.
    """
    if not _is_broken(record):
        return
    for table in await tables_of(hosted, store):
        if table.record.id == record.event_table and table.is_open:
            why = ended_words(record, "", hosted.record.language)
            await bell.ring(
                hosted, table.record, table.pairing.players, "event-play-again", why=why
            )


async def was_broken(table: Table, store: EventStore) -> bool:
    """Whether a duel at the table was broken: its time was then not the players' alone."""
    for duel in table.duels:
        if duel.status is Status.STOPPED:
            record = await store.matches.load(duel.match)
            if record is not None and _is_broken(record):
                return True
    return False


def _is_broken(record: MatchRecord) -> bool:
    report = report_of(record)
    return report is not None and report.close is Close.BROKEN
