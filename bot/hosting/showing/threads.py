"""Where the tables of a round are in Discord."""

from collections.abc import Mapping, Sequence

from bot.events.results import Round
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.table import rounds_by_record
from bot.hosting.store.events import TableRecord
from bot.hosting.store.needs import EventStore


async def kept_tables(store: EventStore, hosted: Hosted, one: Round) -> Sequence[TableRecord]:
    """The tables of the round as they are kept, by their numbers."""
    rounds = rounds_by_record(hosted).items()
    paired = next((number for number, each in rounds if each is one), None)
    return [] if paired is None else await store.event_tables.of_round(hosted.record.id, paired)


async def threads_of(store: EventStore, hosted: Hosted, one: Round) -> Mapping[int, int]:
    """The threads of the round's tables, by table."""
    tables = await kept_tables(store, hosted, one)
    return {each.number: each.thread for each in tables if each.thread is not None}
