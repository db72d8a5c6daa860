"""Somebody deletes the thread of a duel, or a panel: players are told, and nothing is lost."""

import pytest

from bot.shared.words import say
from cards.languages import LANGUAGES
from tests.end_to_end.duelist import OVERTAKEN, Duelist, asks
from tests.end_to_end.history import assert_nothing_was_lost_or_doubled
from tests.end_to_end.playing import fight
from tests.end_to_end.shop import Shop, table_in
from tests.end_to_end.test_mishaps import some_turns

pytestmark = pytest.mark.end_to_end

GONE = {say(each, "board-gone") for each in LANGUAGES}


async def is_told_once(duelist: Duelist) -> None:
    """They are told in private messages that the duel goes on there; the words are put away."""
    await duelist.person.wait_for("@bot", lambda seen: seen.text in GONE)
    told = [seen for seen in duelist.person.sees("@bot") if seen.text in GONE]
    assert len(told) == 1


def clear_away(shop: Shop, duelist: Duelist) -> None:
    """Delete the words, so that the panel is the last message again."""
    for seen in duelist.person.sees("@bot"):
        if seen.text in GONE:
            shop.sandbox.world.remove(seen.message)


async def test_a_duel_goes_on_in_private_once_its_thread_is_deleted(shop: Shop) -> None:
    yugi, kaiba = await some_turns(shop)
    world = shop.sandbox.world
    world.close_channel(world.channels[yugi.table])

    await kaiba.takes("End the turn")
    for each in (yugi, kaiba):
        await is_told_once(each)
        clear_away(shop, each)
    await yugi.is_shown("Turn 3", "What do you do?")
    kept = shop.journal.of()

    await shop.crash_and_restart()
    assert shop.journal.of() == kept
    for each in (yugi, kaiba):
        await is_told_once(each)
        clear_away(shop, each)
    await yugi.takes("End the turn")
    await kaiba.is_shown("Turn 4", "What do you do?")
    await fight(yugi, kaiba)

    assert {*yugi.refusals, *kaiba.refusals} <= OVERTAKEN
    assert_nothing_was_lost_or_doubled(shop.journal, (yugi, kaiba))


async def test_a_deleted_panel_comes_back_when_it_asks_again_and_where_it_is_asked_for(
    shop: Shop,
) -> None:
    yugi, kaiba = await some_turns(shop)
    world = shop.sandbox.world
    world.remove(yugi.panel.message)

    await kaiba.takes("End the turn")
    await yugi.is_shown("Turn 3", "What do you do?")
    world.remove(yugi.panel.message)
    await shop.crash_and_restart()
    await yugi.moves_to_the_channel()
    assert asks(yugi.panel)
    await yugi.takes("End the turn")
    await kaiba.is_shown("Turn 4", "What do you do?")
    await fight(yugi, kaiba)

    assert {*yugi.refusals, *kaiba.refusals} <= OVERTAKEN
    assert_nothing_was_lost_or_doubled(shop.journal, (yugi, kaiba))


async def test_who_takes_no_private_messages_is_told_where_the_duel_was_agreed_upon(
    shop: Shop,
) -> None:
    shop.sandbox.faults.refuse_dm(shop.yugi)
    offer = await shop.offer(shop.yugi, shop.kaiba)
    table = table_in(await shop.accept(shop.kaiba, offer))
    yugi, kaiba = shop.at(table, shop.yugi), shop.at(table, shop.kaiba)
    await yugi.moves_to_the_channel()
    await yugi.does("Rock")
    await kaiba.does("Scissors")
    await yugi.does("Go first", "End the turn")
    await kaiba.is_shown("Turn 2", "What do you do?")
    world = shop.sandbox.world
    world.close_channel(world.channels[table])

    await kaiba.takes("End the turn")
    call = f"<@{shop.yugi.id}> The channel of your duel is gone"
    told = await shop.joey.wait_for("duels", lambda seen: call in seen.text)
    assert "use `/duel status` here and press “My hand”" in told.text
    await is_told_once(kaiba)
    clear_away(shop, kaiba)
    kept = list(shop.journal.of())

    await shop.crash_and_restart()
    await shop.yugi.call("duel guard", "duels", {"ask": False})
    shown = (await shop.yugi.call("duel status", "duels")).message
    assert shown is not None
    hand = (await shop.yugi.press(shown, "My hand")).message
    assert hand is not None
    await shop.yugi.press(hand, "End the turn")
    await is_told_once(kaiba)
    clear_away(shop, kaiba)
    await kaiba.is_shown("Turn 4", "What do you do?")
    assert list(shop.journal.of())[: len(kept)] == kept
