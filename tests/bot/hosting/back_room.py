"""An event that runs without Discord, and can be stopped at any moment and found again."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.duels.store.records import MatchRecord
from bot.duels.table.sessions import Sessions
from bot.events import records
from bot.events.results import Player
from bot.events.terms import Terms
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.rules import Rules
from bot.hosting.store.events import EventRecord, PlayerRecord, TableRecord
from bot.hosting.tables.clashes import Clashes
from bot.hosting.tables.locking import Locks
from bot.hosting.tables.running import Rounds
from bot.readings.gate import Gate
from bot.shared.notices import Notice
from bot.store import Store
from tests.bot.hosting.quiet import QuietStage
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.standing_in import ListStage, ManualClock

MINUTE = 60


@dataclass
class Floor:
    """Shows nothing, and remembers to which tables the organiser was called."""

    called: list[tuple[int, str]] = field(default_factory=list)
    hidden: set[int] = field(default_factory=set)
    """The tables that cannot be shown, by their ids."""

    def touch(self, hosted: Hosted) -> None:
        pass

    def hides(self, table: int) -> bool:
        return table in self.hidden

    async def call_once(self, hosted: Hosted, table: TableRecord, kind: str, key: str) -> None:
        self.called.append((table.number, key))

    async def call(
        self, hosted: Hosted, table: TableRecord, key: str, **facts: int | str
    ) -> None:
        self.called.append((table.number, key))

    async def ring(
        self,
        hosted: Hosted,
        table: TableRecord,
        players: Sequence[Player],
        key: str,
        **facts: int | str,
    ) -> None:
        self.called.append((table.number, key))


class Hall:
    """An event that can be stopped at any moment, and found again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = ManualClock()
        self.floor = Floor()
        self.reaches = True
        self.id = 0
        self.start()

    def start(self) -> None:
        stage, games = ListStage(), {ODDS_AND_EVENS.key: ODDS_AND_EVENS}
        told, closed = Notice[MatchRecord](), Notice[Hosted]()
        self.hosts = Hosts(self.store, self.clock, closed, lambda: self.reaches)
        sessions = Sessions(self.store, games, stage, self.clock)
        self.rounds = Rounds(
            self.hosts,
            store=self.store,
            sessions=sessions,
            clock=self.clock,
            stage=QuietStage(),
            floor=self.floor,
            clashes=Clashes(self.hosts, self.store),
            locks=Locks(Gate(self.store.reports), games),
            told=told,
            closed=closed,
        )

    def kill(self) -> None:
        """The bot is gone from one moment to the next."""
        self.rounds.stop()
        self.clock.alarms.clear()

    async def found(self) -> None:
        """Another process finds the event as it was left."""
        self.start()
        await self.hosts.resume()
        await self.rounds.settled()

    async def restart(self) -> None:
        await self.rounds.keep_time()
        self.kill()
        await self.found()

    async def event(self) -> Hosted:
        found = await self.hosts.get(self.id)
        assert found is not None
        return found

    async def pass_time(self, minutes: float) -> None:
        await self.rounds.settled()
        await self.clock.advance(minutes * MINUTE)
        await self.rounds.settled()

    async def open(
        self,
        terms: Terms,
        players: int | Sequence[int],
        *,
        starts: int = 15,
        **more: object,
    ) -> None:
        """An event of so many people, or of these, that starts in so many minutes.

        Who can check in does.
        """
        at = round(self.clock.wall()) + starts * MINUTE
        rules = Rules(ODDS_AND_EVENS.key, "short", at, best_of=1, **more)  # type: ignore[arg-type]
        record = EventRecord(0, 1, 2, "Friday", "en", 3, terms, rules)
        self.id = (await self.hosts.create(record)).record.id
        event = await self.event()
        people = range(1, players + 1) if isinstance(players, int) else players
        for number in people:
            player = Player(number)
            await event.enter(PlayerRecord(player, f"Player {number}", "en"), by=player)
        await self.rounds.settled()
        for player in event.event.joined if starts <= rules.check_in else ():
            if player not in event.event.checked_in:
                await event.decide(records.CheckedIn(player), by=player)
