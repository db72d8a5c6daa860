"""Seeded random duels of every pair of decks; run as a program it prints their fingerprints.

`python -m tests.fuzz.duels FIRST LAST` plays the seeds from FIRST up to LAST.
"""

import sys
from collections.abc import Iterator
from random import Random

from cards.decks import BENCH_DECKS, READY_DECKS
from cards.yugioh import BOOK
from engine.core.game import ReadyDeck
from engine.core.match import Match
from engine.yugioh.game import open_match, setup
from tests.strangers import play_out

YUGI, KAIBA, YUGI_SPEED, KAIBA_SPEED = READY_DECKS
PAIRS: tuple[tuple[ReadyDeck, ReadyDeck], ...] = (
    (YUGI, KAIBA),
    (YUGI_SPEED, KAIBA_SPEED),
    BENCH_DECKS,
)


def opened(pair: tuple[ReadyDeck, ReadyDeck], seed: int) -> Match:
    """A match of the pair, not yet started."""
    lists = [ready.deck for ready in pair]
    laid = setup(pair[0].format, lists, seed.to_bytes(32, "big"), BOOK)
    return open_match(laid, BOOK)


def name(pair: tuple[ReadyDeck, ReadyDeck]) -> str:
    """The keys of both decks."""
    return f"{pair[0].key}-{pair[1].key}"


def line(pair: tuple[ReadyDeck, ReadyDeck], seed: int, match: Match) -> str:
    """What happened in a finished duel, in a line."""
    return f"{name(pair)} {seed} {match.digest} {len(match.journal)} {match.outcome}"


def play(pair: tuple[ReadyDeck, ReadyDeck], seed: int) -> str:
    """Play one duel to its end and tell what happened."""
    match = opened(pair, seed)
    match.start()
    for _ in play_out(match, Random(seed)):
        pass
    return line(pair, seed, match)


def fingerprints(first: int, last: int) -> Iterator[str]:
    """What happened in the duel of each pair and seed."""
    return (play(pair, seed) for pair in PAIRS for seed in range(first, last))


if __name__ == "__main__":
    for told in fingerprints(int(sys.argv[1]), int(sys.argv[2])):
        sys.stdout.write(told + "\n")
