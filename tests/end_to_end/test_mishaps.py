"""What goes wrong on the way to Discord loses nothing: refused requests, a broken gateway."""

from itertools import count

import pytest

from bot.sandbox.people import InteractionFailed
from bot.sandbox.views import MessageView
from tests.end_to_end.duelist import OVERTAKEN, Duelist
from tests.end_to_end.history import assert_nothing_was_lost_or_doubled
from tests.end_to_end.playing import Way, fight, fighting, play
from tests.end_to_end.program import CONNECTED
from tests.end_to_end.shop import Shop
from tests.unhurried import waits
from tests.waiting import until

pytestmark = pytest.mark.end_to_end

TRIES = 5
"""After so many refusals discord.py gives a request up, and after so many requests the bot."""
REFUSALS = TRIES * TRIES - 1
"""Of fewer than six messages at once one is given up for a while, and none for good."""

RESUMED = "successfully RESUMED"


async def some_turns(shop: Shop) -> tuple[Duelist, Duelist]:
    """The two at a table, in the second turn, which is Kaiba's."""
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await yugi.does("Rock")
    await kaiba.does("Scissors")
    await yugi.does("Go first", "End the turn")
    await kaiba.is_shown("Turn 2", "What do you do?")
    return yugi, kaiba


async def test_refused_requests_delay_no_answer_too_long_and_lose_nothing(shop: Shop) -> None:
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await kaiba.moves_to_the_channel()

    presses = count(1)

    def refused(way: Way) -> Way:
        def refuse_and_choose(panel: MessageView) -> str:
            if next(presses) % 4 == 0:
                shop.sandbox.faults.rate_limit(3)
            return way(panel)

        return refuse_and_choose

    await play((yugi, refused(fighting("Rock"))), (kaiba, refused(fighting("Scissors"))))

    assert yugi.late + kaiba.late == 0
    assert {*yugi.refusals, *kaiba.refusals} <= OVERTAKEN
    assert_nothing_was_lost_or_doubled(shop.journal, (yugi, kaiba))
    await shop.joey.wait_for(yugi.table, lambda seen: "Rematch" in seen.buttons)


async def test_what_was_refused_again_and_again_is_shown_at_last(shop: Shop) -> None:
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await yugi.does("Rock")
    await kaiba.does("Scissors")
    await yugi.does("Go first")

    await yugi.does("End the turn")
    shop.sandbox.faults.rate_limit(REFUSALS, retry_after=0.02)

    await kaiba.is_shown("Turn 2", "What do you do?")
    await shop.joey.wait_for(yugi.table, lambda seen: "Turn 2" in seen.text)
    await until(lambda: shop.bot.said("could not be shown"))


async def test_a_duel_goes_on_under_the_rate_limits_of_discord(closed_shop: Shop) -> None:
    shop = closed_shop
    shop.bot.module = "tests.end_to_end.rationed"
    await shop.open()
    shop.sandbox.limits.enforced = True
    yugi, kaiba = await some_turns(shop)
    await kaiba.does("End the turn")

    assert yugi.late + kaiba.late == 0
    assert shop.bot.said("rate limit") == []


@pytest.mark.parametrize("mishap", ["cut", "op7"])
async def test_a_broken_gateway_is_resumed_and_no_press_is_lost(
    shop: Shop, mishap: str
) -> None:
    yugi, kaiba = await some_turns(shop)

    getattr(shop.sandbox.faults, mishap)()
    await kaiba.takes("End the turn")

    await shop.bot.says(RESUMED)
    await yugi.is_shown("Turn 3", "What do you do?")
    await fight(yugi, kaiba)
    assert {*yugi.refusals, *kaiba.refusals} <= OVERTAKEN
    assert_nothing_was_lost_or_doubled(shop.journal, (yugi, kaiba))


async def test_a_session_that_discord_forgot_is_begun_anew_and_old_buttons_work(
    shop: Shop,
) -> None:
    yugi, kaiba = await some_turns(shop)
    before = kaiba.panel
    kept = shop.journal.of()
    shop.bot.lines.clear()

    shop.sandbox.interactions.deadline = 0.1  # the press is never delivered
    shop.sandbox.faults.op9()
    with pytest.raises(InteractionFailed):
        await kaiba.takes("End the turn")
    assert shop.journal.of() == kept

    waits(shop.sandbox)
    await shop.bot.says(CONNECTED)
    assert kaiba.panel.buttons == before.buttons
    await kaiba.takes("End the turn")
    await yugi.is_shown("Turn 3", "What do you do?")
    await fight(yugi, kaiba)
    assert_nothing_was_lost_or_doubled(shop.journal, (yugi, kaiba))
