"""Spectators follow a duel in the real program, live or later, whenever it is killed."""

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.words import say
from tests.end_to_end.duelist import ANY_ZONE, Duelist, answers
from tests.end_to_end.shop import Shop
from tests.end_to_end.test_crashes import about_to_summon
from tests.waiting import until

FOLLOW = say("en", "watch-button")

pytestmark = pytest.mark.end_to_end

HANDS = "Let spectators see my hand"
HIDE = "Hide my hand from spectators"
SUMMONED = "Yugi Normal Summons"


async def watches(person: Person, table: str) -> str:
    """The id of the message in which that person follows the duel from now on."""
    board = await person.wait_for(table, lambda seen: FOLLOW in seen.buttons)
    opened = (await person.press(board, FOLLOW)).message
    assert opened is not None
    assert opened.ephemeral
    return opened.id


def own(person: Person, table: str, message: str) -> MessageView:
    return next(seen for seen in person.sees(table) if seen.id == message)


async def sees(person: Person, table: str, message: str, words: str) -> str:
    """What stands on that message, once the words do."""
    return await until(
        lambda: own(person, table, message).text, lambda text: words in text, patience=60.0
    )


async def chooses(duelist: Duelist, label: str, words: str) -> None:
    """Press that behind *More …* at the table, which is answered with these words."""
    person, table = duelist.person, duelist.table
    opened = (await person.press(duelist.board, "My hand")).message
    assert opened is not None
    more = (await person.press(opened, "More …")).message
    assert more is not None
    await person.press(more, label)
    await person.wait_for(table, lambda seen: seen.id == more.id and words in seen.text)


async def summons(yugi: Duelist, kaiba: Duelist) -> None:
    await yugi.does("Normal Summon")
    zones = answers(await yugi.is_asked())
    assert ANY_ZONE in zones
    await yugi.takes(zones[0])
    await kaiba.is_shown(SUMMONED)


async def test_a_live_spectator_goes_on_and_sees_hands_by_consent_alone(shop: Shop) -> None:
    yugi, kaiba = await about_to_summon(shop)
    joey, table = shop.joey, yugi.table
    message = await watches(joey, table)
    await chooses(yugi, HANDS, "once all players agree")

    await shop.crash_and_restart()
    await joey.press(own(joey, table, message), "Refresh")
    assert "'s hand" not in (await sees(joey, table, message, "Turn 1"))
    await chooses(kaiba, HANDS, "All players agree")
    both = await sees(joey, table, message, "Kaiba's hand")
    assert "Yugi's hand" in both

    await shop.crash_and_restart()
    await joey.press(own(joey, table, message), "Refresh")
    await summons(yugi, kaiba)
    again = await sees(joey, table, message, SUMMONED)
    assert "Kaiba's hand" in again
    assert "'s hand" not in yugi.board.text
    await chooses(kaiba, HIDE, "do not see the hands")
    await until(lambda: own(joey, table, message).text, lambda text: "'s hand" not in text)
    await shop.crash_and_restart()
    await joey.press(own(joey, table, message), "Refresh")
    assert "'s hand" not in (await sees(joey, table, message, SUMMONED))


async def test_nobody_sees_ahead_of_the_delay_whenever_the_bot_is_killed(
    closed_shop: Shop,
) -> None:
    shop = closed_shop
    shop.bot.module = "tests.end_to_end.later"
    await shop.open(spectator_delay=2)
    yugi, kaiba = await about_to_summon(shop)
    joey, table = shop.joey, yugi.table
    message = await watches(joey, table)
    assert "to show of this duel yet" in own(joey, table, message).text
    await summons(yugi, kaiba)

    def ahead() -> list[str]:
        """What the spectator, and everybody on the board, is shown too early."""
        shown = own(joey, table, message).text, yugi.board.text
        return [text for text in shown if SUMMONED in text or "Luster" in text]

    for _ in range(2):
        await shop.crash_and_restart()
        await joey.press(own(joey, table, message), "Refresh")
        assert ahead() == []
    await shop.is_away(60)
    await joey.press(own(joey, table, message), "Refresh")
    assert ahead() == []
    await yugi.is_shown("Normal Summon")
    shop.lets_pass(130)
    await until(lambda: yugi.board.text, lambda text: SUMMONED in text, patience=60.0)
    await joey.press(own(joey, table, message), "Refresh")
    assert SUMMONED in await sees(joey, table, message, SUMMONED)
