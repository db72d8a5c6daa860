"""The real program at another time of day: `python -m tests.end_to_end.later`.

Its clock on the wall is ahead of that of the machine by the seconds in a file of its folder,
as they were when it was started.
"""

import sys
import time
from pathlib import Path

from bot.duels.clock import LoopClock
from tests.chance import lay_down_for_good
from tests.unhurried import unhurry_for_good

FILE = "seconds-ahead"


def seconds_ahead(folder: Path) -> int:
    """How much later it is for the program of that folder than for this machine."""
    kept = folder / FILE
    return int(kept.read_text()) if kept.exists() else 0


def pass_over(folder: Path, seconds: int) -> None:
    """Let it be so much later for the program of that folder, once it is started again."""
    (folder / FILE).write_text(str(seconds_ahead(folder) + seconds))


def be_later_for_good() -> None:
    """It is later in this process."""
    ahead = seconds_ahead(Path.cwd())

    def wall(self: LoopClock) -> float:
        return time.time() + ahead

    LoopClock.wall = wall  # type: ignore[method-assign]


if __name__ == "__main__":
    from bot.__main__ import main

    be_later_for_good()
    unhurry_for_good()
    lay_down_for_good()
    sys.exit(main())
