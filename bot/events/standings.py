"""Who stands where: match points, and what decides between players with equally many.

The tie-breakers are those of organised play: the opponents' match-win percentage, that of the
opponents' opponents, and the sum of the squares of the rounds lost. All numbers are exact.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from bot.events.results import History, Player

WIN, DRAW, LOSS = 3, 1, 0
"""The match points of a result; a bye is a win."""
FLOOR = Fraction(1, 3)


@dataclass(frozen=True, slots=True)
class Scoring:
    """How standings are reckoned.

    No match-win percentage counts as less than `floor`; `counts_byes` lets the wins by byes
    count in a player's own match-win percentage.
    """

    floor: Fraction = FLOOR
    counts_byes: bool = True


@dataclass(frozen=True, slots=True)
class Standing:
    """A place in the standings, from 1, and all that decided it; rates are from 0 to 1."""

    place: int
    player: Player
    points: int
    opponents: Fraction
    """The opponents' match-win percentage."""
    theirs: Fraction
    """The opponents' opponents' match-win percentage."""
    rounds_lost: int
    """The sum of the squares of the numbers of the rounds lost: who lost late ranks higher."""
    wins: int
    draws: int
    losses: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What the matches of a player come to."""

    wins: int
    draws: int
    losses: int
    byes: int
    rounds_lost: int
    """The sum of the squares of the numbers of the rounds lost."""

    @property
    def points(self) -> int:
        """The match points."""
        return WIN * self.wins + DRAW * self.draws + LOSS * self.losses

    def rate(self, scoring: Scoring) -> Fraction:
        """The match points as a part of all that could be won, at least the floor."""
        left_out = 0 if scoring.counts_byes else self.byes
        counted = self.wins + self.draws + self.losses - left_out
        if not counted:
            return scoring.floor
        won = self.points - WIN * left_out
        return max(scoring.floor, Fraction(won, WIN * counted))


def points(history: History, player: Player) -> int:
    """The match points of `player`."""
    return tally_of(history, player).points


def standings(
    history: History, order: Sequence[Player], scoring: Scoring | None = None
) -> list[Standing]:
    """Everybody of `order` by their results; where all is equal, in that order."""
    scoring = scoring or Scoring()
    floor = scoring.floor
    tallies = {player: tally_of(history, player) for player in order}
    met = {player: history.opponents(player) for player in order}
    rates = {player: tally.rate(scoring) for player, tally in tallies.items()}
    one = lcm(floor.denominator, *(rate.denominator for rate in rates.values()))
    parts = {player: _parts(rate, one) for player, rate in rates.items()}
    opponents, whole = _means(parts, one, met, floor)
    theirs, whole_of_theirs = _means(opponents, whole, met, floor)

    def merits(player: Player) -> tuple[int, int, int, int]:
        tally = tallies[player]
        return tally.points, opponents[player], theirs[player], tally.rounds_lost

    ranked = sorted(order, key=merits, reverse=True)
    return [
        _standing(
            place,
            player,
            tallies[player],
            Fraction(opponents[player], whole),
            Fraction(theirs[player], whole_of_theirs),
        )
        for place, player in enumerate(ranked, 1)
    ]


def _standing(
    place: int, player: Player, tally: Tally, opponents: Fraction, theirs: Fraction
) -> Standing:
    merits = tally.points, opponents, theirs, tally.rounds_lost
    return Standing(place, player, *merits, tally.wins, tally.draws, tally.losses)


def tally_of(history: History, player: Player) -> Tally:
    """The results of `player`, counted."""
    matches = history.matches[player]
    won = sum(each.won(player) for each in matches)
    lost = [each.pairing.round for each in matches if each.lost(player)]
    squares = sum(number**2 for number in lost)
    drawn = len(matches) - won - len(lost)
    return Tally(won, drawn, len(lost), history.byes(player), squares)


def _means(
    rates: Mapping[Player, int],
    one: int,
    met: Mapping[Player, Sequence[Player]],
    empty: Fraction,
) -> tuple[dict[Player, int], int]:
    """The mean rate of those whom each has met, `empty` where that is nobody.

    `one` is what counts as 1 among the rates; the second result, among the means. Whole
    numbers are exact, and far quicker to add and compare than fractions.
    """
    share = lcm(*(len(others) for others in met.values() if others))
    whole = one * share
    means = {player: _parts(empty, whole) for player in met}
    for player, others in met.items():
        if others:
            means[player] = sum(rates[each] for each in others) * (share // len(others))
    return means, whole


def _parts(rate: Fraction, one: int) -> int:
    """How many parts of `one` a rate is; its denominator divides `one`."""
    return rate.numerator * (one // rate.denominator)
