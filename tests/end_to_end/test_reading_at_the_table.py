"""Cards are read and played from the panel, and nobody learns what somebody reads."""

import asyncio
import re
from collections.abc import Mapping
from typing import cast

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.words import say
from tests.end_to_end.chain import WAIT
from tests.end_to_end.decks import JAMMERS, VANILLAS
from tests.end_to_end.duelist import Duelist, answers, plays, readable
from tests.end_to_end.playing import plays as play_on
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end

MOST_PRESSES = 8
USUAL = ("Normal Summon ", "Set ", "Battle Phase", "Attack", "End the turn")
"""How the labels begin of what is done in a usual turn, which begins with the draw."""


async def begun(shop: Shop) -> tuple[Duelist, Duelist]:
    """Yugi is at the first turn, and Kaiba waits."""
    for person in (shop.yugi, shop.kaiba):
        await person.call("deck import", options={"link": JAMMERS, "name": "Jammers"})
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba, ("Jammers", "Jammers"))
    await yugi.does("Rock")
    await kaiba.does("Scissors")
    await yugi.does("Go first")
    await yugi.is_shown("What do you do?")
    await kaiba.is_shown("Turn 1", "Waiting for Yugi")
    await shop.joey.wait_for(
        yugi.table, lambda seen: "Turn 1" in seen.text and "Waiting for Yugi" in seen.text
    )
    return yugi, kaiba


def everything(person: Person, table: str) -> Mapping[str, object]:
    """All that a person sees, with when each message was last changed."""
    seen = [*person.sees("@bot"), *person.sees(table)]
    return {each.id: each.message for each in seen}


async def test_a_card_is_read_and_nobody_else_learns_of_it(shop: Shop) -> None:
    yugi, _ = await begun(shop)
    before = {
        person: everything(person, yugi.table) for person in (shop.kaiba, shop.joey, shop.mai)
    }
    answered, table = shop.journal.count(), yugi.panel.text

    for card in readable(yugi.panel):
        sheet = await yugi.reads(card)
        assert sheet.text.startswith("### ")
        assert "Your Main Phase. What do you do?" in sheet.text
        assert "Back" in sheet.buttons
        back = await yugi.closes()
        assert back.text == table

    assert shop.journal.count() == answered
    for person, seen in before.items():
        assert everything(person, yugi.table) == seen
    assert yugi.refusals == []


async def test_who_waits_reads_their_own_cards_and_can_do_nothing_with_them(
    shop: Shop,
) -> None:
    _, kaiba = await begun(shop)
    for card in readable(kaiba.panel):
        sheet = await kaiba.reads(card)
        assert set(sheet.buttons) == {"Back"}
        assert "(not now): " in sheet.text or "This monster has no effect" in sheet.text
        assert re.search(r"\(MR-[A-Z]+-[0-9]+\)", sheet.text)
        await kaiba.closes()
    assert "Waiting for Yugi" in kaiba.panel.text


async def test_a_usual_turn_takes_few_presses(shop: Shop) -> None:
    yugi, kaiba = await begun(shop)
    waiting = asyncio.create_task(play_on(yugi, WAIT))
    counted = Counting(shop.kaiba)
    kaiba = Duelist(cast(Person, counted), kaiba.table, shop.bot_is_here)
    try:
        while not is_usual(await kaiba.is_asked()):
            await kaiba.takes(WAIT(kaiba.panel))
        counted.presses = 0
        for wanted in USUAL:
            panel = await kaiba.is_asked()
            fitting = [each for each in answers(panel) if each.startswith(wanted)]
            assert fitting, f"{wanted} is not among {answers(panel)}"
            await kaiba.takes(fitting[0])
    finally:
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)

    assert len(USUAL) <= counted.presses <= MOST_PRESSES


def is_usual(panel: MessageView) -> bool:
    """Whether its reader can do all that belongs to a usual turn."""
    monsters = [play.name for play in plays(panel) if play.act == "Normal Summon"]
    others = [play for play in plays(panel) if play.act == "Set" and play.name not in VANILLAS]
    return bool(monsters and others) and "Battle Phase" in panel.buttons


class Counting:
    """A person whose presses are counted."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.presses = 0

    def __getattr__(self, name: str) -> object:
        self.presses += name in ("press", "choose")
        return getattr(self.person, name)


async def test_a_spectator_reads_what_everybody_may_see_in_their_own_language(
    shop: Shop,
) -> None:
    yugi, _ = await begun(shop)
    await yugi.does(f"Normal Summon {monster(yugi.panel)}")
    await yugi.is_shown("You Normal Summon")
    name = re.search(r"M\d · ([^·]+) · Level", yugi.panel.text)
    assert name is not None
    shop.joey.locale = "zh-CN"

    status = (await shop.joey.call("duel status", yugi.table)).message
    assert status is not None
    assert status.ephemeral
    assert "Yugi的回合" in status.text
    assert list(status.buttons) == [say("zh", "log-whole"), say("zh", "watch-button")]
    before = everything(shop.yugi, yugi.table)
    opened = await shop.joey.choose(status, status.selects[0].custom_id, readable(status)[:1])
    assert opened.message is not None
    assert opened.message.ephemeral
    assert "[战士族" in opened.message.text or "等级" in opened.message.text
    assert opened.message.buttons == {}
    assert everything(shop.yugi, yugi.table) == before

    await yugi.does("End the turn")
    late = await shop.joey.choose(status, status.selects[0].custom_id, readable(status)[:1])
    assert late.message is not None
    assert late.message.text == say("zh", "cards-moved")


def monster(panel: MessageView) -> str:
    """A monster that can be summoned."""
    return next(
        play.name
        for play in plays(panel)
        if play.act == "Normal Summon" and play.name in VANILLAS
    )
