"""Play many random duels over all cores: `python -m tests.fuzz --duels 10000`.

Every duel that goes wrong is printed as a line of JSON that holds all to play it again. At the
end come the cards that were never put to use, and the effects of others that never were.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Collection
from multiprocessing import Pool

from tests.fuzz.duels import FailedDuelError, replayed, watched
from tests.fuzz.pairings import dealt
from tests.fuzz.usage import Use, never_activated, never_used

CHUNK = 10


def played(chunk: range) -> tuple[list[str], set[Use]]:
    """Every fault of the duels of these numbers, and what was used in the others."""
    faults, seen = [], set[Use]()
    for number in chunk:
        pairing, seed = dealt(number)
        try:
            match, used = watched(pairing, seed)
            replayed(pairing, seed, match)
        except FailedDuelError as failed:
            faults.append(str(failed))
        else:
            seen |= used
    return faults, seen


def idle(seen: Collection[Use]) -> str:
    """The cards that were never used, and the effects that never were activated."""
    cards = [f"{card.name} ({card.passcode})" for card in never_used(seen)]
    effects = [
        f"{card.name} ({card.passcode}), sentence {index + 1}"
        for card, index in never_activated(seen)
    ]
    lines = [f"{len(cards)} cards were never used", *cards]
    lines += [f"{len(effects)} effects of other cards were never activated", *effects]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Play the duels asked for; 1 where any went wrong."""
    parser = ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--duels", type=int, default=10_000, help="how many to play")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    asked = parser.parse_args()
    last, failed, seen = asked.first + asked.duels, 0, set[Use]()
    chunks = [range(n, min(n + CHUNK, last)) for n in range(asked.first, last, CHUNK)]
    with Pool() as pool:
        for faults, used in pool.imap(played, chunks):
            failed += len(faults)
            seen |= used
            for fault in faults:
                sys.stdout.write(fault + "\n")
    sys.stdout.write(idle(seen))
    sys.stdout.write(f"{asked.duels} duels, {failed} gone wrong\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
