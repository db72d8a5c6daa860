"""Whether both builds of the engine play alike: `python -m tests.fuzz.builds --duels 1000`.

Each plays the same random duels, the compiled one under two seeds of Python's hashes; every
fingerprint, outcome and number of answers has to agree.
"""

import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from multiprocessing import Pool

from engine.builds import COMPILED, PURE, SETTING
from tests.fuzz.duels import line, play
from tests.fuzz.pairings import dealt

CHUNK = 10
RUNS = ((PURE, 1), (COMPILED, 1), (COMPILED, 2))
"""Which builds play, and under which seeds of Python's hashes."""


def played(number: int) -> str:
    """What happened in the duel of that number, in a line."""
    pairing, seed = dealt(number)
    return line(pairing, seed, play(pairing, seed))


def told_by(build: str, seed: int, first: int, duels: int) -> list[str]:
    """What happened in the duels as that build plays them under that seed of hashes."""
    command = [sys.executable, "-m", "tests.fuzz.builds", "--play"]
    command += ["--first", str(first), "--duels", str(duels)]
    environment = {**os.environ, SETTING: build, "PYTHONHASHSEED": f"{seed}"}
    run = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return run.stdout.splitlines()


def differing(told: list[list[str]]) -> Iterator[str]:
    """The duels that were not played alike, as each run played them."""
    for lines in zip(*told, strict=True):
        if len(set(lines)) > 1:
            yield "\n".join(
                f"{build}, hashes {seed}: {line}"
                for (build, seed), line in zip(RUNS, lines, strict=True)
            )


def main() -> int:
    """Compare the duels asked for; 1 where any was played otherwise."""
    parser = ArgumentParser(prog="python -m tests.fuzz.builds", description=__doc__)
    parser.add_argument("--duels", type=int, default=1_000, help="how many to play")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--play", action="store_true", help="only play, with the build set")
    asked = parser.parse_args()
    if asked.play:
        with Pool() as pool:
            for told in pool.imap(played, range(asked.first, asked.first + asked.duels), CHUNK):
                sys.stdout.write(told + "\n")
        return 0
    found = list(differing([told_by(*run, asked.first, asked.duels) for run in RUNS]))
    sys.stdout.writelines(f"{each}\n" for each in found)
    sys.stdout.write(f"{asked.duels} duels, {len(found)} played otherwise when compiled\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
