"""Two events at once in one channel, with the same four people in both, to their ends."""

import time

import pytest

from bot.events.event import Event, Phase
from bot.events.records import Dropped, Finished
from bot.events.results import How
from bot.events.terms import Shape, Terms
from bot.games import GAMES
from bot.hosting.rules import Rules
from bot.people.terms import ClockKind
from bot.sandbox.people import Person
from tests.end_to_end.event import HostedEvent
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end

ROOM = "duels"
SHAPES = {
    "Friday": Terms(Shape.SWISS, b"friday", rounds=2, cut=0, checks_in=False),
    "Doubles": Terms(Shape.DOUBLE, b"doubles", checks_in=False),
}

SWISS_TABLES, DOUBLES_TABLES = 4, 6


class Evening:
    """The four, and their two events."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        self.people = [shop.kaiba, shop.joey, shop.mai, shop.sandbox.people["Pegasus"]]
        starts = round(time.time())
        rules = Rules("yugioh", "speed", starts, best_of=1, clock=ClockKind.LIVE, pause=0)
        self.events = [
            HostedEvent(shop, terms, rules, ROOM, name) for name, terms in SHAPES.items()
        ]

    async def begin(self) -> None:
        decks = [each for each in GAMES["yugioh"].ready_decks if each.format == "speed"]
        for hosted in self.events:
            await hosted.announce(dict(zip(self.people, decks, strict=False)))
        await self.shop.open()

    async def tells_places(self, name: str) -> None:
        """The last post of that event is in the channel."""
        await self.shop.yugi.wait_for(
            ROOM,
            lambda seen: name in seen.text and "final places" in seen.text.casefold(),
        )

    async def paired(self, hosted: HostedEvent, rounds: int) -> list[list[Person]]:
        """Who meets whom in the newest round, once there are more than so many; none at the
        end of the event.
        """

        def goes_on(event: Event) -> bool:
            return len(event.rounds) > rounds or event.phase is Phase.OVER

        event = await hosted.until(goes_on)
        if event.phase is Phase.OVER:
            return []
        pairings = [each for each in event.rounds[-1].pairings if each.second is not None]
        return [[self.person(each) for each in pairing.players] for pairing in pairings]

    def person(self, player: int) -> Person:
        return next(each for each in self.people if int(each.id) == player)

    async def play(self) -> None:
        """Round by round, each event in its turn: the duels of both go on at once."""
        rounds = {hosted.id: 0 for hosted in self.events}
        going_on = list(self.events)
        while going_on:
            tables = {each.id: await self.paired(each, rounds[each.id]) for each in going_on}
            going_on = [each for each in going_on if tables[each.id]]
            for hosted in going_on:
                rounds[hosted.id] = len(hosted.event.rounds)
            first = [(each, tables[each.id][0]) for each in going_on]
            for hosted, (one, other) in first:
                await hosted.sit_down(one, other)
            for hosted, (_, other) in first:
                await hosted.give_up(other)
            others = [(each, table) for each in going_on for table in tables[each.id][1:]]
            for hosted, (one, other) in others:
                await hosted.report(one, 1, 0)
                await hosted.confirm(other)


async def test_two_events_of_the_same_four_in_one_channel_come_to_their_ends(
    closed_shop: Shop,
) -> None:
    evening = Evening(closed_shop)
    await evening.begin()
    await evening.play()

    for hosted in evening.events:
        event = hosted.look()
        assert isinstance(hosted.entries[-1].record, Finished)
        assert not event.gone
        assert not any(isinstance(each.record, Dropped) for each in hosted.entries)
        results = [each for one in event.rounds for each in one.results.values()]
        assert {each.how for each in results} == {How.DUEL, How.REPORT}
        await evening.tells_places(hosted.name)
    _each_table_was_shown_once_in_a_thread_of_its_own(evening)


def _each_table_was_shown_once_in_a_thread_of_its_own(evening: Evening) -> None:
    yugi, world = evening.shop.yugi, evening.shop.sandbox.world
    threads = [each for hosted in evening.events for each in hosted.laid().values()]
    rounds = [one for hosted in evening.events for one in hosted.event.rounds]
    assert len(threads) == sum(len(one.pairings) for one in rounds)
    assert len(set(threads)) == len(threads) >= SWISS_TABLES + DOUBLES_TABLES
    there = {each.id for each in world.channels.values() if each.kind == "thread"}
    assert there == {str(each) for each in threads}
    for hosted in evening.events:
        for thread in hosted.laid().values():
            tables = [each for each in yugi.sees(str(thread)) if "### Table" in each.text]
            assert len(tables) == 1
            assert f"-# {hosted.name}" in tables[0].text
    (channel,) = (each for each in world.channels.values() if each.name == ROOM)
    begun = [each for each in yugi.sees(channel.id) if each.message.thread]
    assert sorted(str(each.message.thread) for each in begun) == sorted(there)
