"""The real program, which writes down how late its loop is: `python -m bench.soak.lagging`."""

import sys
import time
from pathlib import Path

from bot.shared import watchdog

FILE = "lags"
"""Below the folder of the program: at each look when it was, and how late. Seconds."""


class Notebook:
    """Takes down each look at the loop, in the place of what counts them."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a", buffering=1, encoding="ascii")

    def observe(self, late: float) -> None:
        """The loop was so many seconds late just now."""
        self._file.write(f"{time.monotonic():.3f} {late:.6f}\n")


def lags(folder: Path, since: float, until: float) -> list[float]:
    """How late the loop was at each look between these moments, in seconds."""
    lines = (folder / FILE).read_text(encoding="ascii").splitlines()
    looks = (tuple(map(float, line.split())) for line in lines)
    return [late for at, late in looks if since <= at < until]


if __name__ == "__main__":
    from bot.__main__ import main

    vars(watchdog)["LAG"] = Notebook(Path.cwd() / FILE)
    sys.exit(main())
