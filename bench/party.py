"""`python -m bench.party` shows how well the built-in opponent plays Duel Party.

One of it sits with three players who answer at random among what is legal, then each level with
three of the one below it. The ready decks go round and so does its seat; the seeds are fixed,
so the same games are played again every time.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from time import process_time

from bench.strength import interval
from cards.duelmasters import cards, decks
from engine.core.game import Level
from engine.core.match import Match
from engine.core.protocol import Answer, Decision, Seat
from engine.duelmasters.game.setups import PartySetup, open_match
from engine.duelmasters.practice import answer
from tests.duelmasters.gaming import MOST_QUESTIONS, any_answer

SEATS = 4
FIRST_SEED = 1_000_000
"""Brains are tried on lower seeds while they are made."""
SLOWEST = 150.0
"""The most milliseconds that 95 % of its decisions may take."""


@dataclass(frozen=True, slots=True)
class Contest:
    """One of a level against three others (None: at random), and the least share it must win.

    A quarter is what one of four equal players wins; `goal` None: it is only shown.
    """

    level: Level
    others: Level | None
    goal: float | None

    @property
    def name(self) -> str:
        """What it is called."""
        return f"{self.level} against three {self.others or 'at random'}"


CONTESTS = (
    Contest(Level.EASY, None, 0.30),
    Contest(Level.NORMAL, None, 0.60),
    Contest(Level.NORMAL, Level.EASY, 0.40),
    Contest(Level.HARD, Level.NORMAL, 0.35),
)


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a contest: `number` says which deck each plays, and where the level sits."""

    contest: Contest
    number: int
    first: int = FIRST_SEED

    @property
    def seat(self) -> Seat:
        """Its place."""
        return Seat(self.number % SEATS)

    @property
    def setup(self) -> PartySetup:
        """Four different decks; each of them comes to its seat equally often."""
        lists = list(decks().values())
        turned = self.number + self.number // SEATS
        seed = sha256(f"party {self.first + self.number}".encode()).digest()
        return PartySetup(
            seed, tuple(lists[(turned + seat) % len(lists)] for seat in range(SEATS))
        )


def played(game: Game) -> tuple[bool, list[float]]:
    """Whether it won, and the milliseconds that each of its decisions took."""
    match = open_match(game.setup, cards())
    chance, spent = Random(game.first + game.number), list[float]()

    def other(match: Match, decision: Decision) -> Answer:
        level = game.contest.others
        if level is None:
            return any_answer(decision, chance)
        return answer(match, decision.seat, level)

    match.start()
    for _ in range(MOST_QUESTIONS):
        if not match.awaited():
            break
        decision = match.awaited()[0]
        if decision.seat != game.seat:
            match.answer(decision.seat, other(match, decision))
            continue
        began = process_time()
        given = answer(match, game.seat, game.contest.level)
        spent.append(1000 * (process_time() - began))
        match.answer(game.seat, given)
    outcome = match.outcome
    assert outcome is not None, "the game goes on and on"
    return game.seat in outcome.winners, spent


def line(contest: Contest, results: Sequence[tuple[bool, list[float]]]) -> tuple[str, bool]:
    """What came of the games, in a line, and whether both goals are met."""
    share = sum(won for won, _ in results) / len(results)
    least, most = interval(share, len(results))
    spent = sorted(each for _, times in results for each in times)
    late = spent[len(spent) * 95 // 100]
    goal = "no goal" if contest.goal is None else f"goal {contest.goal:.0%}"
    text = (
        f"{contest.name:<30} {share:6.1%}  ({least:.1%} to {most:.1%}, {len(results)} games; "
        f"{goal}), 5 % of decisions past {late:.1f} ms, "
        f"the longest {spent[-1]:.1f}"
    )
    return text, share >= (contest.goal or 0) and late <= SLOWEST


def main() -> int:
    """Print the share of games that are won in each contest; 1 where a goal is missed."""
    parser = ArgumentParser(prog="python -m bench.party", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of each contest")
    parser.add_argument("--first", type=int, default=FIRST_SEED, help="the first seed")
    parser.add_argument("--only", type=int, nargs="*", help="which contests, counted from 0")
    asked = parser.parse_args()
    met = True
    for at, contest in enumerate(CONTESTS):
        if asked.only is not None and at not in asked.only:
            continue
        games = [Game(contest, number, asked.first) for number in range(asked.games)]
        text, is_met = line(contest, [played(game) for game in games])
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
        met = met and is_met
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
