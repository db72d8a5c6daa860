"""A judge at the desk of a duel in the real program, whenever it is killed."""

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView, Outcome
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end


async def fill(person: Person, seen: MessageView, label: str, **fields: str) -> MessageView:
    """Press what opens a form, and send it."""
    pressed = await person.press(seen, label)
    assert pressed.modal is not None, pressed
    return await answered(person, await person.submit(pressed.modal, fields))


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
        await duelist.is_shown("no time runs", "(reason: One moment)")
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
    ended = kaiba.panel
    told = await press(shop.kaiba, ended, "What the moderator did")
    for words in (
        "paused it. One moment",
        "looked at the table and all hands. A card is disputed",
        "let it go on",
        "decided it for Joey. Kaiba has left",
    ):
        assert words in told.text
    assert shop.journal.duels() == [(1, "over")]
