"""The real program with one game more: `python -m tests.end_to_end.with_peaks`."""

import sys

from bot.games import GAMES
from tests.chance import lay_down_for_good
from tests.end_to_end.peaks import PEAKS
from tests.unhurried import unhurry_for_good

GAMES[PEAKS.key] = PEAKS

if __name__ == "__main__":
    from bot.program import main

    unhurry_for_good()
    lay_down_for_good()
    sys.exit(main())
