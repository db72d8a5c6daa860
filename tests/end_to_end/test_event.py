"""A whole event of four: one is absent, one reports from elsewhere, and the bot is killed."""

import time
from collections.abc import Callable

from bot.events import director
from bot.events.event import Event, Phase
from bot.events.records import Corrected, Record, Undone
from bot.events.results import How, Result
from bot.events.terms import Shape, Terms
from bot.games import GAMES
from bot.hosting.ongoing.course import LEAST_AFTER_UNDO
from bot.hosting.rules import Rules
from bot.people.terms import ClockKind
from bot.sandbox.people import Person
from tests.end_to_end.event import HostedEvent, is_told, people_at
from tests.end_to_end.shop import Shop

ROOM = "duels"
ABSENT = 5
"""The minutes in which they have to come to their table."""


class Evening:
    """The four, and what they do."""

    def __init__(self, shop: Shop) -> None:
        shop.bot.module = "tests.end_to_end.later"
        terms = Terms(Shape.SWISS, b"seed", rounds=2, cut=0, checks_in=False)
        starts = round(time.time())
        rules = Rules(
            "yugioh", "speed", starts, best_of=1, clock=ClockKind.CASUAL, absent=ABSENT, pause=0
        )
        self.shop = shop
        self.hosted = HostedEvent(shop, terms, rules, ROOM)
        # Yugi runs the event, and nobody decides alone about a match of their own
        self.people = [shop.kaiba, shop.joey, shop.mai, shop.sandbox.people["Pegasus"]]

    async def begin(self) -> None:
        decks = [each for each in GAMES["yugioh"].ready_decks if each.format == "speed"]
        await self.hosted.announce(dict(zip(self.people, decks, strict=False)))
        await self.shop.open()

    async def until(self, holds: Callable[[Event], bool]) -> Event:
        """The event, once it has come to that."""
        return await self.hosted.until(holds)

    def made(self, kind: type[Record]) -> int:
        """How many decisions of that kind there were."""
        return sum(isinstance(entry.record, kind) for entry in self.hosted.entries)

    async def players_at(self, number: int, act: str) -> list[Person]:
        """Who meets at the table of that number, once that can be pressed there."""
        return people_at(await self.hosted.table_numbered(number, act), self.people)


async def test_an_event_of_four_from_its_start_to_its_last_post(closed_shop: Shop) -> None:
    evening = Evening(closed_shop)
    await evening.begin()
    await _report_correct_and_miss(evening)
    await _take_back(evening)
    await _duel(evening)
    event = await evening.until(lambda event: event.phase is Phase.OVER)

    assert evening.made(Corrected) == 1
    (winner,) = director.places(event)[0]
    name = next(each.name for each in evening.people if each.id == str(winner))
    places = await closed_shop.mai.wait_for(
        ROOM, lambda seen: "final places" in seen.text.casefold()
    )
    assert f"**1** · {name}" in places.text


async def _report_correct_and_miss(evening: Evening) -> None:
    """The first round: one result is reported and corrected, and somebody never comes."""
    await evening.until(lambda event: len(event.rounds) == 1)
    first, second = await evening.players_at(1, "report")
    third, _ = await evening.players_at(2, "here")
    await evening.hosted.comes(third)
    done = await first.call("event report", ROOM, {"won": 1, "lost": 0})
    is_told(done, "event-table-you-reported")
    await evening.hosted.table_of(second, "confirm")
    await evening.shop.crash_and_restart()
    await evening.hosted.confirm(second)
    event = await evening.until(lambda event: 1 in event.rounds[0].results)
    assert event.rounds[0].results[1].how is How.REPORT
    ruling = {"table": "1", "result": "0-1", "reason": "it was 0–1"}
    done = await evening.shop.yugi.call("event-admin correct", ROOM, ruling)
    is_told(done, "event-corrected", result=f"{first.name} **0–1** {second.name}")
    evening.shop.lets_pass(60 * ABSENT)
    event = await evening.until(lambda event: len(event.rounds) == 2)
    assert event.rounds[0].results[1] == Result(0, 1, How.RULING)
    assert event.rounds[0].results[2].how is How.CLOCK
    assert len(event.gone) == 1


async def _take_back(evening: Evening) -> None:
    """The second round is taken back, and paired anew."""
    await evening.players_at(1, "here")
    yugi = evening.shop.yugi
    asked = (await yugi.call("event-admin undo", ROOM)).message
    assert asked is not None
    form = (await yugi.press(asked, "Undo the round")).modal
    assert form is not None
    done = await yugi.submit(form, {"reason": "somebody was missed"})
    is_told(done, "event-undone", minutes=LEAST_AFTER_UNDO)
    evening.shop.lets_pass(60 * LEAST_AFTER_UNDO)
    await evening.until(lambda event: evening.made(Undone) == 1 and len(event.rounds) == 2)


async def _duel(evening: Evening) -> None:
    """The second round: a duel begins, and is given up after a crash."""
    first, second = await evening.players_at(1, "here")
    await evening.hosted.sit_down(first, second)
    await evening.shop.crash_and_restart()
    await evening.hosted.give_up(second)
