"""What a duel has alone is kept from others by the database, whichever process begins them."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.matches import TakenError
from bot.duels.store.own import delete_duel
from bot.duels.store.records import MatchRecord, Place, Status
from bot.duels.store.taken import TABLES, Hold, Kind
from bot.store import Store
from tests.privacy.filled import ME, mine, record, rivals

CHANNEL = 70
IN_CHANNEL = Hold(Kind.CHANNEL, CHANNEL)


@pytest.fixture
async def store(tmp_path: Path, each_engine: None) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "duels.sqlite")
    yield store
    await store.close()


def here() -> MatchRecord:
    return replace(record(mine(), rivals()), place=Place(7, CHANNEL, CHANNEL))


async def counts(store: Store) -> list[int]:
    return [await store.database.number(f"SELECT count(*) FROM {table}") for table in TABLES]


async def test_a_second_duel_does_not_begin_where_one_goes_on(store: Store) -> None:
    first = await store.matches.create(here(), [IN_CHANNEL])
    with pytest.raises(TakenError) as taken:
        await store.matches.create(here(), [IN_CHANNEL])
    assert taken.value.other is not None
    assert taken.value.other.id == first
    assert await store.matches.open_in(CHANNEL) == [first]
    assert await store.database.number("SELECT count(*) FROM matches") == 1
    assert await store.database.number("SELECT count(DISTINCT match) FROM seats") == 1

    await store.matches.end(first, Status.OVER, Ending(EndKind.PLAYED))
    assert await counts(store) == [0, 0, 0]
    assert await store.matches.create(here(), [IN_CHANNEL]) > first


async def test_each_kind_is_had_for_itself_and_all_or_nothing_is_taken(store: Store) -> None:
    practice = Hold(Kind.PRACTICE, CHANNEL)
    await store.matches.create(here(), [IN_CHANNEL])
    with pytest.raises(TakenError):
        await store.matches.create(here(), [practice, IN_CHANNEL])
    assert await counts(store) == [1, 0, 0]
    await store.matches.create(here(), [practice])
    assert await counts(store) == [1, 0, 1]
    with pytest.raises(TakenError):
        await store.matches.create(here(), [practice])


async def test_a_table_of_an_event_has_one_duel_at_a_time(store: Store) -> None:
    await store.database.do(
        "INSERT INTO events (id, guild, channel, name, language, organiser, terms, rules) "
        "VALUES (1, 7, 70, 'Cup', 'en', 1, '{}', '{}')"
    )
    await store.database.do(
        "INSERT INTO event_tables (id, event, paired, number) VALUES (5, 1, 3, 1)"
    )
    at_table = replace(here(), event_table=5)
    first = await store.matches.create(at_table, [Hold(Kind.TABLE, 5)])
    with pytest.raises(TakenError):
        await store.matches.create(at_table, [Hold(Kind.TABLE, 5)])
    await store.matches.end(first, Status.STOPPED, Ending(EndKind.PLAYED))
    await store.matches.create(at_table, [Hold(Kind.TABLE, 5)])


async def test_a_duel_that_is_deleted_has_nothing(store: Store) -> None:
    first = await store.matches.create(here(), [IN_CHANNEL, Hold(Kind.PRACTICE, ME)])
    await delete_duel(store.database, first)
    assert await counts(store) == [0, 0, 0]
