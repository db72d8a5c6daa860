"""Press to answer: fifty duels at once in the real program, through the stand-in of Discord."""

import asyncio
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bench.figures import Figure
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.world import RESIDENTS, ROOMS, Resident, Room, World
from cards.decks import BENCH_A, BENCH_B
from cards.games.yugioh.lists import as_ydke
from tests.end_to_end.duelist import Duelist, is_over
from tests.end_to_end.playing import any_way
from tests.end_to_end.shop import Shop

DUELS = 50
THINKING = 1.0
"""Seconds a player thinks before they press, on average; people take longer."""
WARMING = 3.0
"""Seconds of play before anything is measured."""
MEASURED = 20.0
HASTY = 8.0
"""Seconds of play in which nobody thinks at all."""


@dataclass(slots=True)
class Pace:
    """How long players think now, on average in seconds."""

    thinking: float


def figures() -> Iterator[Figure]:
    """How long presses wait for their answers, and how many are answered when all hurry."""
    thoughtful, hasty = asyncio.run(_measured())
    hundredths = statistics.quantiles(thoughtful, n=100)
    name = f"press to answer, {DUELS} duels"
    yield Figure(f"{name}: p50", hundredths[49] * 1000, "ms", goal=10)
    yield Figure(f"{name}: p99", hundredths[98] * 1000, "ms", goal=100)
    yield Figure(f"{name}: presses", len(thoughtful) / MEASURED, "1/s")
    yield Figure(f"{name}, nobody thinks: presses", len(hasty) / HASTY, "1/s")
    yield Figure(f"{name}, nobody thinks: p50", statistics.median(hasty) * 1000, "ms")


async def _measured() -> tuple[list[float], list[float]]:
    """The seconds each press waited, while players think and while they do not.

    Rate limits are not enforced: then the bot has more to do, as nothing makes it wait.
    """
    people = [Resident(f"Player {number}") for number in range(2 * DUELS)]
    rooms = [Room(f"table {number}") for number in range(DUELS)]
    world = World([*RESIDENTS, *people], [*ROOMS, *rooms])
    with TemporaryDirectory() as folder:
        async with Sandbox(world=world) as sandbox:
            sandbox.limits.enforced = False
            shop = Shop(sandbox, Path(folder))
            await shop.open()
            try:
                return await _play(shop, await _seated(shop))
            finally:
                await shop.bot.stop()


async def _seated(shop: Shop) -> list[Duelist]:
    duelists: list[Duelist] = []
    for number in range(DUELS):
        pair = [shop.sandbox.people[f"Player {2 * number + seat}"] for seat in (0, 1)]
        for person, deck in zip(pair, (BENCH_A, BENCH_B), strict=True):
            await _bring(person, as_ydke(deck.deck), deck.key)
        decks = BENCH_A.key, BENCH_B.key
        duelists += await shop.seat(pair[0], pair[1], decks, "master", f"table {number}")
    return duelists


async def _bring(person: Person, link: str, name: str) -> None:
    await person.call("deck import", options={"link": link, "name": name})


async def _play(shop: Shop, duelists: list[Duelist]) -> tuple[list[float], list[float]]:
    pace = Pace(THINKING)
    players = [
        asyncio.create_task(_plays(duelist, pace, Random(number)))
        for number, duelist in enumerate(duelists)
    ]
    measured = []
    for thinking, warming, seconds in ((THINKING, WARMING, MEASURED), (0.0, 1.0, HASTY)):
        pace.thinking = thinking
        await asyncio.sleep(warming)
        for duelist in duelists:
            duelist.waits.clear()
        await asyncio.sleep(seconds)
        measured.append([wait for duelist in duelists for wait in duelist.waits])
    for player in players:
        player.cancel()
    ended = await asyncio.gather(*players, return_exceptions=True)
    for problem in ended:
        if isinstance(problem, Exception):
            raise problem
    return measured[0], measured[1]


async def _plays(duelist: Duelist, pace: Pace, dice: Random) -> None:
    way, duelist.patience = any_way(dice), float("inf")
    while not is_over(await duelist.attends()):
        if pace.thinking:
            await asyncio.sleep(dice.expovariate(1 / pace.thinking))
        await duelist.takes(way(await duelist.is_asked()))
