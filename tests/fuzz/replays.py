"""Whether a replay made twice is the same, byte for byte: `python -m tests.fuzz.replays`.

Random duels are played, and the replay of each is made, in two programs under two seeds of
Python's hashes. What differs is printed; at the end come how many there were and their sizes.
"""

import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from hashlib import sha256
from statistics import median

from bot.duels.match.recording import recorded
from bot.duels.store.ledger import Written
from bot.replays.packing import packed
from cards.games.yugioh import YUGIOH
from tests.fuzz.pairings import dealt, opened
from tests.fuzz.publishing import kept_of, record_of

HASHES = (1, 2)
"""Under which seeds of Python's hashes each replay is made."""


def made(number: int, answers: int | None) -> str:
    """The replay of the duel of that number, so many answers of it, in a line."""
    pairing, seed = dealt(number)
    match, answering = opened(pairing, seed), pairing.players(seed)
    match.start()
    while match.question is not None and (answers is None or len(match.journal) < answers):
        for decision in match.awaited():
            match.answer(decision.seat, answering(match, decision.seat))
    kept = kept_of(match)[:answers]
    record = record_of(pairing.setup(seed), "en")
    replay = recorded(YUGIOH, record, Written(kept), lambda told, language: told)
    assert replay is not None
    told = packed(replay)
    return f"{number} {len(kept)} {len(told)} {sha256(told).hexdigest()}"


def told_by(hashes: int, arguments: Sequence[str]) -> subprocess.Popen[str]:
    """A program that makes them under that seed of hashes, a line for each."""
    command = [sys.executable, "-m", "tests.fuzz.replays", "--make", *arguments]
    environment = {**os.environ, "PYTHONHASHSEED": str(hashes)}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def pairs(arguments: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each replay as it was made by the one program and by the other."""
    one, other = (told_by(hashes, arguments) for hashes in HASHES)
    assert one.stdout is not None
    assert other.stdout is not None
    yield from zip(one.stdout, other.stdout, strict=True)
    if one.wait() or other.wait():
        raise RuntimeError("a program that makes replays has failed")


def compared(arguments: Sequence[str], duels: int) -> int:
    """Compare that many; 1 where any was made otherwise, or is missing."""
    alike, sizes = 0, list[int]()
    for one, other in pairs(arguments):
        alike += one == other
        sizes.append(int(one.split()[2]))
        if one != other:
            sys.stdout.write(f"{one}{other}")
            sys.stdout.flush()
    bytes_each = f"median {median(sizes):.0f}, largest {max(sizes)} bytes" if sizes else ""
    sys.stdout.write(f"{alike} of {duels} replays made twice alike; {bytes_each}\n")
    return 0 if alike == duels else 1


def main() -> int:
    """Make the replays asked for twice, and compare them."""
    parser = ArgumentParser(prog="python -m tests.fuzz.replays", description=__doc__)
    parser.add_argument("--duels", type=int, default=1_000, help="how many to make")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--answers", type=int, help="how many answers of each; else all")
    parser.add_argument("--make", action="store_true", help="only make them, and print each")
    asked = parser.parse_args()
    if asked.make:
        for number in range(asked.first, asked.first + asked.duels):
            sys.stdout.write(made(number, asked.answers) + "\n")
            sys.stdout.flush()
        return 0
    arguments = ["--duels", str(asked.duels), "--first", str(asked.first)]
    arguments += ["--answers", str(asked.answers)] if asked.answers else []
    return compared(arguments, asked.duels)


if __name__ == "__main__":
    sys.exit(main())
