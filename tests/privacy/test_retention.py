"""What has been kept long enough goes at night, a few at a time; nothing that goes on does."""

from dataclasses import replace

import pytest

from bot.duels.store.records import MatchRecord, SeatRecord
from bot.privacy.retention import Keeping, Retention, next_night
from bot.shared import moments
from bot.store import Store
from engine.core.protocol import Seat
from tests.privacy.filled import fill, mine, over, record, rivals
from tests.privacy.test_forgetting import path as path
from tests.privacy.test_forgetting import store as store

pytestmark = pytest.mark.usefixtures("each_engine")

DAY = 86_400
NOW = 1_800_000_000
CPU = SeatRecord(Seat(1), None, "CPU", "en")


async def aged(store: Store, number: int, days: int) -> None:
    """The duel ended so many days ago, and nothing is left to tell of it."""
    await store.database.do(
        "UPDATE matches SET tidied = 2, ended_at = ? WHERE id = ?",
        (moments.written(NOW - days * DAY), number),
    )


async def there(store: Store) -> list[int]:
    rows = await store.database.rows("SELECT id FROM matches ORDER BY id")
    return [row[0] for row in rows]


@pytest.mark.parametrize(
    ("keeping", "left"),
    [
        (Keeping(), [2, 3, 4, 5]),
        (Keeping(duels=300), [2, 4, 5]),
        (Keeping(duels=0, practice=0), [1, 2, 3, 4, 5]),
        (Keeping(duels=10, practice=10), [4, 5]),
    ],
)
async def test_duels_go_by_their_kind_and_age(
    store: Store, keeping: Keeping, left: list[int]
) -> None:
    practice = record(mine(), CPU, practice=True)
    for number, (kept, days) in enumerate(
        [(practice, 366), (practice, 364), (record(mine(), rivals()), 366)], 1
    ):
        assert await over(store, kept) == number
        await aged(store, number, days)
    going_on = await store.matches.create(record(mine(), rivals()))
    untold = await over(store, record(mine(), rivals()))
    assert (going_on, untold) == (4, 5)

    gone = await Retention(store.database, keeping).tidy(NOW)

    assert await there(store) == left
    assert gone == 5 - len(left)


async def test_so_many_go_that_others_have_their_turn_in_between(store: Store) -> None:
    await fill(store)
    kept = replace(await loaded(store, 1), id=0)
    for _ in range(45):
        await aged(store, await store.matches.create(kept), 400)
    await store.database.do("UPDATE matches SET status = 'over', ending = NULL")
    await store.database.do("UPDATE matches SET tidied = 2, ended_at = '2000-01-01'")

    assert await Retention(store.database, Keeping(duels=1, practice=1)).tidy(NOW) == 48
    assert await there(store) == []
    for table in ("seats", "answers", "replays", "told_logs", "hand_overs", "moderation"):
        rows = await store.database.rows(f"SELECT count(*) FROM {table}")
        assert list(rows) == [(0,)], table


async def loaded(store: Store, number: int) -> MatchRecord:
    found = await store.matches.load(number)
    assert found is not None
    return found


async def test_challenges_and_tables_that_are_over_go_after_a_month(store: Store) -> None:
    await fill(store)
    await store.database.do("UPDATE matches SET tidied = 2")

    await Retention(store.database, Keeping()).tidy(NOW)

    kept = await store.database.rows("SELECT status FROM challenges")
    assert list(kept) == [("open",)], "one is still open"
    for table in ("sitting", "gatherings"):
        rows = await store.database.rows(f"SELECT count(*) FROM {table}")
        assert list(rows) == [(0,)]


def test_the_night_is_at_four() -> None:
    morning = 20_000 * DAY
    assert next_night(morning) == morning + 4 * 3600
    assert next_night(morning + 4 * 3600) == morning + DAY + 4 * 3600
