"""A duel counts for the ladder once, however often the bot is killed."""

import sqlite3
from contextlib import closing

import pytest

from bot.sandbox.people import Person
from tests.end_to_end.playing import gives_up
from tests.end_to_end.shop import Shop
from tests.waiting import until

pytestmark = pytest.mark.end_to_end


async def joins(person: Person) -> None:
    """Take part in the ladder of the server."""
    called = (await person.call("ladder", "duels")).message
    assert called is not None
    shown = await person.wait_for("duels", lambda m: m.id == called.id and not m.thinking)
    asked = (await person.press(shown, "Take part …")).message
    assert asked is not None
    await person.press(asked, "Take part")


def counted(shop: Shop) -> list[tuple[int, int, float]]:
    with closing(sqlite3.connect(shop.database)) as connection:
        rows = connection.execute("SELECT match, one, score FROM ladder_results")
        return [tuple(row) for row in rows.fetchall()]


async def test_killed_when_a_duel_is_over_it_counts_once(shop: Shop) -> None:
    await joins(shop.yugi)
    await joins(shop.kaiba)
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await gives_up(kaiba)
    await shop.crash_and_restart()

    once = [(1, int(shop.yugi.id), 1.0)]
    assert await until(lambda: counted(shop), bool) == once
    await shop.crash_and_restart()
    await yugi.person.call("ladder", "duels")
    assert counted(shop) == once
