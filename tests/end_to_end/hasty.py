"""The real program in a hurry: `python -m tests.end_to_end.hasty`.

A minute of its clock, by which events and duels go, is ten seconds of the machine. When that
began is in a file of its folder, so that a program that comes after it goes on.
"""

import asyncio
import sys
import time
from pathlib import Path

from bot.duels.clock import Alarm, LoopClock, Wake
from tests.chance import lay_down_for_good
from tests.unhurried import unhurry_for_good

FASTER = 6.0
FILE = "began-to-hurry"


def began(folder: Path) -> float:
    """When time began to run faster for programs in that folder, in seconds since 1970."""
    kept = folder / FILE
    if not kept.exists():
        kept.write_text(str(time.time()))
    return float(kept.read_text())


def hurry_for_good() -> None:
    """Time runs faster in this process."""
    start, wake_at = began(Path.cwd()), LoopClock.wake_at

    def now(self: LoopClock) -> float:
        return asyncio.get_running_loop().time() * FASTER

    def wall(self: LoopClock) -> float:
        return start + (time.time() - start) * FASTER

    def woken(self: LoopClock, when: float, wake: Wake) -> Alarm:
        return wake_at(self, when / FASTER, wake)

    for name, made in (("now", now), ("wall", wall), ("wake_at", woken)):
        setattr(LoopClock, name, made)


if __name__ == "__main__":
    from bot.__main__ import main

    hurry_for_good()
    unhurry_for_good()
    lay_down_for_good()
    sys.exit(main())
