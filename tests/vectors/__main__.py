"""`python -m tests.vectors DIR` plays every vector in a folder and tells how it went."""

import sys
from collections import Counter
from pathlib import Path

from tests.vectors.run import play
from tests.vectors.scenario import Differs, Unplayable, Vector, missing, read_folder


def verdict(vector: Vector) -> str:
    """`ok`, the first difference, or what is missing."""
    lacking = missing(vector)
    if lacking is not None:
        return f"unplayable: {lacking}"
    try:
        play(vector)
    except Unplayable as why:
        return f"unplayable: {why}"
    except Differs as difference:
        return str(difference)
    return "ok"


def main(arguments: list[str]) -> int:
    """Play the folder named by the only argument; 1 where a vector differs, 2 on misuse."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        sys.stderr.write("usage: python -m tests.vectors DIR, a folder of vectors (*.json)\n")
        return 2
    totals: Counter[str] = Counter()
    for vector in read_folder(Path(arguments[0])):
        told = verdict(vector)
        sys.stdout.write(f"{vector.id}: {told}\n")
        kind = "unplayable" if told.startswith("unplayable") else told
        totals[kind if kind in ("ok", "unplayable") else "differing"] += 1
    counts = (f"{totals[kind]} {kind}" for kind in ("ok", "differing", "unplayable"))
    sys.stdout.write(", ".join(counts) + "\n")
    return 1 if totals["differing"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
