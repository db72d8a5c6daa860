"""Duel Party in the real program: killed at any moment, and a seat that is handed over."""

import asyncio
from random import Random

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.words import say
from tests.bot.party_table import DECKS, ids, offered, panel_of, play, public, sit_down
from tests.end_to_end.memory import Memory
from tests.end_to_end.shop import Shop
from tests.waiting import until

pytestmark = pytest.mark.end_to_end

HAND = say("en", "my-hand")
TAKEN = "Yugi has handed their seat to Mai, who plays on from here."


async def seated(shop: Shop) -> tuple[list[Person], str]:
    """Yugi, Kaiba and Joey play; and the channel of the board."""
    found = [shop.yugi, shop.kaiba, shop.joey]
    await found[0].call("duel challenge", options={"format": "Duel Party", "deck": DECKS[0]})
    for person, deck in zip(found[1:], DECKS[1:3], strict=True):
        await sit_down(person, deck)
    await found[0].wait_for("duels", lambda m: "3. Joey – ready" in m.text)
    await found[0].press(public(found[0]), "Start")
    begun = await found[0].wait_for("duels", lambda m: "has begun" in m.text)
    for person in found:
        await person.wait_for("@bot", lambda m: "Your hand" in m.text)
    return found, begun.text.rsplit("<#", 1)[1].split(">")[0]


def button_of(panel: MessageView, beginning: str) -> str:
    return next(each for each in ids(panel) if each.startswith(beginning))


async def whole_log(person: Person, channel: str) -> list[str]:
    board = await person.wait_for(channel, lambda m: "Whole log" in m.buttons)
    answer = (await person.press(board, "Whole log")).message
    assert answer is not None
    shown = await person.wait_for(
        answer.channel, lambda m: m.id == answer.id and not m.thinking
    )
    return shown.text.splitlines()


async def agrees(shop: Shop, person: Person) -> None:
    """Whoever plays agrees on their own panel."""
    yes = f"hand-over:1:0:{shop.mai.id}:yes:panel"
    panel = await person.wait_for("@bot", lambda m: yes in ids(m))
    await person.press(panel, yes)
    await person.wait_for("@bot", lambda m: yes not in ids(m))


async def test_a_seat_is_handed_over_while_the_program_is_killed(shop: Shop) -> None:
    (yugi, kaiba, joey), channel = await seated(shop)
    mai, dice = shop.mai, Random(5)
    newcomer = Memory(mai, shop.journal)
    assert not await play([yugi, kaiba, joey], dice, 30)
    board = await yugi.wait_for(channel, lambda m: HAND in m.buttons)
    opened = (await yugi.press(board, HAND)).message
    assert opened is not None
    assert "Your hand" in opened.text
    old = panel_of(yugi)

    call = (await yugi.call("duel hand-over", channel, {"to": mai})).message
    assert call is not None
    assert f"<@{mai.id}> Yugi offers you their seat" in call.text
    await agrees(shop, kaiba)
    await shop.crash_and_restart()
    refused = (await shop.sandbox.people["Pegasus"].press(call, "Take the seat")).message
    assert refused is not None
    assert "You are not a player in this duel." in refused.text
    taken = (await mai.press(call, "Take the seat")).message
    assert taken is not None
    assert "as soon as all have agreed" in taken.text
    assert "Your hand" not in "".join(shown.text for shown in newcomer.shown)
    await shop.crash_and_restart()

    leaver = Memory(yugi, shop.journal)
    yes = f"hand-over:1:0:{mai.id}:yes:panel"
    panel = await joey.wait_for("@bot", lambda m: yes in ids(m))
    await joey.press(panel, yes)
    await mai.wait_for(channel, lambda m: TAKEN in m.text)
    await shop.crash_and_restart()

    await mai.wait_for("@bot", lambda m: "Your hand" in m.text)
    left = await yugi.wait_for("@bot", lambda m: "You have handed your seat to Mai" in m.text)
    assert left.id == old.id
    assert ids(left) == []
    assert await whole_log(mai, channel) == await whole_log(
        shop.sandbox.people["Pegasus"], channel
    )
    again = await yugi.press(await yugi.wait_for(channel, lambda m: HAND in m.buttons), HAND)
    assert again.message is not None
    assert again.message.text == "You are not a player in this duel."

    assert not await play([mai, kaiba, joey], dice, 30)
    await shop.crash_and_restart()
    assert not await play([mai, kaiba, joey], dice, 10)
    assert panel_of(yugi).id == old.id
    assert "Your hand" not in "".join(shown.text for shown in leaver.shown)
    for person in (mai, kaiba):
        sure = (await person.call("duel surrender", channel)).message
        assert sure is not None
        await person.press(sure, "Surrender")
    await joey.wait_for(channel, lambda m: "Places: 1. Joey · 2. Kaiba · 3. Mai" in m.text)
    assert shop.journal.duels() == [(1, "over")]
    seats = shop.journal.people()
    assert seats == [int(mai.id), int(kaiba.id), int(joey.id)]


async def test_old_buttons_of_who_left_do_nothing(shop: Shop) -> None:
    (yugi, kaiba, joey), channel = await seated(shop)
    dice = Random(2)
    await until(lambda: any(offered(panel_of(each)) for each in (yugi, kaiba, joey)))
    while not offered(panel_of(yugi)):
        await play([kaiba, joey], dice, 1)
        await asyncio.sleep(0.1)
    old = panel_of(yugi)
    call = (await yugi.call("duel hand-over", channel, {"to": shop.mai})).message
    assert call is not None
    await agrees(shop, kaiba)
    await agrees(shop, joey)
    await shop.mai.press(call, "Take the seat")
    await yugi.wait_for("@bot", lambda m: "You have handed your seat to Mai" in m.text)
    kept = shop.journal.count()
    for custom_id in ids(old):
        if custom_id.startswith("log:"):
            continue
        told = (await yugi.press(old.id, custom_id, unchecked=True)).message
        assert told is not None
        assert "Your hand" not in told.text
        assert panel_of(yugi).text.startswith("You have handed your seat to Mai")
    assert shop.journal.count() == kept
