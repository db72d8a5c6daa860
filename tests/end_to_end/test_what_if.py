"""A duel that is over goes on from a decision in the real program, whenever it is killed."""

import sqlite3
from contextlib import closing

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.end_to_end.duelist import Duelist, answers, asks
from tests.end_to_end.shop import Shop
from tests.end_to_end.test_crashes import about_to_summon
from tests.waiting import until

pytestmark = pytest.mark.end_to_end

SECONDS = 240.0


def block(panel: MessageView, title: str) -> str:
    """The line of a panel with that title."""
    return next(line for line in panel.text.splitlines() if f"**{title}" in line)


async def read_again(shop: Shop, person: Person, place: str, number: int) -> MessageView:
    """The first decision of that person in a duel that is over."""
    with closing(sqlite3.connect(shop.database)) as database:
        await until(
            lambda: database.execute(
                "SELECT 1 FROM replays WHERE match = ?", (number,)
            ).fetchone(),
            patience=SECONDS,
        )
    await person.call("replay show", place, options={"number": number})
    label = "What else could I have done?"
    replay = await person.wait_for(place, lambda seen: label in seen.buttons)
    told = (await person.press(replay, label)).message
    assert told is not None
    return await at_decision(person, place, told.id, 1)


async def page_of(person: Person, place: str, page: MessageView, words: str) -> MessageView:
    """The page of the decision in which that was asked."""
    for number in range(2, 20):
        if words in page.text:
            break
        await person.press(page, "Next")
        page = await at_decision(person, place, page.id, number)
    return page


async def at_decision(person: Person, place: str, message: str, number: int) -> MessageView:
    """The message, once it tells of the decision of that number."""
    words = f"decision {number} of"
    return await person.wait_for(place, lambda seen: seen.id == message and words in seen.text)


async def summoned_and_won(shop: Shop) -> tuple[Duelist, MessageView]:
    """Kaiba has given up once Yugi had summoned; Yugi, and their panel before that."""
    yugi, kaiba = await about_to_summon(shop)
    before = yugi.panel
    await yugi.does("Normal Summon")
    await yugi.takes(answers(await yugi.is_asked())[0])
    await kaiba.is_shown("Yugi Normal Summons")
    asked = (await shop.kaiba.call("duel surrender", kaiba.table)).message
    assert asked is not None
    await shop.kaiba.press(asked, "Surrender")
    await yugi.is_shown("The duel is over.")
    return yugi, before


async def given_up_and_listed(shop: Shop, again: Duelist, place: str) -> None:
    """Yugi gives up what went on, and their history tells it from the duel it went on from."""
    asked = (await shop.yugi.call("duel surrender", "duels")).message
    assert asked is not None
    await shop.yugi.press(asked, "Surrender")
    await again.is_shown("The duel is over.")
    listed = (await shop.yugi.call("duel history", place)).message
    assert listed is not None
    first, second = (line for line in listed.text.splitlines() if line.startswith("-# "))
    assert first.endswith(" · what if …")
    assert "what if" not in second


async def test_it_goes_on_in_private_though_the_bot_is_killed(shop: Shop) -> None:
    yugi, before = await summoned_and_won(shop)
    page = await read_again(shop, shop.yugi, yugi.table, 1)
    page = await page_of(shop.yugi, yugi.table, page, "What do you do?")
    told = (await shop.yugi.press(page, "What if …")).message
    assert told is not None
    said = await shop.yugi.wait_for(
        yugi.table, lambda seen: seen.id == told.id and "dealt again" in seen.text
    )
    assert "only you see it" in said.text
    panel = await shop.yugi.wait_for(
        "@bot", lambda seen: asks(seen) and seen.id != before.id and "Turn 1" in seen.text
    )
    for title in ("Your hand", "Kaiba"):
        assert title in before.text
    assert block(panel, "Your hand") == block(before, "Your hand")
    assert panel.text.startswith("-# What if … · against CPU")
    assert "What if" not in before.text
    assert "Hand 4" in panel.text
    assert "Normal Summons" not in panel.text
    again = shop.at("@bot", shop.yugi)
    assert answers(panel) == answers(before)

    await shop.crash_and_restart()
    assert shop.journal.duels()[-1] == (2, "open")
    await again.does("End the turn")
    await again.is_shown("Turn 3", "What do you do?")
    kept = shop.journal.count()
    await shop.crash_and_restart()
    assert shop.journal.count() >= kept
    await again.is_shown("Turn 3", "What do you do?")
    await given_up_and_listed(shop, again, yugi.table)
    await shop.yugi.call("record", yugi.table)
    record = await shop.yugi.wait_for(yugi.table, lambda seen: "1–0–0" in seen.text)
    assert "CPU" not in record.text


async def test_of_practice_all_is_as_it_was(shop: Shop) -> None:
    mai = await shop.practise(shop.mai)
    while "What do you do?" not in (await mai.is_asked()).text:
        await mai.takes(answers(await mai.is_asked())[0])
    before = mai.panel
    await mai.does("End the turn")
    asked = (await shop.mai.call("duel surrender", "duels")).message
    assert asked is not None
    await shop.mai.press(asked, "Surrender")
    await mai.is_shown("Mai has surrendered. The duel is over.")

    page = await read_again(shop, shop.mai, "duels", 1)
    await shop.crash_and_restart()
    page = await page_of(shop.mai, "duels", page, "What do you do?")
    told = (await shop.mai.press(page, "What if …")).message
    assert told is not None
    await shop.mai.wait_for(
        "duels", lambda seen: seen.id == told.id and "are as they were" in seen.text
    )
    panel = await shop.mai.wait_for(
        "@bot",
        lambda seen: asks(seen) and seen.id != before.id and "What do you do?" in seen.text,
    )

    assert answers(panel) == answers(before)
    twice = (await shop.mai.press(page, "What if …")).message
    assert twice is not None
    await shop.mai.wait_for(
        "duels", lambda seen: seen.id == twice.id and "already practising" in seen.text
    )
