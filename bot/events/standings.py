"""Who stands where: match points, and what decides between players with equally many.

The tie-breakers are those of organised play: the opponents' match-win percentage, that of the
opponents' opponents, and the sum of the squares of the rounds lost. All numbers are exact.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.events.results import History, Played, Player

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


def points(history: History, player: Player) -> int:
    """The match points of `player`."""
    return sum(_points(each, player) for each in history.matches[player])


def match_win_rate(history: History, player: Player, scoring: Scoring) -> Fraction:
    """The match points of `player` as a part of all they could have won, at least the floor."""
    counted = [
        each for each in history.matches[player] if scoring.counts_byes or not each.is_bye
    ]
    if not counted:
        return scoring.floor
    won = sum(_points(each, player) for each in counted)
    return max(scoring.floor, Fraction(won, WIN * len(counted)))


def standings(
    history: History, order: Sequence[Player], scoring: Scoring | None = None
) -> list[Standing]:
    """Everybody of `order` by their results; where all is equal, in that order."""
    scoring = scoring or Scoring()
    rates = {player: match_win_rate(history, player, scoring) for player in order}
    met = {player: history.opponents(player) for player in order}
    opponents = {p: _mean((rates[each] for each in met[p]), scoring.floor) for p in order}
    theirs = {p: _mean((opponents[each] for each in met[p]), scoring.floor) for p in order}

    def merits(player: Player) -> tuple[int, Fraction, Fraction, int]:
        squares = _squares_of_rounds_lost(history, player)
        return points(history, player), opponents[player], theirs[player], squares

    ranked = sorted(order, key=merits, reverse=True)
    return [_standing(history, place, p, merits(p)) for place, p in enumerate(ranked, 1)]


def _standing(
    history: History, place: int, player: Player, merits: tuple[int, Fraction, Fraction, int]
) -> Standing:
    matches = history.matches[player]
    wins = sum(each.won(player) for each in matches)
    losses = sum(each.lost(player) for each in matches)
    return Standing(place, player, *merits, wins, len(matches) - wins - losses, losses)


def _points(played: Played, player: Player) -> int:
    if played.won(player):
        return WIN
    return LOSS if played.lost(player) else DRAW


def _squares_of_rounds_lost(history: History, player: Player) -> int:
    lost = (each.pairing.round for each in history.matches[player] if each.lost(player))
    return sum(number**2 for number in lost)


def _mean(rates: Iterable[Fraction], empty: Fraction) -> Fraction:
    found = list(rates)
    return sum(found, Fraction()) / len(found) if found else empty
