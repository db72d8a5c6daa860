"""The Expert Rules of 2004 with the real program: chosen, practised, and played at an event."""

import asyncio
import re
import time
from collections.abc import Sequence

import pytest

from bot.events import director
from bot.events.event import Phase
from bot.events.terms import Shape, Terms
from bot.games import GAMES
from bot.hosting.rules import Rules
from bot.people.terms import ClockKind
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.end_to_end.event import HostedEvent, people_at, table_buttons
from tests.end_to_end.playing import fighting, play, plays
from tests.end_to_end.shop import Shop, table_in
from tests.waiting import until

pytestmark = pytest.mark.end_to_end

WARRIORS, SPELLCASTERS = "Warriors of 2004", "Spellcasters of 2004"
LIST = "2004-03 (OCG)"
FORMAT = "Expert Rules (2004)"
ROOM = "duels"


def tables_of(hosted: HostedEvent) -> list[MessageView]:
    """The tables of the newest round that wait for both to say that they are here."""
    return [seen for seen in hosted.tables() if "here" in table_buttons(seen)]


async def test_a_practice_duel_of_2004_is_played_by_buttons(shop: Shop) -> None:
    mai = await shop.practise(shop.mai, WARRIORS, format="expert")

    await mai.is_shown(FORMAT)
    await play((mai, fighting("Paper")))

    assert re.search("^# (Mai|CPU) wins$", mai.panel.text, re.MULTILINE)
    assert shop.journal.duels() == [(1, "over")]


async def test_a_challenge_of_2004_is_agreed_on_with_its_list(shop: Shop) -> None:
    options = {"opponent": shop.kaiba, "format": "expert", "deck": WARRIORS, "list": LIST}
    offered = await shop.yugi.complete("duel challenge", "list", "2004")
    challenge = (await shop.yugi.call("duel challenge", ROOM, options)).message

    assert [each.value for each in offered] == [LIST]
    assert challenge is not None
    assert FORMAT in challenge.text
    assert LIST in challenge.text
    kaiba = shop.at(
        table_in(await shop.accept(shop.kaiba, challenge, SPELLCASTERS)), shop.kaiba
    )
    await kaiba.is_shown(FORMAT)


async def test_a_bracket_of_2004_is_played_to_its_places(closed_shop: Shop) -> None:
    shop = closed_shop
    people = (shop.yugi, shop.kaiba, shop.joey, shop.mai)
    terms = Terms(Shape.SINGLE, b"seed", checks_in=False)
    starts = round(time.time())
    rules = Rules("yugioh", "expert", starts, LIST, 1, ClockKind.CASUAL, absent=5, pause=0)
    hosted = HostedEvent(shop, terms, rules, ROOM)
    decks = [each for each in GAMES["yugioh"].ready_decks if each.format == "expert"]
    await hosted.announce(dict(zip(people, (*decks, decks[0]), strict=True)))
    await shop.open()

    await until(lambda: len(tables_of(hosted)) == 2)
    duel, other = tables_of(hosted)
    first, second = people_at(duel, people)
    for person in (first, second):
        await person.press(duel, table_buttons(duel)["here"])
    seats = [shop.at(duel.channel, person) for person in (first, second)]
    await seats[0].is_shown(FORMAT)
    playing = asyncio.gather(*(plays(each, fighting("Rock")) for each in seats))
    await until(lambda: hosted.look().rounds[0].results)
    playing.cancel()
    await reported(people_at(other, people), other)
    await until(lambda: len(hosted.look().rounds) == 2 and tables_of(hosted))
    (final,) = tables_of(hosted)
    await reported(people_at(final, people), final)

    await until(lambda: hosted.look().phase is Phase.OVER)
    assert shop.journal.duels() == [(1, "over")]
    assert len(director.places(hosted.event)[0]) == 1


async def reported(players: Sequence[Person], table: MessageView) -> None:
    """The first of them wins, as both say."""
    winner, loser = players
    await winner.call("event report", ROOM, {"won": 1, "lost": 0})
    seen = await loser.wait_for(
        table.channel, lambda seen: seen.id == table.id and "confirm" in table_buttons(seen)
    )
    await loser.press(seen, table_buttons(seen)["confirm"])
