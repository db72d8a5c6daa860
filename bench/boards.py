"""What the picture of the fullest board costs: the time to draw it, and its bytes."""

import statistics
import time
from collections.abc import Iterator

from bench.figures import Figure
from bench.pictures import MOST_KIBIBYTES, MOST_MILLISECONDS
from bot.duels.picture.drawing import draw
from bot.shared.drawing.colours import DARK
from cards.languages import LANGUAGES
from tests.bot.picture.boards import full
from tests.talk.reading import NAMES, YUGI, shown

TIMES = 60
"""How often it is drawn in each language."""


def figures() -> Iterator[Figure]:
    """How long a processor draws the fullest board, in the slowest language, and its size."""
    times, sizes = [], []
    for language in LANGUAGES:
        picture = shown(full(), YUGI, language).picture
        assert picture is not None
        tableau = picture(language, NAMES)
        draw(tableau, language, DARK)
        taken = []
        for _ in range(TIMES):
            before = time.thread_time()
            sizes.append(len(draw(tableau, language, DARK)))
            taken.append(time.thread_time() - before)
        times.append(taken)
    worst = max(statistics.quantiles(taken, n=20)[18] for taken in times)
    middle = max(map(statistics.median, times))
    yield Figure("picture of a full board: p50", middle * 1000, "ms")
    yield Figure("picture of a full board: p95", worst * 1000, "ms", goal=MOST_MILLISECONDS)
    size = max(sizes) / 1024
    yield Figure("picture of a full board: size", size, "KiB", goal=MOST_KIBIBYTES)
