"""Whether players wait while replays are made: turns in which they are, and turns without."""

import asyncio
import sqlite3
import statistics
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import monotonic

from bench.figures import Figure
from bench.soak.hall import Hall, hall
from bench.soak.lagging import lags
from bot.duels.after.tidying import DONE
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import Place, Status
from bot.people.terms import Tempo
from bot.store import Store
from engine.core.protocol import Seat
from tests.end_to_end.shop import Shop
from tests.fuzz.pairings import dealt, opened
from tests.fuzz.publishing import kept_of, record_of

TURNS = 6
"""How often replays are made for a while, and as often none is."""
SETTLING = 5.0
"""Seconds between two turns that count for neither."""
OVER = 100
"""Duels that are over; each replay is made of another one, so that none is in memory."""
RANDOM = 0
"""The number of the random duel that each of them is, which has 1,600 answers."""
BARELY = 10.0
"""Milliseconds that are not noticed: so much later the loop may be in the 99th hundredth."""
_LOOK = 0.2
"""Seconds between two looks whether a replay is there."""
_BLANK = "INSERT INTO replays (match, format, made_by, told) SELECT id, 3, '', x'' FROM matches"


@dataclass(slots=True)
class Turns:
    """What all turns of a kind saw: how late the loop was, how long presses took. Seconds."""

    late: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    made: int = 0


async def archiving(seconds: float, duels: int = 60) -> list[Figure]:
    """As `lively`, with duels that are over beside it whose replays are made in every turn."""
    name = f"{duels} duels of two"
    quiet, making = Turns(), Turns()
    async with hall(2 * duels, pace=Tempo.FAST, prepared=_prepared) as here:
        await here.sit_in_pairs()
        for _ in range(TURNS):
            await _turn(here, quiet, seconds / TURNS / 2, is_making=False)
            await _turn(here, making, seconds / TURNS / 2, is_making=True)
    return [*_told(name, quiet, making)]


async def _prepared(shop: Shop) -> None:
    """Duels of a bystander are over, and the program writes down how late it is."""
    shop.bot.module = "bench.soak.lagging"
    store = await Store.open(shop.database)
    pairing, seed = dealt(RANDOM)
    match, answering = opened(pairing, seed), pairing.players(seed)
    match.start()
    while match.question is not None:
        for decision in match.awaited():
            match.answer(decision.seat, answering(match, decision.seat))
    guild = int(shop.sandbox.world.guild_id)
    record = replace(record_of(pairing.setup(seed), "en"), place=Place(guild, 1, 1))
    seats = (replace(record.seats[0], user=int(shop.mai.id)), record.seats[1])
    for _ in range(OVER):
        number = await store.matches.create(replace(record, seats=seats))
        await store.journal.append(number, 0, kept_of(match))
        await store.matches.end(number, Status.OVER, Ending(EndKind.PLAYED, winners=(Seat(0),)))
        await store.matches.tidied(number, DONE)
    await store.database.do(_BLANK)
    await store.close()


async def _turn(here: Hall, turns: Turns, seconds: float, *, is_making: bool) -> None:
    """Everybody plays for so long; meanwhile replays are made, one after the other."""
    await asyncio.sleep(SETTLING)
    here.notes.clear()
    began = monotonic()
    ends = began + seconds
    making = asyncio.create_task(_make(here, turns, ends if is_making else began))
    await asyncio.sleep(seconds)
    turns.waits += here.notes.waits
    turns.late += lags(here.shop.database.parent, began, ends)
    await making


async def _make(here: Hall, turns: Turns, until: float) -> None:
    """Have somebody open one replay after the other that is not there yet."""
    while monotonic() < until:
        turns.made += 1
        _forget(here.shop.database, turns.made)
        await here.shop.mai.call("replay show", "lounge", {"number": turns.made})
        while not _is_made(here.shop.database, turns.made):
            await asyncio.sleep(_LOOK)


def _forget(database: Path, number: int) -> None:
    with closing(sqlite3.connect(database, timeout=30)) as kept, kept:
        kept.execute("DELETE FROM replays WHERE match = ?", (number,))


def _is_made(database: Path, number: int) -> bool:
    statement = "SELECT 1 FROM replays WHERE match = ? AND length(told) > 0"
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as kept:
        return bool(kept.execute(statement, (number,)).fetchall())


def _told(name: str, quiet: Turns, making: Turns) -> Iterator[Figure]:
    yield Figure(f"{name}: replays made", making.made, "", TURNS, at_least=True)
    for what, hundredth in (("p50", 50), ("p99", 99)):
        late = [1000 * _hundredth(each.late, hundredth) for each in (quiet, making)]
        yield Figure(f"{name}: loop late {what}, none made", late[0], "ms")
        goal = late[0] + BARELY
        yield Figure(f"{name}: loop late {what}, replays made", late[1], "ms", goal)
    for what, hundredth in (("p50", 50), ("p99", 99)):
        for when, each in (("none made", quiet), ("replays made", making)):
            waited = 1000 * _hundredth(each.waits, hundredth)
            yield Figure(f"{name}: press to answer {what}, {when}", waited, "ms")


def _hundredth(values: Sequence[float], number: int) -> float:
    return statistics.quantiles(values, n=100)[number - 1]
