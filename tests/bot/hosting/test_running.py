"""However results come in, and however often the bot stops, an event comes out the same."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.duels.sessions import Sessions
from bot.events import director, records
from bot.events.event import Phase
from bot.events.results import Pairing, Player, Result
from bot.events.terms import Shape, Terms
from bot.hosting.hosted import Hosted
from bot.hosting.hosts import Hosts
from bot.hosting.keeping import record_to_json
from bot.hosting.rules import Rules
from bot.hosting.store import EventRecord, PlayerRecord, TableRecord
from bot.hosting.tables.running import Rounds
from bot.hosting.tables.standing import tables_of
from bot.store import Store
from tests.bot.hosting.quiet import QuietStage
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.standing_in import ListStage, ManualClock

MINUTE = 60
ABSENT = Player(3)


@dataclass
class Floor:
    """Shows nothing, and remembers to which tables the organiser was called."""

    called: list[tuple[int, str]] = field(default_factory=list)

    def touch(self, hosted: Hosted) -> None:
        pass

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
        self.id = 0
        self.start()

    def start(self) -> None:
        stage, games = ListStage(), {ODDS_AND_EVENS.key: ODDS_AND_EVENS}
        self.hosts = Hosts(self.store, self.clock)
        sessions = Sessions(self.store, games, stage, self.clock)
        self.rounds = Rounds(
            self.hosts, self.store, sessions, self.clock, QuietStage(), Floor()
        )

    async def restart(self) -> None:
        self.rounds.stop()
        self.start()
        await self.hosts.resume()
        await self.rounds.settled()

    async def event(self) -> Hosted:
        found = await self.hosts.get(self.id)
        assert found is not None
        return found

    async def pass_time(self, minutes: float) -> None:
        await self.rounds.settled()
        await self.clock.advance(minutes * MINUTE)
        await self.rounds.settled()

    async def open(self, terms: Terms, players: int) -> None:
        starts = round(self.clock.wall()) + 15 * MINUTE
        rules = Rules(ODDS_AND_EVENS.key, "short", starts, best_of=1)
        record = EventRecord(0, 1, 2, "Friday", "en", 3, terms, rules)
        self.id = (await self.hosts.create(record)).record.id
        event = await self.event()
        for number in range(1, players + 1):
            player = Player(number)
            await event.enter(PlayerRecord(player, f"Player {number}", "en"), by=player)
        await self.rounds.settled()
        for player in event.event.joined:
            if player not in event.event.checked_in:
                await event.decide(records.CheckedIn(player), by=player)


def decided(pairing: Pairing) -> Result:
    """The result of a pairing: always the same."""
    wins = Random(f"{pairing.round} {sorted(pairing.players)}").random() < 0.5
    is_first = (pairing.first == min(pairing.players)) == wins
    return Result(1, 0) if is_first else Result(0, 1)


async def play(hall: Hall, dice: Random) -> list[str]:
    """Play the event to its end; what was decided, with the results of a round in any order."""
    stops = dice.random()

    async def perhaps_stop() -> None:
        if dice.random() < stops:
            await hall.restart()

    await hall.pass_time(15)
    while (await hall.event()).event.phase is Phase.PLAYING:
        await perhaps_stop()
        tables = await tables_of(await hall.event(), hall.store)
        dice.shuffle(tables)
        for table in tables:
            here = [each for each in table.pairing.players if each != ABSENT]
            await hall.store.event_tables.come(table.record.id, here)
            await perhaps_stop()
            if len(here) == 2:
                result = records.Reported(table.record.number, decided(table.pairing))
                await (await hall.event()).decide(result)
            await perhaps_stop()
        if not (await hall.event()).event.rounds[-1].is_over:
            await hall.pass_time(10)
        await perhaps_stop()
        await hall.pass_time(2)
    event = (await hall.event()).event
    told: list[str] = []
    for one in event.rounds:
        told.append(record_to_json(records.Paired(one.stage, one.pairings)))
        told += [f"{table}: {result}" for table, result in sorted(one.results.items())]
    return [*told, str(director.places(event)), str(sorted(event.gone))]


@pytest.mark.parametrize(
    "terms",
    [
        Terms(Shape.SWISS, b"seed", rounds=3, cut=4),
        Terms(Shape.SINGLE, b"seed", third_place=True),
        Terms(Shape.DOUBLE, b"seed"),
    ],
)
async def test_any_order_of_results_and_any_stops_come_to_the_same(
    tmp_path: Path, terms: Terms
) -> None:
    outcomes = []
    for number in range(6):
        store = await Store.open(tmp_path / f"{number}.sqlite")
        hall = Hall(store)
        await hall.open(terms, 7)
        outcomes.append(await play(hall, Random(number)))
        hall.rounds.stop()
        await store.close()
    assert len(outcomes[0]) > 10
    assert all(each == outcomes[0] for each in outcomes)
    assert outcomes[0][-1] == str([ABSENT])


async def test_what_fell_due_while_the_bot_was_stopped_happens_at_once_and_in_order(
    tmp_path: Path,
) -> None:
    store = await Store.open(tmp_path / "event.sqlite")
    hall = Hall(store)
    await hall.open(Terms(Shape.SWISS, b"seed", rounds=1, cut=0), 4)
    await hall.pass_time(15)
    (table, other) = await tables_of(await hall.event(), store)
    await store.event_tables.come(table.record.id, table.pairing.players)
    hall.rounds.stop()
    hall.clock.alarms.clear()
    await hall.clock.advance(60 * MINUTE)
    await hall.restart()
    event = await hall.event()
    made = [type(entry.record) for entry in event.entries][-6:]
    lost = [records.Reported, records.Dropped, records.Dropped]
    assert made == [records.Paired, *lost, records.TimeCalled, records.Reported]
    assert event.event.rounds[0].results[other.record.number].both_lose
    await hall.pass_time(2)
    assert event.event.phase is Phase.OVER
    await store.close()
