"""A judge at the desk of a duel in the real program, whenever it is killed."""

import re

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView, Outcome
from bot.shared.words import say
from tests.end_to_end.duelist import Duelist, answers
from tests.end_to_end.shop import Shop
from tests.end_to_end.test_crashes import about_to_summon, asks_as
from tests.end_to_end.test_deciding_anew import table

pytestmark = pytest.mark.end_to_end


async def fill(person: Person, seen: MessageView, label: str, **fields: str) -> MessageView:
    """Press what opens a form, and send it.

    A script may send it before the bot has noted that it is open; then it is opened again.
    """
    for _ in range(3):
        pressed = await person.press(seen, label)
        assert pressed.modal is not None, pressed
        told = await answered(person, await person.submit(pressed.modal, fields))
        if told.text != say("en", "unknown-button"):
            break
    return told


async def press(person: Person, seen: MessageView, label: str) -> MessageView:
    return await answered(person, await person.press(seen, label))


async def answered(person: Person, outcome: Outcome) -> MessageView:
    """The message of that outcome, once it no longer says that the bot thinks."""
    assert outcome.message is not None
    number, channel = outcome.message.id, outcome.message.channel
    return await person.wait_for(channel, lambda m: m.id == number and not m.thinking)


async def test_what_a_judge_did_stands_after_each_kill_and_can_be_read(shop: Shop) -> None:
    kaiba, joey = await shop.seat(shop.kaiba, shop.joey)
    judge = shop.yugi
    opened = (await judge.call("duel-admin desk", "lounge", {"duel": "1"})).message
    assert opened is not None
    await shop.crash_and_restart()

    await fill(judge, opened, "Pause", reason="One moment")
    await shop.crash_and_restart()
    for duelist in (kaiba, joey):
        await duelist.is_shown("the clocks are stopped", "(reason: One moment)")
    shown = await fill(judge, opened, "See both hands", reason="A card is disputed")
    assert "What Kaiba sees" in shown.text
    assert "What Joey sees" in shown.text
    for name in ("Kaiba", "Joey"):
        assert f"{name}'s hand ·" in shown.text
    assert "you" not in shown.text.casefold(), "none of it is the judge's own"
    await shop.crash_and_restart()
    for duelist in (kaiba, joey):
        seen = await duelist.is_shown("at all hands (reason: A card is disputed).")
        assert "What Kaiba sees" not in seen.text
    again = await press(judge, opened, "Refresh")
    await press(judge, again, "Let it go on")
    chosen = await press(judge, again, "End the duel")
    await shop.crash_and_restart()
    await fill(judge, chosen, "Joey wins", reason="Kaiba has left")
    await shop.crash_and_restart()

    for duelist in (kaiba, joey):
        await duelist.is_shown("# Joey wins", "A moderator has decided this duel")
    await can_be_read(kaiba, joey)
    assert shop.journal.duels() == [(1, "over")]


async def can_be_read(kaiba: Duelist, joey: Duelist) -> None:
    """What was done, and why, is read by those who have played."""
    told = await press(kaiba.person, kaiba.panel, "What the moderator did")
    for words in (
        "paused it. One moment",
        "looked at the table and all hands. A card is disputed",
        "let it go on",
        "decided it for Joey. Kaiba has left",
    ):
        assert words in told.text
    log = await press(joey.person, joey.board, "Whole log")
    for reason in ("One moment", "A card is disputed"):
        assert f"(reason: {reason})" in log.text


async def test_a_clock_that_a_judge_corrects_stays_so_after_a_kill(closed_shop: Shop) -> None:
    shop = closed_shop
    await shop.open(clock="live")
    kaiba, joey = await shop.seat(shop.kaiba, shop.joey)
    judge = shop.yugi
    opened = (await judge.call("duel-admin desk", "lounge", {"duel": "1"})).message
    assert opened is not None
    await joey.is_shown("Your sign?")
    chosen = await press(judge, opened, "Correct a clock")
    await shop.crash_and_restart()
    said = await fill(judge, chosen, "Kaiba", seconds="-60", reason="Slow play")
    assert said.text == "Kaiba's clock was corrected by -60 s."
    await shop.crash_and_restart()

    for duelist in (kaiba, joey):
        panel = await duelist.is_shown("takes 60 s from Kaiba (reason: Slow play)")
        left = {
            name: 60 * int(minutes) + int(seconds)
            for name, minutes, seconds in re.findall(r"(Kaiba|Joey) (\d+):(\d\d)", panel.text)
        }
        assert left["Kaiba"] <= 420 < left["Joey"]


async def test_a_decision_is_taken_back_once_both_agree_to_what_a_judge_proposes(
    shop: Shop,
) -> None:
    kaiba, joey = await about_to_summon(shop, shop.kaiba, shop.joey)
    before = kaiba.panel
    await kaiba.does("Normal Summon")
    await kaiba.takes(answers(await kaiba.is_asked())[0])
    await joey.is_shown("Kaiba Normal Summons")
    judge = shop.yugi
    opened = (await judge.call("duel-admin desk", "lounge", {"duel": "1"})).message
    assert opened is not None
    chosen = await press(judge, opened, "Take a decision back")
    await fill(judge, chosen, "Kaiba", reason="It was misread")
    await shop.crash_and_restart()

    agree = "Agree to take it back"
    for person in (shop.kaiba, shop.joey):
        asked = await person.wait_for("@bot", lambda seen: agree in seen.buttons)
        assert "A moderator wants Kaiba to take back" in asked.text
        await person.press(asked, agree)
        await shop.crash_and_restart()
    again = await shop.kaiba.wait_for("@bot", lambda seen: asks_as(seen, before))
    assert "As a moderator proposed, all agreed" in again.text
    assert table(again) == table(before)
    told = await press(judge, opened, "What the moderator did")
    assert "proposed to take a decision back (Kaiba). It was misread" in told.text
