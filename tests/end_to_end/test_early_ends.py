"""Duels that do not last to the end: given up, or left to the clock; and how they stand."""

import asyncio

import pytest

from bot.duels.clocks.rules import WARNING
from bot.people.terms import Terms
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.end_to_end.duelist import Duelist, asks, is_over, questions
from tests.end_to_end.playing import fight, gives_up, plays, preferring
from tests.end_to_end.shop import Shop
from tests.waiting import until

pytestmark = pytest.mark.end_to_end

DECISION = Terms().decision_seconds
ASKS = "Kaiba asks to surrender. The duel ends if the opponent accepts."
SURRENDERED = "Kaiba has surrendered. The duel is over."


async def told(person: Person, command: str, channel: str) -> str:
    """What the person alone is told after a command."""
    message = (await person.call(command, channel)).message
    assert message is not None
    assert message.ephemeral
    return message.text


async def test_a_surrender_is_refused_and_then_accepted(closed_shop: Shop) -> None:
    await closed_shop.open(instant_surrender=False)
    yugi, kaiba = await closed_shop.seat(closed_shop.yugi, closed_shop.kaiba)
    shop = closed_shop
    await yugi.is_asked()

    assert "has been asked to accept" in await gives_up(kaiba)
    await shop.joey.wait_for(kaiba.table, lambda seen: ASKS in seen.text)
    stranger = await shop.joey.press(yugi.board, "Accept the surrender")
    assert stranger.message is not None
    assert stranger.message.text == "You are not a player in this duel."
    await yugi.is_shown("Kaiba asks to surrender. The duel ends if you accept.")
    await kaiba.is_shown("You asked to surrender.")
    await yugi.person.press(yugi.panel, "Play on")
    await shop.joey.wait_for(kaiba.table, lambda seen: ASKS not in seen.text)
    assert shop.journal.duels() == [(1, "open")]

    await kaiba.is_shown("Yugi did not accept the surrender.")
    await gives_up(kaiba)
    board = await shop.joey.wait_for(kaiba.table, lambda seen: ASKS in seen.text)
    await yugi.person.press(board, "Accept the surrender")
    board = await shop.joey.wait_for(kaiba.table, lambda seen: SURRENDERED in seen.text)
    assert "# Yugi wins" in board.text
    await kaiba.is_shown(SURRENDERED)
    await yugi.is_shown(SURRENDERED)
    assert shop.journal.duels() == [(1, "over")]


async def test_unless_the_server_wants_it_a_surrender_needs_no_consent(
    closed_shop: Shop,
) -> None:
    await closed_shop.open()
    yugi, kaiba = await closed_shop.seat(closed_shop.yugi, closed_shop.kaiba)

    said = await gives_up(kaiba)

    assert said == f"You surrendered: against Yugi · Speed Duel · <#{kaiba.table}>"
    await yugi.is_shown(SURRENDERED)


@pytest.mark.rule("EX-SUR-01", "EX-SUR-02", "EX-SUR-03", "EX-SUR-04", "EX-SUR-05")
async def test_by_the_expert_rules_a_surrender_is_by_agreement_whatever_the_server_sets(
    closed_shop: Shop,
) -> None:
    shop = closed_shop
    await shop.open(instant_surrender=True)
    decks = "Warriors of 2004", "Spellcasters of 2004"
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba, decks, "expert")
    await yugi.is_asked()

    assert "has been asked to accept" in await gives_up(kaiba)
    await yugi.is_shown("Kaiba asks to surrender. The duel ends if you accept.")
    await yugi.person.press(yugi.panel, "Play on")
    await kaiba.is_shown("Yugi did not accept the surrender.")
    assert shop.journal.duels() == [(1, "open")]

    await gives_up(kaiba)
    await yugi.is_shown("Kaiba asks to surrender. The duel ends if you accept.")
    await yugi.person.press(yugi.panel, "Accept the surrender")
    await kaiba.is_shown(SURRENDERED)
    assert shop.journal.duels() == [(1, "over")]


async def sleeps(shop: Shop, asleep: Duelist, awake: Duelist) -> None:
    """Let time run out whenever the one asleep is asked alone, until the duel is over."""

    def is_waited_for(panel: MessageView) -> bool:
        return is_over(panel) or (asks(panel) and not asks(awake.panel))

    while not is_over(panel := await until(lambda: asleep.panel, is_waited_for)):
        asked = questions(panel)
        shop.lets_pass(DECISION)
        await until(lambda: questions(asleep.panel), asked.isdisjoint)


async def test_who_lets_the_time_run_out_three_times_in_a_row_loses(closed_shop: Shop) -> None:
    shop = closed_shop
    shop.bot.module = "tests.end_to_end.later"
    await shop.open()
    for person in (shop.yugi, shop.kaiba):
        await person.call("duel calls", options={"call": "never"})
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await yugi.is_asked()

    awake = preferring("Paper", "Go second", "Pass", "End the turn")
    async with asyncio.TaskGroup() as table:
        table.create_task(plays(kaiba, awake))
        table.create_task(sleeps(shop, yugi, kaiba))

    lost = "Yugi ran out of time three times in a row and loses the duel."
    await shop.joey.wait_for(yugi.table, lambda seen: lost in seen.text)
    await yugi.is_shown(lost)
    assert [line.given_by for line in shop.journal.of() if line.seat == 0].count("clock") == 3


async def test_whose_time_is_nearly_up_is_called(closed_shop: Shop) -> None:
    shop = closed_shop
    shop.bot.module = "tests.end_to_end.later"
    await shop.open()
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    first = await yugi.is_asked()

    shop.lets_pass(round(DECISION - WARNING))
    called = await yugi.is_shown("Your time is nearly up")
    assert called.id != first.id
    await yugi.takes("Rock")
    await kaiba.does("Scissors")
    await yugi.is_shown("first or second?")
    assert "nearly up" not in yugi.panel.text


async def test_the_status_shows_the_board_and_nothing_else(shop: Shop) -> None:
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await yugi.does("Rock")
    await kaiba.does("Scissors")
    await yugi.is_shown("first or second?")

    for person, channel in ((shop.joey, yugi.table), (yugi.person, "lounge")):
        status = await told(person, "duel status", channel)
        assert "Before the first turn" in status
        assert "Waiting for Yugi" in status
        assert "first or second" not in status
    assert "no duel here" in await told(shop.joey, "duel status", "lounge")
    assert "no duel here" in await told(shop.joey, "duel surrender", "lounge")
    assert "not a player" in await told(shop.joey, "duel surrender", yugi.table)
    await fight(yugi, kaiba)
    assert "no duel here" in await told(yugi.person, "duel status", "lounge")
