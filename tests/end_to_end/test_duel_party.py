"""Duel Party in the real program: killed at any moment, and a seat that is handed over."""

from random import Random

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.words import say
from tests.bot.party_table import (
    DECKS,
    ids,
    offered,
    panel_of,
    play,
    public,
    sit_down,
    surrender,
)
from tests.end_to_end.memory import Memory
from tests.end_to_end.shop import Shop
from tests.waiting import until

pytestmark = pytest.mark.end_to_end

HAND = say("en", "my-hand")
HANDED_OVER = "You have handed your seat"
TAKEN = "Yugi has handed their seat to Mai, who plays on from here."


async def seated(shop: Shop, seats: int = 3) -> tuple[list[Person], str]:
    """Yugi, Kaiba and Joey play, and Mai as the fourth; and the channel of the board."""
    found = [shop.yugi, shop.kaiba, shop.joey, shop.mai][:seats]
    await found[0].call("duel challenge", options={"format": "Duel Party", "deck": DECKS[0]})
    for person, deck in zip(found[1:], DECKS[1:seats], strict=True):
        await sit_down(person, deck)
    names = ["Yugi", "Kaiba", "Joey", "Mai"]
    await found[0].wait_for("duels", lambda m: f"{seats}. {names[seats - 1]} – ready" in m.text)
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


async def offered_to_mai(shop: Shop, channel: str) -> MessageView:
    """Yugi offers Mai their seat; the message that calls her."""
    call = (await shop.yugi.call("duel hand-over", channel, {"to": shop.mai})).message
    assert call is not None
    assert f"<@{shop.mai.id}> Yugi offers you their seat" in call.text
    return call


async def taken(shop: Shop, call: MessageView) -> None:
    """Mai takes the seat, and nobody else can."""
    refused = (await shop.sandbox.people["Pegasus"].press(call, "Take the seat")).message
    assert refused is not None
    assert "You are not a player in this duel." in refused.text
    noted = (await shop.mai.press(call, "Take the seat")).message
    assert noted is not None
    assert "once everybody has agreed" in noted.text


async def is_closed_to(shop: Shop, person: Person, old: MessageView, channel: str) -> None:
    """The panel of who left shows nothing, and they are given no other one."""
    left = await person.wait_for("@bot", lambda m: HANDED_OVER in m.text)
    assert left.id == old.id
    assert ids(left) == []
    board = await person.wait_for(channel, lambda m: HAND in m.buttons)
    told = (await person.press(board, HAND)).message
    assert told is not None
    assert told.text == "You are not a player in this duel."


def shown_a_hand(memory: Memory, since: str = "") -> bool:
    """Whether a hand was shown to them, or was once they had read those words."""
    texts = [shown.text for shown in memory.shown]
    first = next(number for number, text in enumerate(texts) if since in text) if since else 0
    return any("Your hand" in text for text in texts[first:])


async def test_a_seat_is_handed_over_while_the_program_is_killed(shop: Shop) -> None:
    (yugi, kaiba, joey), channel = await seated(shop)
    mai, pegasus, dice = shop.mai, shop.sandbox.people["Pegasus"], Random(5)
    newcomer = Memory(mai, shop.journal)
    assert not await play([yugi, kaiba, joey], dice, 30)
    old = panel_of(yugi)
    call = await offered_to_mai(shop, channel)
    await agrees(shop, kaiba)
    await shop.crash_and_restart()
    await taken(shop, call)
    assert not shown_a_hand(newcomer)
    await shop.crash_and_restart()

    leaver = Memory(yugi, shop.journal)
    yes = f"hand-over:1:0:{mai.id}:yes:panel"
    await joey.press(await joey.wait_for("@bot", lambda m: yes in ids(m)), yes)
    await mai.wait_for(channel, lambda m: TAKEN in m.text)
    await shop.crash_and_restart()

    await mai.wait_for("@bot", lambda m: "Your hand" in m.text)
    await is_closed_to(shop, yugi, old, channel)
    assert await whole_log(mai, channel) == await whole_log(pegasus, channel)
    assert not await play([mai, kaiba, joey], dice, 30)
    await shop.crash_and_restart()
    assert not await play([mai, kaiba, joey], dice, 10)
    assert panel_of(yugi).id == old.id
    assert not shown_a_hand(leaver, since=HANDED_OVER)
    for person in (mai, kaiba):
        await surrender(person, channel)
    await joey.wait_for(channel, lambda m: "Places: 1. Joey · 2. Kaiba · 3. Mai" in m.text)
    assert shop.journal.duels() == [(1, "over")]
    assert shop.journal.people() == [int(each.id) for each in (mai, kaiba, joey)]


async def test_four_play_on_after_a_hand_over_a_surrender_and_a_restart(shop: Shop) -> None:
    (yugi, kaiba, joey, mai), channel = await seated(shop, 4)
    newcomer, dice = shop.sandbox.people["Pegasus"], Random(7)
    assert not await play([yugi, kaiba, joey, mai], dice, 20)
    call = (await kaiba.call("duel hand-over", channel, {"to": newcomer})).message
    assert call is not None
    yes = f"hand-over:1:1:{newcomer.id}:yes:panel"
    for person in (yugi, joey, mai):
        await person.press(await person.wait_for("@bot", lambda m: yes in ids(m)), yes)
        await person.wait_for("@bot", lambda m: yes not in ids(m))
    await newcomer.press(call, "Take the seat")
    await newcomer.wait_for("@bot", lambda m: "Your hand" in m.text)
    assert not await play([yugi, newcomer, joey, mai], dice, 12)

    await surrender(joey, channel)
    await yugi.wait_for(channel, lambda m: "Joey has surrendered and is out." in m.text)
    await shop.crash_and_restart()
    assert not await play([yugi, newcomer, mai], dice, 12)
    for person in (mai, newcomer):
        await surrender(person, channel)
    ended = await yugi.wait_for(channel, lambda m: "Places: 1. Yugi" in m.text)
    assert "Places: 1. Yugi · 2. Pegasus · 3. Mai · 4. Joey" in ended.text
    panel = await newcomer.wait_for("@bot", lambda m: "Rematch" in m.buttons)
    told = (await newcomer.press(panel, "Rematch")).message
    assert told is not None
    shown = await newcomer.wait_for(told.channel, lambda m: m.id == told.id and not m.thinking)
    assert "Pegasus would play the deck that Kaiba brought." in shown.text


async def test_a_panel_opened_in_the_channel_is_closed_too(shop: Shop) -> None:
    (yugi, kaiba, joey), channel = await seated(shop)
    board = await yugi.wait_for(channel, lambda m: HAND in m.buttons)
    opened = (await yugi.press(board, HAND)).message
    assert opened is not None
    assert "Your hand" in opened.text
    shop.mai.takes_dms = False
    call = await offered_to_mai(shop, channel)
    await agrees(shop, kaiba)
    await agrees(shop, joey)
    told = (await shop.mai.press(call, "Take the seat")).message
    assert told is not None
    assert f"press “{HAND}”" in told.text
    closed = await shop.mai.wait_for(channel, lambda m: m.id == call.id and TAKEN in m.text)
    assert ids(closed) == []

    await yugi.wait_for(channel, lambda m: m.id == opened.id and HANDED_OVER in m.text)
    hers = (await shop.mai.press(board.id, HAND)).message
    assert hers is not None
    assert "Your hand" in hers.text


async def test_old_buttons_of_who_left_do_nothing(shop: Shop) -> None:
    (yugi, kaiba, joey), channel = await seated(shop)
    dice = Random(2)
    while True:
        await until(lambda: any(offered(panel_of(each)) for each in (yugi, kaiba, joey)))
        if offered(panel_of(yugi)):
            break
        await play([each for each in (kaiba, joey) if offered(panel_of(each))], dice, 1)
    old = panel_of(yugi)
    call = await offered_to_mai(shop, channel)
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
