"""The bot is away for an hour in each stage of an event of eight: nobody loses by that."""

import time
from collections import Counter
from collections.abc import Sequence

import pytest

from bot.events import director
from bot.events.event import Event, Phase
from bot.events.records import Delayed, Dropped, Finished, TimeCalled
from bot.events.results import How
from bot.events.terms import Shape, Terms
from bot.games import GAMES
from bot.hosting.rules import Rules
from bot.people.terms import ClockKind
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.sandbox.world import RESIDENTS, Resident
from bot.shared.words import say
from tests.end_to_end.event import HostedEvent, is_told
from tests.end_to_end.shop import YUGI_SPEED, Shop

pytestmark = pytest.mark.end_to_end

ROOM = "duels"
CHECK_IN = "I am here"
HOUR, MINUTE = 3600, 60
NAMES = ("Pegasus", "Bakura", "Marik", "Ishizu", "Odion")


@pytest.fixture
def residents() -> Sequence[Resident]:
    return *RESIDENTS, *(Resident(each) for each in NAMES)


class Evening:
    """Eight people; the event is run by Yugi, who does not play."""

    def __init__(self, shop: Shop) -> None:
        shop.bot.module = "tests.end_to_end.later"
        terms = Terms(Shape.SWISS, b"seed", rounds=1, cut=4)
        starts = round(time.time()) + 30 * MINUTE
        rules = Rules(
            "yugioh", "speed", starts, best_of=1, clock=ClockKind.LIVE, check_in=15, pause=0
        )
        self.shop = shop
        self.hosted = HostedEvent(shop, terms, rules, ROOM)
        self.people = [each for each in shop.sandbox.people.values() if each is not shop.yugi]

    async def begin(self) -> None:
        """All but the last have joined before the bot comes; it comes long before check-in."""
        decks = [each for each in GAMES["yugioh"].ready_decks if each.format == "speed"]
        seven = self.people[:-1]
        await self.hosted.announce(dict.fromkeys(seven, decks[0]))
        await self.shop.open()
        done = await self.people[-1].call("event join", ROOM, {"deck": YUGI_SPEED})
        assert done.message is not None
        assert done.message.text.startswith("You have joined"), done.message.text
        await self.hosted.until(lambda event: len(event.joined) == len(self.people))

    async def is_away(self, *, lost: int = HOUR) -> None:
        """The bot was killed and comes an hour later; so many seconds of it would count.

        They are told in whole seconds, of which the first may have begun before.
        """
        before, known = self.hosted.look(), self.delayed
        duels = self.shop.journal.duels()
        await self.shop.is_away(HOUR)
        event = await self.hosted.until(lambda _: self.delayed >= known + lost - 1)
        assert self.delayed < known + lost + 2 * MINUTE
        assert not event.gone
        assert event.joined == before.joined
        assert [each.results for each in event.rounds] == [e.results for e in before.rounds]
        assert self.shop.journal.duels() == duels

    @property
    def delayed(self) -> int:
        """The seconds that count for nobody, as known at the last look."""
        records = (each.record for each in self.hosted.entries)
        return sum(each.seconds for each in records if isinstance(each, Delayed))

    def person(self, player: int) -> Person:
        return next(each for each in self.people if int(each.id) == player)

    async def checks_in(self, person: Person) -> None:
        def calls(seen: MessageView) -> bool:
            return CHECK_IN in seen.buttons

        done = await person.press(await person.wait_for(ROOM, calls), CHECK_IN)
        is_told(done, "event-you-are-here", name=self.hosted.name)

    async def players(self, stage: int, number: int, tables: int) -> list[list[Person]]:
        """Who meets whom in that round, once it is paired, in the order of its pairings."""

        def is_paired(event: Event) -> bool:
            newest = event.rounds[-1] if event.rounds else None
            return newest is not None and (newest.stage, newest.number) == (stage, number)

        event = await self.hosted.until(is_paired)
        pairings = event.rounds[-1].pairings
        assert len(pairings) == tables
        return [[self.person(player) for player in each.players] for each in pairings]


async def test_away_for_an_hour_in_each_stage_the_bot_lets_nobody_lose_by_it(
    closed_shop: Shop,
) -> None:
    evening = Evening(closed_shop)
    await evening.begin()
    await evening.is_away(lost=HOUR - 15 * MINUTE)
    await _check_in(evening)
    await _play_the_round(evening)
    await _play_the_cut(evening)
    await _play_the_final(evening)

    event = await evening.hosted.until(lambda event: event.phase is Phase.OVER)
    entries = evening.hosted.entries
    assert isinstance(entries[-1].record, Finished)
    assert entries[-1].at - entries[0].at >= 5 * HOUR
    assert not event.gone
    assert not any(isinstance(each.record, Dropped | TimeCalled) for each in entries)
    results = [result for each in event.rounds for result in each.results.values()]
    assert Counter(each.how for each in results) == {How.DUEL: 5, How.REPORT: 2}
    assert not any(each.both_lose for each in results)
    assert len(evening.hosted.laid()) == len(results)
    winner = evening.person(director.places(event)[0][0])
    await closed_shop.yugi.wait_for(ROOM, lambda seen: f"**1** · {winner.name}" in seen.text)


async def _check_in(evening: Evening) -> None:
    """Some have checked in before the outage, and all others can after it."""
    hosted = evening.hosted
    await hosted.until(lambda event: event.phase is Phase.CHECK_IN)
    for person in evening.people[:3]:
        await evening.checks_in(person)
    await evening.is_away()
    assert hosted.event.phase is Phase.CHECK_IN
    for person in evening.people[3:]:
        await evening.checks_in(person)
    await hosted.until(lambda event: len(event.checked_in) == len(evening.people))
    await evening.shop.yugi.call("event-admin start", ROOM)
    begun = say("en", "event-started", count=len(evening.people))
    await evening.shop.yugi.wait_for(ROOM, lambda seen: seen.text == begun, 60)


async def _play_the_round(evening: Evening) -> None:
    """At four tables: a duel, somebody who waits, a report that waits, and nobody."""
    hosted = evening.hosted
    duel, waiting, report, empty = await evening.players(1, 1, tables=4)
    await hosted.sit_down(*duel)
    await hosted.comes(waiting[0])
    await hosted.report(report[0], 1, 0)
    await hosted.table_of(report[1], "confirm")
    await evening.is_away()
    await hosted.give_up(duel[1])
    await hosted.sit_down(waiting[1])
    await hosted.give_up(waiting[1])
    await hosted.confirm(report[1])
    await hosted.report(empty[0], 1, 0)
    await hosted.confirm(empty[1])


async def _play_the_cut(evening: Evening) -> None:
    """At two tables: a duel, and nobody."""
    hosted = evening.hosted
    duel, empty = await evening.players(2, 1, tables=2)
    await hosted.sit_down(*duel)
    await evening.is_away()
    await hosted.give_up(duel[1])
    await hosted.sit_down(*empty)
    await hosted.give_up(empty[0])


async def _play_the_final(evening: Evening) -> None:
    """Somebody waits for their opponent."""
    ((first, second),) = await evening.players(2, 2, tables=1)
    await evening.hosted.comes(first)
    await evening.is_away()
    await evening.hosted.sit_down(second)
    await evening.hosted.give_up(first)
