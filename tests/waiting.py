"""Waiting in tests: until something holds, but not for ever in vain."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, TypeVar

PATIENCE: Final = 60.0
"""Seconds without anything new after which something is broken, however busy the machine is."""
AT_MOST: Final = 5
"""So many times that patience is the end of waiting, whatever new is seen meanwhile."""
_SHORTEST, _LONGEST, _SHARE = 0.01, 0.25, 0.02
"""The seconds between two looks: a share of those since something new was seen."""
_MOST: Final = 2_000
"""The characters of what was last seen that a failure tells."""

Seen = TypeVar("Seen")


async def until(
    look: Callable[[], Seen],
    holds: Callable[[Seen], object] = bool,
    patience: float = PATIENCE,
) -> Seen:
    """What `look` sees, once it `holds`.

    AssertionError with what was seen last, where that was nothing new for so many seconds.
    """

    async def looked() -> Seen:
        return look()

    return await until_read(looked, holds, patience)


async def until_read(
    read: Callable[[], Awaitable[Seen]],
    holds: Callable[[Seen], object] = bool,
    patience: float = PATIENCE,
) -> Seen:
    """The same of what has to be read first."""
    begun = since = monotonic()
    seen = await read()
    while not holds(seen):
        if monotonic() - since > patience:
            told = repr(seen)[:_MOST]
            raise AssertionError(f"for {patience:g} s nothing new was seen, but still: {told}")
        if monotonic() - begun > AT_MOST * patience:
            raise AssertionError(f"it never came to that, but to: {repr(seen)[:_MOST]}")
        waited = monotonic() - since
        await asyncio.sleep(min(max(_SHORTEST, _SHARE * waited), _LONGEST))
        now = await read()
        if now != seen:
            since, seen = monotonic(), now
    return seen
