"""When an event starts, as people write it: minutes from now, or a moment as Discord has it."""

import re
from unicodedata import normalize

_MINUTE, _HOUR, _DAY = 60, 3600, 86400
LONGEST = 60 * _DAY
"""Seconds from now up to which an event may start."""
_MOMENT = re.compile(r"<t:(\d{9,11})(?::[tTdDfFrRsS])?>")
_SPAN = re.compile(
    r"(?:in)?"
    r"(?:(?P<days>\d{1,3})(?:days?|d|日|天))?"
    r"(?:(?P<hours>\d{1,4})(?:hours?|hrs?|h|時間|小时|小時))?"
    r"(?:(?P<minutes>\d{1,5})(?:minutes?|mins?|m|分钟|分鐘|分)?)?"
    r"(?:後|后|以後|以后)?",
    re.IGNORECASE,
)
"""A span of time, written without spaces."""
_CLOCK = re.compile(
    r"\d{1,2}\s*(?::\s*\d{2}|時\d{0,2}分?|点\d{0,2}分?|[ap]\.?m\.?)", re.IGNORECASE
)


class WhenError(ValueError):
    """No moment that an event can start at; `key` names the words that say why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def moment(typed: str, now: int) -> int:
    """The moment that is meant, in seconds since 1970 like `now`; WhenError for none."""
    text = normalize("NFKC", typed).strip()
    if found := _MOMENT.fullmatch(text):
        at = int(found[1])
    elif (span := _SPAN.fullmatch("".join(text.split()))) and any(span.groups()):
        days, hours, minutes = (int(each or 0) for each in span.groups())
        at = now + _DAY * days + _HOUR * hours + _MINUTE * minutes
    elif _CLOCK.search(text):
        raise WhenError("event-when-clock")
    else:
        raise WhenError("event-when-unclear")
    if at < now:
        raise WhenError("event-when-past")
    if at > now + LONGEST:
        raise WhenError("event-when-far")
    return at
