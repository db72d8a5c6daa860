"""Several real processes whose PostgreSQL ends as in a crash, again and again, amid presses."""

import asyncio
from time import perf_counter

from bench.figures import Figure
from bench.soak.crowd import misses
from bench.soak.hall import hall
from bench.soak.scenarios import lost_answers
from bench.soak.several import FOUNDED, Several
from bot.people.terms import Tempo
from tests import postgres

_EVERY = 20.0
"""Seconds between two ends of the server."""
_AWAY = 5.0
"""Seconds for which it is away."""
_WARMING = 10.0


async def away(seconds: float, duels: int = 60) -> list[Figure]:
    """A crowd before three processes, while their database ends and comes again."""
    name = f"{duels} duels in 3 processes, PostgreSQL away {_AWAY:.0f} of {_EVERY:.0f} s"
    async with hall(2 * duels, pace=Tempo.FAST, founded=FOUNDED, opened=Several) as here:
        shop = here.shop
        assert isinstance(shop, Several)
        await here.sit_in_pairs()
        await asyncio.to_thread(shop.journal.outlives_the_server)
        await shop.deal_out()
        await asyncio.sleep(_WARMING)
        here.notes.clear()
        ends = max(1, int(seconds / _EVERY))
        for _ in range(ends):
            began = perf_counter()
            await asyncio.to_thread(postgres.end)
            await asyncio.sleep(_AWAY)
            await asyncio.to_thread(postgres.begin)
            await asyncio.sleep(max(0.0, began + _EVERY - perf_counter()))
        went, waits = here.notes.went.copy(), [*here.notes.waits]
        await here.stop_playing()
        ended = [status for _, status in await asyncio.to_thread(shop.journal.duels)]
        return [
            Figure(f"{name}: ends of it", ends, ""),
            Figure(f"{name}: presses", len(waits), ""),
            Figure(f"{name}: presses neither answered nor refused", went["failed"], "", goal=0),
            Figure(f"{name}: past 3 s", misses(waits), "", goal=0),
            Figure(f"{name}: longest", max(waits, default=0.0), "s"),
            *(Figure(f"{name}: {kind}", count, "") for kind, count in sorted(went.items())),
            Figure(f"{name}: duels stopped", ended.count("stopped"), "", goal=0),
            Figure(f"{name}: accepted answers lost", lost_answers(here), "", goal=0),
            Figure(f"{name}: answers 429 since the start", here.refused, "", goal=20),
        ]
