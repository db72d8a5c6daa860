"""One's own data in the real program: handed out, and gone when its time is over."""

import json
import sqlite3
import time
from contextlib import closing
from typing import Any

import pytest

from bot.privacy.retention import next_night
from bot.sandbox.people import Person
from tests.end_to_end.playing import gives_up
from tests.end_to_end.shop import Shop
from tests.end_to_end.test_replays import over, replays
from tests.waiting import until

pytestmark = pytest.mark.end_to_end

DAY = 86_400
CLOSES = 300
"""Seconds after which the thread of a practice duel is closed, and nothing is left to tell."""


async def exported(person: Person) -> dict[str, Any]:
    """What is handed to that person, as they read it."""
    opened = (await person.call("privacy", "duels")).message
    assert opened is not None
    before = {seen.id for seen in person.sees("duels")}
    await person.press(opened, "Export")
    sent = await person.wait_for(
        "duels", lambda seen: bool(seen.attachments) and seen.id not in before
    )
    assert sent.ephemeral
    (file,) = sent.attachments
    found: dict[str, Any] = json.loads(file.content)
    return found


def told(data: dict[str, Any]) -> dict[str, Any]:
    """The same without where messages of the bot stand, which may change with a restart."""
    return {key: rows for key, rows in data.items() if key not in ("seats", "moderator_calls")}


async def test_what_is_handed_out_is_the_same_after_a_kill(shop: Shop) -> None:
    _, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await kaiba.does("Scissors")
    open_one = await exported(shop.kaiba)
    await gives_up(kaiba)
    before = await exported(shop.kaiba)
    await shop.crash_and_restart()

    again = await exported(shop.kaiba)
    assert told(again) == told(before)
    assert (again["schema"], again["user"]) == (1, int(shop.kaiba.id))
    assert [each["duel"] for each in again["duels"]] == [1]
    assert shop.yugi.id not in json.dumps(again)
    assert "Scissors" not in json.dumps(open_one), "who reads it may sit beside the opponent"


async def test_a_duel_goes_when_its_time_is_over_though_the_bot_was_killed(
    closed_shop: Shop,
) -> None:
    shop = closed_shop
    shop.bot.module = "tests.end_to_end.later"
    await shop.open()
    await over(shop)
    shop.lets_pass(CLOSES)
    await until(lambda: tidied(shop), lambda far: far == 2)

    await shop.is_away(364 * DAY)
    assert shop.journal.duels() == [(1, "over")]
    night = next_night(time.time())
    await shop.is_away(2 * DAY + round(night - time.time()) - 2 * CLOSES)
    shop.lets_pass(2 * CLOSES)
    await until(lambda: shop.journal.duels(), lambda duels: duels == [])
    assert replays(shop) == []
    listed = (await shop.mai.call("duel history")).message
    assert listed is not None
    assert "You have not finished a duel yet" in listed.text


def tidied(shop: Shop) -> int:
    with closing(sqlite3.connect(shop.database)) as database:
        (row,) = database.execute("SELECT tidied FROM matches").fetchall()
    return int(row[0])
