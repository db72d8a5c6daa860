"""Somebody who has everything deleted is gone, also after `kill -9`; nobody else is harmed."""

import asyncio
import sqlite3
from contextlib import closing, suppress

import pytest

from bot.sandbox.people import InteractionFailed, Person
from bot.sandbox.views import MessageView
from tests.end_to_end.playing import fight
from tests.end_to_end.shop import Shop
from tests.privacy.filled import dumped
from tests.waiting import until

pytestmark = pytest.mark.end_to_end


async def sure(person: Person) -> MessageView:
    """What is asked before anything is deleted."""
    opened = (await person.call("privacy", "duels")).message
    assert opened is not None
    asked = (await person.press(opened, "Delete …")).message
    assert asked is not None
    return await person.wait_for("duels", lambda m: m.id == asked.id and bool(m.buttons))


def is_named(shop: Shop, person: Person) -> bool:
    return person.id in dumped(shop.database) or person.name in dumped(shop.database)


def is_leaving(shop: Shop) -> bool:
    with closing(sqlite3.connect(shop.database)) as connection:
        return bool(connection.execute("SELECT 1 FROM leavings").fetchall())


async def test_killed_in_the_middle_nothing_is_half_done_and_others_play_on(shop: Shop) -> None:
    yugi, kaiba = shop.yugi, shop.kaiba
    await shop.seat(yugi, kaiba)
    joey, mai = await shop.seat(shop.joey, shop.mai, channel="lounge")
    await yugi.call("duel zones", "duels", {"choose": True})

    for moment in (0.0, 0.01, 0.03, 0.1):
        if not is_named(shop, yugi):
            break
        asked = await sure(yugi)
        pressing = asyncio.create_task(yugi.press(asked, "Delete everything"))
        await asyncio.sleep(moment)
        await shop.crash_and_restart()
        with suppress(InteractionFailed):
            await pressing
        await until(lambda: is_leaving(shop), lambda leaving: not leaving)
        stands = [seat for seat in seats(shop) if seat[0] == 1]
        whole = [(1, 0, int(yugi.id)), (1, 1, int(kaiba.id))]
        gone = [(1, 0, stands[0][2]), (1, 1, int(kaiba.id))]
        assert stands in (whole, gone)
        assert stands == whole or stands[0][2] < 0
        assert is_named(shop, yugi) == (stands == whole), "one or the other, never half"
    if is_named(shop, yugi):
        await yugi.press(await sure(yugi), "Delete everything")
        await until(lambda: is_named(shop, yugi), lambda named: not named)

    assert shop.journal.duels()[0] == (1, "over")
    await fight(joey, mai)
    assert shop.journal.duels() == [(1, "over"), (2, "over")]


def seats(shop: Shop) -> list[tuple[int, int, int]]:
    with closing(sqlite3.connect(shop.database)) as connection:
        rows = connection.execute("SELECT match, seat, person FROM seats ORDER BY 1, 2")
        return [tuple(row) for row in rows.fetchall()]
