"""Several real processes over one PostgreSQL, of which one is killed again and again.

The server is of shard 1, private messages arrive at shard 0; a third process stands by. So
every press is handed over, and whoever takes over has none of it in memory.
"""

import asyncio
import json
import statistics
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from bench.figures import Figure
from bench.soak.crowd import Notes, misses
from bench.soak.hall import Hall, hall
from bench.soak.scenarios import lost_answers
from bot.config import Server
from bot.people.terms import Tempo
from bot.sandbox.server import Sandbox
from bot.sandbox.snowflakes import lasting
from bot.shared.shards import Shards
from tests import postgres
from tests.end_to_end.journal import Journal
from tests.end_to_end.program import READY, ROOT, Program
from tests.end_to_end.shop import Shop
from tests.unhurried import gives_up

PRIVATE, OF_THE_SERVER, BESIDE = range(3)
"""The shard of each process."""
SHARDS: Final = Shards(3, (PRIVATE, OF_THE_SERVER, BESIDE))
FOUNDED: Final = next(
    n for n in SHARDS.ids if SHARDS.of(int(lasting((n << 22) + 1))) == OF_THE_SERVER
)
_EVERY = 20.0
"""Seconds between two kills."""
_AWAY = 10.0
"""Seconds for which a killed process stays away, so that another one takes over."""
_WARMING = 10.0
_TO_COME = 300.0
"""Seconds for a process to come, of which several may come at once."""
_LOOK = 0.1


class Kept(Journal):
    """The answers on a server."""

    def __init__(self, server: Server) -> None:
        super().__init__(Path())
        self._name = server.address.partition("@/")[2].partition("?")[0]

    def outlives_the_server(self) -> None:
        """From the next connection on nothing is lost with the server that was accepted."""
        postgres.said(f"ALTER DATABASE {self._name} SET synchronous_commit = on")

    def count(self) -> int:
        """How many answers are kept, of all duels."""
        return int(self._rows("SELECT count(*) FROM answers")[0][0])

    def node(self, shard: int) -> int:
        """The number under which the process of that shard alone is known."""
        asked = f"SELECT id FROM nodes WHERE alive AND mine = ARRAY[{shard}]::bigint[]"
        return int(self._rows(f"{asked} ORDER BY renewed DESC LIMIT 1")[0][0])

    def had_by(self, node: int) -> int:
        """How many duels that go on it has."""
        asked = (
            "SELECT count(*) FROM leases JOIN matches ON id = thing "
            "WHERE kind = 'duel' AND status = 'open' AND node = ?"
        )
        return int(self._rows(asked, node)[0][0])

    def _rows(self, statement: str, *values: int) -> list[tuple[Any, ...]]:
        for each in values:
            statement = statement.replace("?", str(each), 1)
        rows = f"SELECT json_agg(row_to_json(found)) FROM ({statement}) AS found"
        said = postgres.said(f"SET search_path TO duelkeeper; {rows}", self._name)
        return [tuple(row.values()) for row in json.loads(said or "[]")]


async def come(program: Program) -> None:
    """It runs, is connected, and has put up its commands."""
    await program.launch()
    for words in READY:
        await program.says(words, _TO_COME)


class Several(Shop):
    """The shop with one process for all shards at first, and then with one for each."""

    journal: Kept

    def __init__(self, sandbox: Sandbox, folder: Path, root: Path = ROOT) -> None:
        super().__init__(sandbox, folder, root)
        self._server = postgres.new()
        self.journal = Kept(self._server)
        self._whole = self.bot = self._program("all")
        self.programs = [self._program(str(shard)) for shard in SHARDS.ids]

    def _program(self, shards: str) -> Program:
        folder = self._folder / shards
        folder.mkdir()
        settings = {
            "DISCORD_TOKEN": self.sandbox.token,
            "DUELKEEPER_API_URL": self.sandbox.url,
            "DUELKEEPER_DATABASE": self._server.address,
            "DUELKEEPER_SHARDS": str(SHARDS.count),
        }
        if shards.isdigit():
            settings["DUELKEEPER_SHARD_IDS"] = shards
        return Program(folder, settings)

    async def _start(self) -> None:
        """The one for all has come, with each of its sessions."""
        await come(self.bot)
        for shard in SHARDS.ids:
            await self.bot.says(f"Shard ID {shard} has connected to Gateway", _TO_COME)
        self.bot_is_here.set()

    async def deal_out(self) -> None:
        """One process for each shard takes the place of the one for all."""
        self.bot_is_here.clear()
        await self._whole.stop()
        self.bot = self.programs[OF_THE_SERVER]
        await asyncio.gather(*map(come, self.programs))
        self.bot_is_here.set()

    async def close(self) -> None:
        """None of them runs any more."""
        await asyncio.gather(*(each.stop() for each in (self._whole, *self.programs)))


async def several(seconds: float, duels: int = 60) -> list[Figure]:
    """The same crowd before one process, before three, and before three of which one dies."""
    name = f"{duels} duels in 3 processes"
    async with hall(2 * duels, pace=Tempo.FAST, founded=FOUNDED, opened=Several) as here:
        shop = here.shop
        assert isinstance(shop, Several)
        await here.sit_in_pairs()
        by_one = await _waits(here, seconds / 3)
        await shop.deal_out()
        by_three = await _waits(here, seconds / 3)
        here.notes.clear()
        killing = Killing(here, shop)
        await killing.go_on_for(seconds)
        went = here.notes.went.copy()
        waits = [*here.notes.waits]
        await here.stop_playing()
        kept = await asyncio.to_thread(shop.journal.count)
        return [
            *_added(name, by_one, by_three),
            *killing.figures(f"{name}, kill -9 every {_EVERY:.0f} s"),
            Figure(f"{name}: presses meanwhile", len(waits), ""),
            Figure(f"{name}: past 3 s", misses(waits), ""),
            *(Figure(f"{name}: {kind}", count, "") for kind, count in sorted(went.items())),
            Figure(f"{name}: answers kept", kept, ""),
            Figure(f"{name}: accepted answers lost", lost_answers(here), "", goal=0),
            Figure(f"{name}: answers 429 since the start", here.refused, "", goal=20),
        ]


class Killing:
    """Kills one process after the other, and notes what came of it."""

    def __init__(self, here: Hall, shop: Several) -> None:
        self._notes: Notes = here.notes
        self._shop = shop
        self._kills = 0
        self._taken_over: list[float] = []
        self._in_flight = 0
        """Presses that had arrived at the one process that dies: nobody can answer them."""

    async def go_on_for(self, seconds: float) -> None:
        """Kill each in turn, as often as there is time."""
        turns = cycle((OF_THE_SERVER, BESIDE, PRIVATE))
        for _ in range(max(1, int(seconds / _EVERY))):
            began = perf_counter()
            await (self._of_private if (shard := next(turns)) == PRIVATE else self._of)(shard)
            self._kills += 1
            await asyncio.sleep(max(0.0, began + _EVERY - perf_counter()))

    async def _of(self, shard: int) -> None:
        """People play on: another process answers who presses, or says to press again."""
        journal, program = self._shop.journal, self._shop.programs[shard]
        node = await asyncio.to_thread(journal.node, shard)
        left = had = await asyncio.to_thread(journal.had_by, node)
        began = perf_counter()
        await program.kill()
        while left:
            await asyncio.sleep(_LOOK)
            left = await asyncio.to_thread(journal.had_by, node)
        if had:
            self._taken_over.append(perf_counter() - began)
        await asyncio.sleep(max(0.0, began + _AWAY - perf_counter()))
        await come(program)

    async def _of_private(self, shard: int) -> None:
        """No private message arrives anywhere until it is back: people wait for that."""
        before = self._notes.went["failed"]
        self._shop.bot_is_here.clear()
        await self._shop.programs[shard].kill()
        gives_up(self._shop.sandbox)
        await come(self._shop.programs[shard])
        self._in_flight += self._notes.went["failed"] - before
        self._shop.bot_is_here.set()

    def figures(self, name: str) -> Iterator[Figure]:
        """What came of it."""
        unanswered = self._notes.went["failed"] - self._in_flight
        yield Figure(f"{name}: kills", self._kills, "")
        yield Figure(f"{name}: presses neither answered nor refused", unanswered, "", goal=0)
        yield Figure(f"{name}: and in flight at the killed process", self._in_flight, "")
        for seconds in self._taken_over:
            yield Figure(f"{name}: every duel taken over after", seconds, "s", goal=10)


async def _waits(here: Hall, seconds: float) -> Sequence[float]:
    """How long each press waited for its answer, in so many seconds."""
    await asyncio.sleep(_WARMING)
    here.notes.clear()
    await asyncio.sleep(seconds)
    return [*here.notes.waits]


def _added(name: str, by_one: Sequence[float], by_three: Sequence[float]) -> Iterator[Figure]:
    """What handing over adds to an answer."""
    for of, waits in (("one process", by_one), ("three", by_three)):
        yield Figure(f"{name}: presses before {of}", len(waits), "")
    alone, handed = (statistics.quantiles(each, n=100) for each in (by_one, by_three))
    for percent in (50, 99):
        before, then = (1000 * each[percent - 1] for each in (alone, handed))
        yield Figure(f"{name}: p{percent} in one process", before, "ms")
        yield Figure(f"{name}: p{percent} handed over", then, "ms")
        yield Figure(f"{name}: p{percent} added by it", then - before, "ms")
