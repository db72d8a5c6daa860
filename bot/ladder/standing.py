"""How a ladder stands: ratings of all who take part, worked out of the duels that count."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.ladder.glicko import Game, Rating, rated
from bot.ladder.store import Counted

PERIOD = 7 * 86_400
"""The seconds of a rating period: a week, which begins on Monday at 0 o'clock (UTC)."""
_MONDAY = 4 * 86_400
SURE = 110.0
"""The most that a rating may be unsure for a place in the ladder."""
AWAY = 26
"""After how many periods without a duel somebody is not listed."""


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody in a ladder: their rating now, and the duels that count."""

    user: int
    rating: Rating
    wins: int
    draws: int
    losses: int
    last: int
    """The period in which they last dueled."""

    @property
    def is_sure(self) -> bool:
        """Whether enough is known for a place."""
        return self.rating.deviation <= SURE


def period_of(at: float) -> int:
    """The number of the rating period of that moment, in seconds since 1970."""
    return int((at - _MONDAY) // PERIOD)


def standing(results: Sequence[Counted], members: Collection[int], now: float) -> list[Line]:
    """The ladder as if the period under way were over: who is sure first, each by rating.

    `results` are in the order in which they ended. Nobody is listed who does not take part, or
    has not dueled for AWAY periods.
    """
    ratings = _ratings(results, period_of(now))
    scores: dict[int, list[float]] = defaultdict(list)
    last: dict[int, int] = {}
    for each in results:
        scores[each.one].append(each.score)
        scores[each.other].append(1 - each.score)
        last[each.one] = last[each.other] = period_of(each.at)
    lines = []
    for user in set(members) & ratings.keys():
        of_user = scores[user]
        counts = of_user.count(1.0), of_user.count(0.5), of_user.count(0.0)
        if period_of(now) - last[user] < AWAY:
            lines.append(Line(user, ratings[user], *counts, last[user]))
    return sorted(lines, key=lambda each: (not each.is_sure, -each.rating.value, each.user))


def _ratings(results: Sequence[Counted], until: int) -> dict[int, Rating]:
    """Each player's rating at the end of that period."""
    periods: dict[int, list[Counted]] = defaultdict(list)
    for each in results:
        periods[period_of(each.at)].append(each)
    ratings: dict[int, Rating] = {}
    for number in range(min(periods, default=until), until + 1):
        games: dict[int, list[Game]] = defaultdict(list)
        for each in periods.get(number, ()):
            one, other = (ratings.get(user, Rating()) for user in (each.one, each.other))
            games[each.one].append((other, each.score))
            games[each.other].append((one, 1 - each.score))
        if games or number == until or ratings:
            users = sorted({*ratings, *games})
            ratings = {
                user: rated(ratings.get(user, Rating()), games.get(user, ())) for user in users
            }
    return ratings
