"""After `kill -9` at any moment a duel stands exactly where it stood."""

import asyncio
import re
from random import Random

import pytest

from bot.duels.second_thoughts import AT_ONCE
from bot.sandbox.people import InteractionFailed
from bot.sandbox.views import MessageView
from tests.end_to_end.chain import AXE, TOOLS, TYPHOON, chain_up_to_the_tools, prepared_chain
from tests.end_to_end.duelist import Duelist, answers, asks, can_take_back
from tests.end_to_end.history import assert_nothing_was_lost_or_doubled
from tests.end_to_end.playing import Way, fight, fighting, gives_up, play, preferring
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end

CRASHES = 10
SHORT_OF = 20
"""So many duels are begun at most, of which about half have the chain within a few turns."""


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


async def test_killed_while_an_action_could_be_taken_back_it_is_as_if_it_never_began(
    shop: Shop,
) -> None:
    yugi, kaiba, duel = await short_chain(shop)
    before, kept = yugi.panel, shop.journal.of(duel)
    for place in ("@bot", kaiba.table):
        await kaiba.person.wait_for(place, lambda seen: waits_for_yugi(seen, before))
    others = standing(kaiba.panel), standing(kaiba.board)
    await yugi.does(f"Activate {TYPHOON}")
    trying = await yugi.is_asked()
    assert can_take_back(trying)
    assert shop.journal.of(duel) == kept

    await shop.crash_and_restart()

    after = await yugi.person.wait_for(
        "@bot",
        lambda seen: seen.id == before.id and asks(seen) and not can_take_back(seen),
    )
    assert standing(after) == standing(before)
    assert answers(after) == answers(before)
    assert shop.journal.of(duel) == kept
    await kaiba.is_shown("Waiting for Yugi")
    assert (standing(kaiba.panel), standing(kaiba.board)) == others

    await chain_up_to_the_tools(yugi, kaiba)
    await fight(yugi, kaiba)
    assert {status for _, status in shop.journal.duels()} == {"over"}


async def test_an_answer_on_its_way_when_the_bot_dies_counts_once_or_not_at_all(
    shop: Shop,
) -> None:
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    panel = await yugi.is_asked()
    pressing = asyncio.create_task(yugi.takes("Rock"))
    await asyncio.sleep(0)

    await shop.crash_and_restart()

    with pytest.raises(InteractionFailed):
        await pressing
    outcome = await yugi.person.press(panel, "Rock")
    assert outcome.message is not None
    assert len(shop.journal.by_people()) == 1
    await fight(yugi, kaiba)
    assert_nothing_was_lost_or_doubled(shop.journal, (yugi, kaiba))


async def test_a_duel_survives_ten_crashes_at_any_moment(shop: Shop) -> None:
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await kaiba.moves_to_the_channel()
    kaiba.refreshes = True  # who reads in the channel is shown nothing new before he presses
    storm = Storm(shop)

    async with storm.crashes:
        await play((yugi, storm.over("Rock")), (kaiba, storm.over("Scissors")))

    assert storm.passed == CRASHES
    assert_nothing_was_lost_or_doubled(shop.journal, (yugi, kaiba))
    await shop.joey.wait_for(yugi.table, lambda seen: "Rematch" in seen.buttons)


async def short_chain(shop: Shop) -> tuple[Duelist, Duelist, int]:
    """A prepared chain, and the number of its duel, which has had few answers before.

    With more of them the first action of a duel cannot be taken back; others are given up.
    """
    for duel in range(1, SHORT_OF + 1):
        yugi, kaiba = await prepared_chain(shop)
        if len(shop.journal.of(duel)) < AT_ONCE:
            return yugi, kaiba, duel
        await gives_up(yugi)
        await kaiba.is_shown("Yugi has surrendered")
    raise AssertionError("the cards of the chain never came early")


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


def waits_for_yugi(seen: MessageView, his: MessageView) -> bool:
    turns = [re.findall(r"### Turn \d+", each.text) for each in (seen, his)]
    return "Waiting for Yugi" in seen.text and turns[0] == turns[1]


def is_shown_anew(panel: MessageView, before: MessageView) -> bool:
    return panel.id == before.id and panel.text != before.text


def standing(panel: MessageView) -> str:
    """What the panel shows, without what led there and how long there is still time."""
    without_log = re.sub(r"(?s)\*\*What happened\*\*.*?(?=###)", "", panel.text)
    return re.sub(r"<t:\d+:R>", "", without_log)
