"""How fast cards are looked up: `python -m bench.lookup --library FILE`.

The real program runs with that library against the stand-in of Discord. Somebody types 10,000
beginnings of names in three languages into the option of `/card`, and then has 1,000 cards
shown; measured is the time until they see the answer, so the way there and back is in it. The
dice are fixed.
"""

import argparse
import asyncio
import statistics
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.figures import Figure, table
from bench.search_quality import imported
from bot.sandbox.server import Sandbox
from cards.languages import LANGUAGES
from tests.end_to_end.shop import Shop

PREFIXES, CARDS, SEED = 10_000, 1_000, 7
LOCALES = {"en": "en-US", "ja": "ja", "zh": "zh-CN"}
WARMING = 50
_MEBIBYTE = 1024

Typed = Sequence[tuple[str, str]]
"""A language and what is typed in it."""


def typed(names: Mapping[str, Mapping[int, str]], dice: Random, whole: bool) -> Typed:
    """Beginnings of names, or `whole` names, of languages in turn."""
    known = {language: [*names[language].values()] for language in LANGUAGES}
    found = []
    for at in range(CARDS if whole else PREFIXES):
        language = LANGUAGES[at % len(LANGUAGES)]
        name = dice.choice(known[language])
        found.append((language, name if whole else name[: dice.randint(1, len(name))]))
    return found


async def waits(shop: Shop, queries: Typed, whole: bool) -> list[float]:
    """The milliseconds until each is answered."""
    found = []
    for language, query in [*queries[:WARMING], *queries]:
        shop.yugi.locale = LOCALES[language]
        begun = perf_counter()
        if whole:
            await shop.yugi.call("card", name=query)
        else:
            await shop.yugi.complete("card", "name", query)
        found.append((perf_counter() - begun) * 1000)
    return found[WARMING:]


async def measured(library: Path) -> tuple[list[float], list[float], float]:
    """The waits for completions and for cards, and the mebibytes that the program had."""
    names, _ = await imported(library)
    dice = Random(SEED)
    with TemporaryDirectory() as folder:
        kept = Path(folder) / "data"
        kept.mkdir()
        (kept / "library.sqlite").symlink_to(library.absolute())
        async with Sandbox() as sandbox:
            sandbox.limits.enforced = False
            shop = Shop(sandbox, Path(folder))
            await shop.open()
            try:
                completions = await waits(shop, typed(names, dice, whole=False), whole=False)
                cards = await waits(shop, typed(names, dice, whole=True), whole=True)
                return completions, cards, shop.bot.peak_memory() / _MEBIBYTE
            finally:
                await shop.bot.stop()


def figures(library: Path) -> Iterator[Figure]:
    """How long is waited, and how much memory it takes."""
    completions, cards, memory = asyncio.run(measured(library))
    hundredths = statistics.quantiles(completions, n=100)
    name = f"{len(completions)} prefixes completed"
    yield Figure(f"{name}: p50", hundredths[49], "ms", goal=5)
    yield Figure(f"{name}: p99", hundredths[98], "ms", goal=30)
    hundredths = statistics.quantiles(cards, n=100)
    yield Figure(f"{len(cards)} cards shown: p50", hundredths[49], "ms")
    yield Figure(f"{len(cards)} cards shown: p99", hundredths[98], "ms", goal=50)
    yield Figure("memory of the program at its greatest", memory, "MiB", goal=200)


def main() -> int:
    """Print the table; 1 where a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m bench.lookup", description=__doc__)
    parser.add_argument("--library", type=Path, required=True, help="an imported library")
    found = [*figures(parser.parse_args().library)]
    print(table(found))
    return 0 if all(figure.is_met for figure in found) else 1


if __name__ == "__main__":
    sys.exit(main())
