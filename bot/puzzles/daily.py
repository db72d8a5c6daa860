"""Which puzzle a place has on a day: the same for everybody who asks, and each once a round."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from hashlib import sha256

from engine.core.exercises import Exercise


def today(wall: float) -> int:
    """The day that it is then in UTC, as a number: 20261129; `wall` is seconds since 1970."""
    day = datetime.fromtimestamp(wall, UTC)
    return day.year * 10_000 + day.month * 100 + day.day


def date_of(day: int) -> date:
    """The date of such a number; ValueError where there is none."""
    return date(day // 10_000, day // 100 % 100, day % 100)


def puzzle_of(place: int, day: int, puzzles: Sequence[Exercise]) -> Exercise:
    """The puzzle that `place`, a server or a person, has on that day.

    In as many days as there are puzzles each comes once, in an order of the place's own.
    """
    count, ordinal = len(puzzles), date_of(day).toordinal()
    round_, turn = divmod(ordinal, count)

    def lot(puzzle: Exercise) -> bytes:
        return sha256(f"{place}:{round_}:{puzzle.key}".encode()).digest()

    return sorted(puzzles, key=lot)[turn]
