"""An event of four that runs in the stand-in for Discord."""

from bot.client import Client
from bot.events.event import Phase
from bot.events.results import Player, Result
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing.hosted import Hosted as HostedEvent
from bot.hosting.rules import Rules
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.people.terms import ClockKind
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView, Outcome
from tests.bot.conftest import Hosted
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.standing_in import ManualClock
from tests.waiting import until_read

MINUTE = 60.0
NAMES = ("Yugi", "Kaiba", "Joey", "Mai")
READY = ODDS_AND_EVENS.ready_decks[0].names["en"]
"""The ready deck that all of them play."""
ORGANISER = "Pegasus"
"""Who owns the server, and does not play."""


SWISS = Terms(Shape.SWISS, b"seed", rounds=2, cut=0)
SINGLE = Terms(Shape.SINGLE, b"seed")


class Hall:
    """An event of four in the stand-in; time passes only when the test says so."""

    def __init__(self, hosted: Hosted, clock: ManualClock) -> None:
        self.hosted = hosted
        self.clock = clock
        self.id = 0
        self.called = "Friday"

    @property
    def client(self) -> Client:
        return self.hosted.client

    async def event(self) -> HostedEvent:
        found = await self.client.house.hosts.get(self.id)
        assert found is not None
        return found

    async def phase(self) -> Phase:
        return (await self.event()).event.phase

    async def settle(self) -> None:
        """Wait until nothing more happens by itself."""
        await self.client.house.rounds.settled()
        await self.client.house.floor.settled()

    async def pass_time(self, minutes: float) -> None:
        await self.settle()
        await self.clock.advance(minutes * MINUTE)
        await self.settle()

    async def restart(self) -> None:
        """Another process finds what the last one has left on disk."""
        await self.hosted.stop()
        await self.hosted.start(known=False)
        await self.resumed()

    async def resumed(self) -> None:
        assert self.client._resuming is not None
        await self.client._resuming
        await self.settle()

    async def open(self, terms: Terms, *, joined: bool = True, **rules: object) -> None:
        """An event that four have joined; check-in is open, and they are there."""
        sandbox = self.hosted.sandbox
        channel = next(each for each in sandbox.world.channels.values() if each.name == "duels")
        starts = round(self.clock.wall()) + 15 * 60
        set_up = {"best_of": 1, "clock": ClockKind.CASUAL, **rules}
        record = EventRecord(
            0,
            int(sandbox.world.guild_id),
            int(channel.id),
            self.called,
            "en",
            int(self.person("Mai").id),
            terms,
            Rules(ODDS_AND_EVENS.key, "short", starts, **set_up),  # type: ignore[arg-type]
        )
        event = await self.client.house.hosts.create(record)
        self.id = event.record.id
        await self.settle()
        if not joined:
            return
        deck = ODDS_AND_EVENS.ready_decks[0]
        for name in NAMES:
            player = Player(int(self.person(name).id))
            brought = PlayerRecord(player, name, "en", deck.deck, READY, deck.key)
            await event.enter(brought, by=player)
        await self.settle()
        assert await self.phase() is Phase.CHECK_IN
        assert event.event.checked_in == event.event.joined
        await self.pass_time(15)
        assert await self.phase() is Phase.PLAYING

    def person(self, name: str) -> Person:
        person = self.hosted.sandbox.people[name]
        person.locale = "en-US"
        return person

    @property
    def organiser(self) -> Person:
        """Who runs the event, and does not play in it."""
        return self.person(ORGANISER)

    async def undo(self, reason: str) -> MessageView:
        """The organiser takes the last round back, and says why; what they are told."""
        asked = (await self.organiser.call("event-admin undo", "duels")).message
        assert asked is not None
        form = (await self.organiser.press(asked, "Undo the round")).modal
        assert form is not None
        done = (await self.organiser.submit(form, {"reason": reason})).message
        await self.settle()
        assert done is not None
        return done

    def name(self, player: Player) -> str:
        return next(name for name in NAMES if self.person(name).id == str(player))

    def table(self, number: int) -> MessageView:
        """The newest message of the table of that number."""
        world, mai = self.hosted.sandbox.world, self.person("Mai")
        found = [
            seen
            for channel in world.channels_of(mai.id)
            for seen in mai.sees(channel.id)
            if f"Table {number} ·" in seen.text and f"\n-# {self.called}\n" in seen.text
        ]
        return max(found, key=lambda seen: int(seen.id))

    def table_posts(self, number: int) -> list[MessageView]:
        """All messages where the table stands."""
        return self.person("Mai").sees(self.table(number).message.channel)

    async def players_at(self, number: int) -> tuple[Person, Person]:
        pairing = (await self.event()).event.rounds[-1].table(number)
        first, second = (self.person(self.name(each)) for each in pairing.players)
        return first, second

    async def sit(self, number: int) -> int:
        """Both come to the table; the number of the duel that begins by that."""
        before = set(await self.hosted.store.matches.open_ids())
        for person in await self.players_at(number):
            await self.press(person, number, "here")
        matches = self.hosted.store.matches
        ids = await until_read(matches.open_ids, lambda ids: bool({*ids} - before))
        (new,) = {*ids} - before
        await self.settle()
        return new

    async def press(self, person: Person, number: int, act: str) -> Outcome:
        """Press the button of the table that does this."""
        table = self.table(number)
        ids = [str(each.custom_id) for each in table.buttons.values()]
        done = await person.press(table, next(each for each in ids if each.endswith(act)))
        await self.settle()
        return done

    async def play(self, number: int) -> None:
        """Both come to the table, and the second of them gives up."""
        match = await self.sit(number)
        session = await self.client.house.sessions.get(match)
        assert session is not None
        _, second = await self.players_at(number)
        await session.settling.surrender(int(second.id), whole=True)
        await self.counted(number)

    async def counted(self, number: int) -> None:
        """Wait until the table has a result, and its duel was shown for the last time."""
        await until_read(self.results, lambda results: number in results)
        await until_read(self.hosted.store.matches.untold, lambda untold: not untold)
        await self.settle()

    async def results(self) -> dict[int, Result]:
        return (await self.event()).event.rounds[-1].results
