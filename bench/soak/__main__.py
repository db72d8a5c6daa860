"""`python -m bench.soak`: long runs under load; the figures are printed, and 1 is a miss."""

import asyncio
import sys
from argparse import ArgumentParser
from pathlib import Path

from bench.figures import keep, table
from bench.soak import scenarios
from bench.soak.archiving import archiving
from bench.soak.away import away
from bench.soak.processor import processor
from bench.soak.several import several

KEPT = Path("build/soak.json")
NAMES = (
    "lively",
    "pictures",
    "practice",
    "restart",
    "crashes",
    "several",
    "away",
    "scarce",
    "archiving",
    "processor",
)


def main() -> int:
    """Run the scenarios that are named, or all; 1 where a figure misses its goal."""
    parser = ArgumentParser("python -m bench.soak", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="|".join(NAMES), help="all without any")
    parser.add_argument("--minutes", type=float, help="for each long one, instead of its own")
    parser.add_argument("--before", type=Path, help="another tree, to compare processor time")
    parser.add_argument("--duels", type=int, help="at once, instead of what each takes")
    asked = parser.parse_args()
    minutes = asked.minutes
    duels = {} if asked.duels is None else {"duels": asked.duels}
    runs = {
        "lively": lambda: scenarios.lively(60 * (minutes or 10), **duels),
        "pictures": lambda: scenarios.pictures(60 * (minutes or 5), **duels),
        "practice": lambda: scenarios.practice(60 * (minutes or 5), **duels),
        "restart": lambda: scenarios.restart(**duels),
        "crashes": lambda: scenarios.crashes(60 * (minutes or 5), **duels),
        "several": lambda: several(60 * (minutes or 3), **duels),
        "away": lambda: away(60 * (minutes or 2), **duels),
        "scarce": lambda: scenarios.scarce(60 * (minutes or 1), **duels),
        "archiving": lambda: archiving(60 * (minutes or 6), **duels),
        "processor": lambda: processor(asked.before, 60 * (minutes or 1.5), **duels),
    }
    if unknown := set(asked.names) - set(runs):
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are: {', '.join(runs)}")
    figures = []
    for name in asked.names or runs:
        found = asyncio.run(runs[name]())
        print(table(found), flush=True)
        figures += found
    keep(figures, KEPT)
    return 0 if all(figure.is_met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
