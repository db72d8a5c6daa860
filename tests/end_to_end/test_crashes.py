"""After `kill -9` at any moment a duel stands exactly where it stood."""

import asyncio
import re
from random import Random

import pytest

from bot.duels.match.second_thoughts import AT_ONCE
from bot.sandbox.people import InteractionFailed, Person
from bot.sandbox.views import MessageView
from cards.games.yugioh.lists import as_ydke
from tests.end_to_end.chain import AXE, TOOLS, chain_up_to_the_tools, prepared_chain
from tests.end_to_end.decks import deck
from tests.end_to_end.duelist import (
    ANY_ZONE,
    OVERTAKEN,
    Duelist,
    answers,
    asks,
    can_take_back,
)
from tests.end_to_end.history import assert_nothing_was_lost_or_doubled
from tests.end_to_end.playing import Way, fight, fighting, play, preferring
from tests.end_to_end.shop import KAIBA_SPEED, Shop

pytestmark = pytest.mark.end_to_end

CRASHES = 10


async def test_killed_in_the_middle_of_a_chain_the_same_is_asked_and_old_buttons_work(
    shop: Shop,
) -> None:
    yugi, kaiba = await prepared_chain(shop)
    before = await chain_up_to_the_tools(yugi, kaiba)
    kept = shop.journal.of()

    await shop.crash_and_restart()

    after = await yugi.person.wait_for("@bot", lambda seen: is_shown_anew(seen, before))
    assert standing(after) == standing(before)
    assert after.buttons == before.buttons
    assert shop.journal.of() == kept
    await yugi.person.press(before, f"Activate {TOOLS}")
    await kaiba.is_shown("is negated", f"{AXE} is destroyed")
    await fight(yugi, kaiba)
    assert shop.journal.duels() == [(1, "over")]


async def test_killed_while_a_summon_could_be_taken_back_it_is_as_if_it_never_began(
    shop: Shop,
) -> None:
    yugi, kaiba = await about_to_summon(shop)
    before, kept = yugi.panel, shop.journal.of()
    others = [standing(each) for each in await shown_to_wait(kaiba)]
    assert len(kept) < AT_ONCE
    await yugi.does("Normal Summon")
    trying = await yugi.is_asked()
    assert can_take_back(trying)
    assert ANY_ZONE in answers(trying)

    await shop.crash_and_restart()

    after = await yugi.person.wait_for("@bot", lambda seen: asks_as(seen, before))
    assert standing(after) == standing(before)
    assert shop.journal.of() == kept
    assert [standing(each) for each in await shown_to_wait(kaiba)] == others
    zone = answers(trying)[0]
    old = trying.buttons[zone].custom_id or ""
    told = await yugi.person.press(after.id, old, unchecked=True)
    assert told.message is not None
    assert {told.message.text} == OVERTAKEN
    assert shop.journal.of() == kept

    await yugi.does("Normal Summon")
    again = await yugi.is_asked()
    await yugi.person.press(again, "Back")
    assert asks_as(await yugi.is_asked(), before)
    assert shop.journal.of() == kept
    await yugi.does("Normal Summon")
    await yugi.takes(zone)
    await kaiba.is_shown("Yugi Normal Summons")
    await fight(yugi, kaiba)
    assert shop.journal.duels() == [(1, "over")]
    assert_nothing_was_lost_or_doubled(shop.journal, (yugi, kaiba))


async def test_an_answer_on_its_way_when_the_bot_dies_counts_once_or_not_at_all(
    shop: Shop,
) -> None:
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await yugi.is_asked()
    pressing = asyncio.create_task(yugi.takes("Rock"))
    await asyncio.sleep(0)

    await shop.crash_and_restart()

    with pytest.raises(InteractionFailed):
        await pressing
    await yugi.takes("Rock")
    assert len(shop.journal.by_people()) == 1
    await fight(yugi, kaiba)
    assert_nothing_was_lost_or_doubled(shop.journal, (yugi, kaiba))


async def test_a_duel_survives_ten_crashes_at_any_moment(shop: Shop) -> None:
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await kaiba.moves_to_the_channel()
    kaiba.refreshes = True  # who reads in the channel is shown nothing new before they press
    storm = Storm(shop)

    async with storm.crashes:
        await play((yugi, storm.over("Rock")), (kaiba, storm.over("Scissors")))

    assert storm.passed == CRASHES
    assert_nothing_was_lost_or_doubled(shop.journal, (yugi, kaiba))
    await shop.joey.wait_for(yugi.table, lambda seen: "Rematch" in seen.buttons)


class Storm:
    """Kills the bot again and again, each time about when one of the players presses."""

    def __init__(self, shop: Shop) -> None:
        self.passed = 0
        self.crashes = asyncio.TaskGroup()
        self._shop = shop
        self._dice = Random(10)

    def over(self, sign: str) -> Way:
        """A way to play: peacefully while the storm lasts, then fighting."""
        peace, fight = preferring(sign, "Go first", "Pass", "End the turn"), fighting(sign)

        def way(panel: MessageView) -> str:
            if self.passed < CRASHES and self._shop.bot_is_here.is_set():
                self._strike()
            return (peace if self.passed < CRASHES else fight)(panel)

        return way

    def _strike(self) -> None:
        if self._dice.random() < 0.5:
            self.passed += 1
            self._shop.bot_is_here.clear()
            self.crashes.create_task(self._crash(self._dice.uniform(0, 0.02)))

    async def _crash(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._shop.crash_and_restart()


async def about_to_summon(shop: Shop, *people: Person) -> tuple[Duelist, Duelist]:
    """It is the first turn, and Yugi holds monsters only, and chooses zones without help.

    Two other `people` may sit there in the place of Yugi and Kaiba.
    """
    first, second = people or (shop.yugi, shop.kaiba)
    await first.call("duel zones", options={"choose": True})
    monsters = {"link": as_ydke(deck({})), "name": "Monsters"}
    await first.call("deck import", options=monsters)
    yugi, kaiba = await shop.seat(first, second, ("Monsters", KAIBA_SPEED))
    await yugi.does("Rock")
    await kaiba.does("Scissors")
    await yugi.does("Go first")
    await yugi.is_shown("Turn 1", "What do you do?")
    return yugi, kaiba


async def shown_to_wait(duelist: Duelist) -> tuple[MessageView, MessageView]:
    """The panel and the board, once they say in the first turn that Yugi is awaited."""

    def waits(seen: MessageView) -> bool:
        return "Waiting for Yugi" in seen.text and "Turn 1" in seen.text

    panel = await duelist.person.wait_for("@bot", waits)
    board = await duelist.person.wait_for(duelist.table, waits)
    return panel, board


def asks_as(panel: MessageView, before: MessageView) -> bool:
    """Whether the panel asks what it asked before, of which nothing can be taken back."""
    is_same = panel.id == before.id and answers(panel) == answers(before)
    return is_same and asks(panel) and not can_take_back(panel)


def is_shown_anew(panel: MessageView, before: MessageView) -> bool:
    return panel.id == before.id and panel.message.edited_at != before.message.edited_at


def standing(panel: MessageView) -> str:
    """What the panel shows, without what led there and how long there is still time."""
    without_log = re.sub(r"(?s)\*\*What happened\*\*.*?(?=###)", "", panel.text)
    return re.sub(r"<t:\d+:R>", "", without_log)
