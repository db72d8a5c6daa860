"""`python -m bench.arena` plays practice opponents over all pairings of the ready decks."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from multiprocessing import Pool

from cards.decks import READY_DECKS
from engine.core.game import ReadyDeck
from tests.fuzz.duels import play
from tests.fuzz.pairings import practising, ready

FAIR = {"speed": (0.40, 0.60), "expert": (0.40, 0.60)}
"""In these formats every deck must win this share against every other."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two decks by their places among the ready ones, and how many duels they play."""

    first: int
    second: int
    duels: int


@dataclass(frozen=True, slots=True)
class Score:
    """How a meeting went: the wins of each deck; the rest were draws."""

    meeting: Meeting
    wins: tuple[int, int]

    @property
    def share(self) -> float:
        """The share of the decided duels that the first deck won; a half, if none was."""
        decided = sum(self.wins)
        return self.wins[0] / decided if decided else 0.5


def score(meeting: Meeting) -> Score:
    """Play the meeting; the decks change seats after each duel."""
    wins = [0, 0]
    pair = (READY_DECKS[meeting.first], READY_DECKS[meeting.second])
    for number in range(meeting.duels):
        seats = (0, 1) if number % 2 == 0 else (1, 0)
        pairing = replace(ready(*(pair[which] for which in seats)), players=practising)
        outcome = play(pairing, number).outcome
        assert outcome is not None
        for seat in outcome.winners:
            wins[seats[seat]] += 1
    return Score(meeting, (wins[0], wins[1]))


def meetings(decks: Sequence[ReadyDeck], duels: int) -> Iterator[Meeting]:
    """Every two different decks of the same format."""
    for first, second in combinations(range(len(decks)), 2):
        if decks[first].format == decks[second].format:
            yield Meeting(first, second, duels)


def table(scores: Sequence[Score]) -> str:
    """For each format, how often the deck of the row beats the deck of the column, in %."""
    shares: dict[tuple[int, int], float] = {}
    for each in scores:
        first, second = each.meeting.first, each.meeting.second
        shares[first, second], shares[second, first] = each.share, 1 - each.share
    formats = dict.fromkeys(deck.format for deck in READY_DECKS)
    return "\n\n".join(_format_table(key, shares) for key in formats)


def _format_table(key: str, shares: Mapping[tuple[int, int], float]) -> str:
    own = [index for index, deck in enumerate(READY_DECKS) if deck.format == key]
    width = max(len(READY_DECKS[index].key) for index in own)
    lines = [f"{key:<{width}}  {' '.join(f'{n:>4}' for n in range(1, len(own) + 1))}  mean"]
    for place, row in enumerate(own, start=1):
        cells = [f"{100 * shares[row, col]:4.0f}" if row != col else "   –" for col in own]
        mean = sum(shares[row, col] for col in own if row != col) / max(1, len(own) - 1)
        name = f"{READY_DECKS[row].key:<{width}}"
        lines.append(f"{name} {place} {' '.join(cells)}  {100 * mean:4.0f}")
    return "\n".join(lines)


def unfair(scores: Sequence[Score]) -> list[str]:
    """A line for each meeting of a format whose decks should be even, and are not."""
    lines = []
    for each in scores:
        first, second = READY_DECKS[each.meeting.first], READY_DECKS[each.meeting.second]
        least, most = FAIR.get(first.format, (0.0, 1.0))
        if not least <= each.share <= most:
            lines.append(f"uneven: {first.key} wins {each.share:.0%} against {second.key}")
    return lines


def main() -> int:
    """Print the win rates; 1 where decks that should be even are not."""
    parser = ArgumentParser(prog="python -m bench.arena", description=__doc__)
    parser.add_argument("--duels", type=int, default=200, help="of each pairing")
    asked = parser.parse_args()
    with Pool() as pool:
        scores = pool.map(score, meetings(READY_DECKS, asked.duels), chunksize=1)
    print(table(scores))
    uneven = unfair(scores)
    print("\n".join(uneven))
    return 1 if uneven else 0


if __name__ == "__main__":
    sys.exit(main())
