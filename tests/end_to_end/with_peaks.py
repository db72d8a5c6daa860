"""The real program with one game more: `python -m tests.end_to_end.with_peaks`."""

import sys

from bot.games import GAMES
from tests.end_to_end.peaks import PEAKS

GAMES[PEAKS.key] = PEAKS

if __name__ == "__main__":
    from bot.program import main

    sys.exit(main())
