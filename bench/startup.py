"""How long `python -m bot` takes until the bot is there and people can play."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.figures import Figure
from tests.end_to_end.program import Program

STARTS = 5


def figures() -> Iterator[Figure]:
    """The median time of several starts, each with a new database and its own sandbox."""
    seconds = median(asyncio.run(_start()) for _ in range(STARTS))
    yield Figure("start to ready: median", seconds, "s", goal=3)


async def _start() -> float:
    with TemporaryDirectory() as folder:
        program = Program(Path(folder), {"DUELKEEPER_SANDBOX_PORT": "0"})
        began = perf_counter()
        await program.start()
        taken = perf_counter() - began
        await program.stop()
    return taken
