"""Measure everything, print the table, keep the figures in `build/bench.json`."""

import sys
from pathlib import Path

from bench import boards, engine, pictures, press, startup
from bench.figures import keep, table
from engine import BUILD

KEPT = Path("build/bench.json")


def main() -> int:
    """Print and keep the figures; 1 where one misses its goal."""
    measured = (startup, press, engine, pictures, boards)
    figures = [figure for each in measured for figure in each.figures()]
    keep(figures, KEPT)
    print(f"engine: {BUILD}")
    print(table(figures))
    return 0 if all(figure.is_met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
