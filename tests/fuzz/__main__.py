"""Play many random duels over all cores: `python -m tests.fuzz --duels 10000`.

Every duel that goes wrong is printed as a line of JSON that holds all to play it again.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from multiprocessing import Pool

from tests.fuzz.duels import FailedDuelError, dealt, replayed, watched

CHUNK = 10


def faults(chunk: range) -> list[str]:
    """Every fault of the duels of these numbers."""
    return [fault for number in chunk for fault in _faults(number)]


def _faults(number: int) -> Iterator[str]:
    pairing, seed = dealt(number)
    try:
        replayed(pairing, seed, watched(pairing, seed))
    except FailedDuelError as failed:
        yield str(failed)


def main() -> int:
    """Play the duels asked for; 1 where any went wrong."""
    parser = ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--duels", type=int, default=10_000, help="how many to play")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    asked = parser.parse_args()
    last, failed = asked.first + asked.duels, 0
    chunks = [range(n, min(n + CHUNK, last)) for n in range(asked.first, last, CHUNK)]
    with Pool() as pool:
        for found in pool.imap(faults, chunks):
            failed += len(found)
            for fault in found:
                sys.stdout.write(fault + "\n")
    sys.stdout.write(f"{asked.duels} duels, {failed} gone wrong\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
