"""`python -m bench.strength` shows how well each level of the practice opponent plays.

Both sides play the same ready deck, each of them in turn, and change seats after every duel;
the seeds are fixed, so the same duels are played again every time.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import sqrt
from multiprocessing import Pool
from time import process_time

from cards.decks import READY_DECKS
from engine.core.game import Level
from engine.core.match import Match
from engine.core.protocol import Answer, Seat
from engine.yugioh.practice import answer
from tests.fuzz.duels import play
from tests.fuzz.pairings import Answering, ready, strangers

FIRST_SEED = 1_000_000
"""Brains are tried on lower seeds while they are made."""
CERTAINTY = 1.96
"""How many standard deviations to each side an interval of 95 % has."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who meets whom (None: random legal play), and the least share the better must win."""

    better: Level
    worse: Level | None
    goal: float

    @property
    def name(self) -> str:
        """What the contest is called."""
        return f"{self.better} against {self.worse or 'random play'}"


CONTESTS = (
    Contest(Level.HARD, None, 0.90),
    Contest(Level.HARD, Level.NORMAL, 0.60),
    Contest(Level.NORMAL, Level.EASY, 0.60),
)


@dataclass(frozen=True, slots=True)
class Duel:
    """One duel of a contest: `number` says which deck both play, and where the better sits."""

    contest: Contest
    number: int
    seed: int


def seated(level: Level | None, seed: int) -> Answering:
    """A player of that level."""
    if level is None:
        return strangers(seed)

    def answering(match: Match, seat: Seat) -> Answer:
        return answer(match, seat, level)

    return answering


def played(duel: Duel) -> Match:
    """The duel, played to its end; the better level sits in seat 0 where its number is even."""
    deck = READY_DECKS[duel.number // 2 % len(READY_DECKS)]
    levels = (duel.contest.better, duel.contest.worse)
    players = [seated(level, duel.seed) for level in levels]
    if duel.number % 2:
        players.reverse()

    def together(seed: int) -> Answering:
        return lambda match, seat: players[seat](match, seat)

    return play(replace(ready(deck, deck), players=together), duel.seed)


def won(duel: Duel) -> float:
    """Play it: 1 where the better level wins, 0 where the other does, a half for a draw."""
    outcome = played(duel).outcome
    assert outcome is not None
    if not outcome.winners:
        return 0.5
    return float(Seat(duel.number % 2) in outcome.winners)


def costs(level: Level) -> list[float]:
    """The milliseconds of each decision of that level, in a duel of every ready deck."""
    spent: list[float] = []

    def timed(match: Match, seat: Seat) -> Answer:
        began = process_time()
        given = answer(match, seat, level)
        spent.append(1000 * (process_time() - began))
        return given

    for seed, deck in enumerate(READY_DECKS):
        play(replace(ready(deck, deck), players=lambda seed: timed), seed)
    return sorted(spent)


def interval(share: float, duels: int) -> tuple[float, float]:
    """Between which shares the true one lies with a certainty of 95 % (Wilson)."""
    square = CERTAINTY**2
    middle = (share + square / (2 * duels)) / (1 + square / duels)
    spread = sqrt(share * (1 - share) / duels + square / (4 * duels**2))
    spread *= CERTAINTY / (1 + square / duels)
    return middle - spread, middle + spread


def measure(
    contest: Contest, duels: int, first: int, each: Callable[..., list[float]]
) -> tuple[str, bool]:
    """Play the duels of a contest by `each`; a line about them, and whether its goal is met."""
    laid = [Duel(contest, number, first + number // 2) for number in range(duels)]
    share = sum(each(won, laid)) / duels
    least, most = interval(share, duels)
    line = (
        f"{contest.name:<28} {share:6.1%}  ({least:.1%} to {most:.1%}, {duels} duels; "
        f"goal {contest.goal:.0%})"
    )
    return line, share >= contest.goal


def main() -> int:
    """Print the share of duels that each level wins; 1 where a goal is missed."""
    parser = ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--duels", type=int, default=400, help="of each contest")
    parser.add_argument("--first", type=int, default=FIRST_SEED, help="the first seed")
    parser.add_argument("--only", type=int, nargs="*", help="which contests, counted from 0")
    asked = parser.parse_args()
    met = True
    with Pool() as pool:
        for number, contest in enumerate(CONTESTS):
            if asked.only is None or number in asked.only:
                line, is_met = measure(contest, asked.duels, asked.first, pool.map)
                print(line, flush=True)
                met = met and is_met
        for level, spent in zip(Level, pool.map(costs, Level), strict=True):
            mean, late = sum(spent) / len(spent), spent[len(spent) * 99 // 100]
            rest = f"1 % past {late:.1f}, the longest {spent[-1]:.1f}"
            print(f"{level:<28} {mean:5.2f} ms a decision, {rest}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
