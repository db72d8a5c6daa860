"""Work that would hold up the event loop, done beside it by a few hands of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Beside:
    """So many threads as there are `hands`; what more is to be done waits for one of them.

    Threads that others need (those of asyncio, of the databases) are never taken.
    """

    def __init__(self, name: str, hands: int) -> None:
        self._hands = ThreadPoolExecutor(hands, thread_name_prefix=name)
        self.is_stopped = False

    async def do(
        self, work: Callable[Given, Result], *args: Given.args, **named: Given.kwargs
    ) -> Result:
        """What `work` gives, which must not touch what belongs to the loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._hands, partial(work, *args, **named))

    def stop(self) -> None:
        """Take on nothing more; what is under way is finished, what waits is left undone.

        The process ends only when every thread has, so that nothing may wait in line.
        """
        self.is_stopped = True
        self._hands.shutdown(wait=False, cancel_futures=True)
