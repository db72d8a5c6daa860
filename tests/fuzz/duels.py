"""Random duels by pairing and seed; run as a program it prints their fingerprints.

`python -m tests.fuzz.duels FIRST LAST` plays the seeds from FIRST up to LAST of the patchworks,
and two duels of each meeting for one of these.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict

from engine.core.match import Match
from tests.fuzz.pairings import MEETINGS, PATCHWORKS, PRACTICES, Pairing, opened
from tests.fuzz.usage import Use
from tests.fuzz.watching import goes_on, watch
from tests.replaying import replay
from tests.strangers import MOST_DECISIONS


class FailedDuelError(AssertionError):
    """A random duel went wrong; its words are JSON that holds all to play it again."""


def watched(pairing: Pairing, seed: int) -> tuple[Match, set[Use]]:
    """Play a duel and look at everything: the finished match, and what was used in it.

    Raises FailedDuelError where anything is amiss.
    """
    match = opened(pairing, seed)
    try:
        seen = watch(match, pairing.players(seed))
    except Exception as error:
        raise FailedDuelError(report(pairing, seed, match, error)) from error
    return match, seen


def replayed(pairing: Pairing, seed: int, match: Match) -> Match:
    """Play a finished duel again from its journal; raise FailedDuelError if it differs."""
    again = opened(pairing, seed)
    try:
        replay(again, match.journal)
        assert line(pairing, seed, again) == line(pairing, seed, match), "the replay differs"
    except Exception as error:
        raise FailedDuelError(report(pairing, seed, match, error)) from error
    return again


def report(pairing: Pairing, seed: int, match: Match, error: Exception) -> str:
    """The setup and journal of a duel that went wrong, and how, as JSON."""
    setup = asdict(pairing.setup(seed))
    setup["seed"] = setup["seed"].hex()
    journal = [(entry.seat, entry.answer) for entry in match.journal]
    fault = f"{type(error).__name__}: {error}"
    told = {"pairing": pairing.name, "number": seed, "fault": fault}
    return json.dumps({**told, "setup": setup, "journal": journal})


def line(pairing: Pairing, seed: int, match: Match) -> str:
    """What happened in a finished duel, in a line."""
    return f"{pairing.name} {seed} {match.digest} {len(match.journal)} {match.outcome}"


def play(pairing: Pairing, seed: int) -> Match:
    """Play one duel as long as it goes on."""
    match, answering = opened(pairing, seed), pairing.players(seed)
    match.start()
    while goes_on(match):
        for decision in match.awaited():
            match.answer(decision.seat, answering(match, decision.seat))
        assert match.number < MOST_DECISIONS, "the duel goes on and on"
    return match


def fingerprints(first: int, last: int) -> Iterator[str]:
    """What happened in the duels of these seeds."""
    for pairing, seed in compared(first, last):
        yield line(pairing, seed, play(pairing, seed))


def compared(first: int, last: int) -> Iterator[tuple[Pairing, int]]:
    """The duels that are compared between hash seeds: two of every meeting, and patchworks."""
    for seed in range(first, last):
        for pairing in MEETINGS:
            yield pairing, 2 * seed
            yield pairing, 2 * seed + 1
        for pairing in (*PATCHWORKS, *PRACTICES):
            yield pairing, seed


if __name__ == "__main__":
    for told in fingerprints(int(sys.argv[1]), int(sys.argv[2])):
        sys.stdout.write(told + "\n")
