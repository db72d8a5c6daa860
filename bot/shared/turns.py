"""What is done by one at a time, whichever process of the bot does it.

Belongs here: what is to be done so, and the turns within one process.
Does not belong here: the turns among several (`bot/store/turns.py`).
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from enum import IntEnum
from typing import Protocol


class Turn(IntEnum):
    """What is done by one at a time."""

    BEGINNING = 0
    """A session of the gateway begins, of shards with the same number modulo so many."""
    COMMANDS = 1
    """The commands are made known to Discord."""


class Turns(Protocol):
    """Whose turn it is, whatever it is about."""

    def taken(self, turn: Turn, number: int = 0) -> AbstractAsyncContextManager[None]:
        """Wait for the turn, and have it meanwhile; those with other numbers go beside it."""


class OwnTurns:
    """The turns within this process."""

    def __init__(self) -> None:
        self._locks: defaultdict[tuple[Turn, int], asyncio.Lock] = defaultdict(asyncio.Lock)

    @asynccontextmanager
    async def taken(self, turn: Turn, number: int = 0) -> AsyncIterator[None]:
        """Wait for the turn, and have it meanwhile."""
        async with self._locks[turn, number]:
            yield


class Beginnings:
    """Has sessions of the gateway begin as far apart as Discord asks.

    It outlives a client: Discord counts those before, too.
    """

    def __init__(self, turns: Turns, apart: float) -> None:
        """Sessions of the same kind begin so many seconds `apart`."""
        self._turns = turns
        self._apart = apart
        self._going_on: set[asyncio.Task[None]] = set()

    async def wait(self, kind: int) -> None:
        """Return once a session of that `kind` may begin; for a while none of the kind may."""
        begun = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(self._have(kind, begun))
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)
        try:
            await asyncio.wait((begun, task), return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            if not begun.done():  # a turn that was had has to pass
                task.cancel()
            raise
        if not begun.done():
            task.result()

    async def _have(self, kind: int, begun: "asyncio.Future[None]") -> None:
        async with self._turns.taken(Turn.BEGINNING, kind):
            begun.set_result(None)
            await asyncio.sleep(self._apart)
