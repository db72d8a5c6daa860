"""Time that runs only outside quiet hours. All moments are seconds since 1970."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.people.quiet import Quiet


def running(begin: float, end: float, quiet: Quiet | None = None) -> float:
    """The seconds between two moments that are not quiet; 0 where `end` is no later."""
    length = max(0.0, end - begin)
    if quiet is None:
        return length
    for starts, stops in _spans(quiet, begin):
        if starts >= end:
            break
        length -= max(0.0, min(stops, end) - max(starts, begin))
    return max(0.0, length)


def is_quiet(moment: float, quiet: Quiet | None) -> bool:
    """Whether `moment` lies in quiet hours."""
    return running(moment, moment + 1, quiet) < 1


def end_of(begin: float, seconds: float, quiet: Quiet | None = None) -> float:
    """The moment at which `seconds` that are not quiet have passed since `begin`."""
    if quiet is None:
        return begin + seconds
    at, left = begin, seconds
    for starts, stops in _spans(quiet, begin):
        if at + left <= starts:
            break
        left -= max(0.0, starts - at)
        at = max(at, stops)
    return at + left


def _spans(quiet: Quiet, since: float) -> Iterator[tuple[float, float]]:
    """When each time that is quiet begins and ends, from the one at `since` on, for ever."""
    day = datetime.fromtimestamp(since, ZoneInfo(quiet.zone)) - timedelta(days=1)
    overnight = timedelta(days=quiet.ends < quiet.begins)
    while True:
        span = quiet.moment(day, quiet.begins), quiet.moment(day + overnight, quiet.ends)
        if span[0] < span[1] and span[1] > since:
            yield span
        day += timedelta(days=1)
