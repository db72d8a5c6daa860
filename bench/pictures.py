"""What pictures cost: of every ready deck and every Link Monster, in three languages."""

from collections.abc import Iterator
from statistics import quantiles
from time import perf_counter

from bench.figures import Figure
from bot.cards.pictures.compass import draw_compass
from bot.decks.layouts.view import pictures
from bot.decks.spread import glances, spread
from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES

MOST_MILLISECONDS = 100
MOST_KIBIBYTES = 150
_TIMES = 3


def figures() -> Iterator[Figure]:
    """How long one picture takes, and how large the largest is."""
    for name, drawn in (("deck", _decks), ("Link Monster", _links)):
        list(drawn())  # typefaces are loaded once
        every = [each for _ in range(_TIMES) for each in drawn()]
        late = quantiles([seconds for seconds, _ in every], n=20)[18]
        largest = max(size for _, size in every)
        yield Figure(f"picture of a {name}: p95", late * 1000, "ms", goal=MOST_MILLISECONDS)
        yield Figure(
            f"picture of a {name}: largest", largest / 1024, "KiB", goal=MOST_KIBIBYTES
        )


def _decks() -> Iterator[tuple[float, int]]:
    """Of each picture of each ready deck the seconds it takes, and its bytes."""
    for language in LANGUAGES:
        for ready in YUGIOH.ready_decks:
            deck = ready.deck
            known = glances(deck.codes, YUGIOH, language)
            laid = spread(deck, YUGIOH, known, language)
            began = perf_counter()
            drawn = pictures(laid, language)
            each = (perf_counter() - began) / len(drawn)
            yield from ((each, len(picture.content)) for picture in drawn)


def _links() -> Iterator[tuple[float, int]]:
    """The same of the picture of each Link Monster that can be played."""
    for language in LANGUAGES:
        for code, name in YUGIOH.names(language).items():
            compass = YUGIOH.compass(YUGIOH.facts(code), name, language)
            if compass is not None:
                began = perf_counter()
                picture = draw_compass(compass, language)
                yield perf_counter() - began, len(picture.content)
