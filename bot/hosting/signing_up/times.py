"""When an event starts, as people write it: a span from now, or a moment as Discord has it."""

import re
from unicodedata import normalize

_MINUTE, _HOUR, _DAY = 60, 3600, 86400
LONGEST = 60 * _DAY
"""Seconds from now up to which an event may start."""
_MOMENT = re.compile(r"<t:(\d{9,11})(?::[tTdDfFrRsS])?>")
_NOW = re.compile(
    "(?:right )?now|immediately|at once|今(?:すぐ)?|いますぐ|すぐ|现在|現在|马上|馬上|立即|立刻"
)
_AMOUNT = r"\d{1,5}(?:[.,]\d{1,2})?半?|半"
_UNITS = {
    "weeks": (7 * _DAY, "weeks?|w|週間?|周|星期|礼拜"),
    "days": (_DAY, "days?|d|日間?|天"),
    "hours": (_HOUR, "hours?|hrs?|h|時間|小时|小時|钟头"),
    "minutes": (_MINUTE, "minutes?|mins?|m|分钟|分鐘|分間?"),
}
_PARTS = "".join(
    f"(?:(?P<{name}>{_AMOUNT})(?:{words})(?P<half_{name}>半)?)?"
    for name, (_, words) in _UNITS.items()
)
_SPAN = re.compile(
    "(?:in|あと|再?[过過])?"
    + _PARTS
    + r"(?P<rest>\d{1,5})?(?:later|fromnow|以?[后後]|之[后後])?"
)
"""A span of time, written without spaces; a number without a unit is in minutes."""
_SAID = (
    (re.compile(r"\band\s+a\s+half\b"), "半"),
    (re.compile(r"\bhalf\s+(?:an?\s+)?"), "半"),
    (re.compile(r"\b(?:an?|one)\b"), "1"),
    (re.compile(r"\btwo\b"), "2"),
    (re.compile(r"\bthree\b"), "3"),
    (re.compile(r"\band\b|[个個\s]"), ""),
)
"""What is written in words, and how it is read."""
_DIGITS = {digit: value for value, digit in enumerate("零一二三四五六七八九")}
_DIGITS |= {"两": 2, "兩": 2}
_NUMERAL = re.compile("([一二两兩三四五六七八九]?)(十?)([一二两兩三四五六七八九]?)")
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
    elif (seconds := _span(text.casefold())) is not None:
        at = now + seconds
    elif _CLOCK.search(text):
        raise WhenError("event-when-clock")
    else:
        raise WhenError("event-when-unclear")
    if at < now:
        raise WhenError("event-when-past")
    if at > now + LONGEST:
        raise WhenError("event-when-far")
    return at


def _span(text: str) -> int | None:
    """The seconds from now that are meant; None where it is no span of time."""
    if _NOW.fullmatch(text.rstrip("!。.")):
        return 0
    for said, read in _SAID:
        text = said.sub(read, text)
    found = _SPAN.fullmatch(_NUMERAL.sub(_in_digits, text))
    if found is None or not any(found.groups()) or (found["minutes"] and found["rest"]):
        return None
    seconds = _MINUTE * float(found["rest"] or 0)
    for name, (unit, _) in _UNITS.items():
        seconds += unit * (_amount(found[name]) + (0.5 if found[f"half_{name}"] else 0.0))
    return round(seconds)


def _amount(written: str | None) -> float:
    """How many that are: "1.5", "1半" and "半" are one and a half, the same, and a half."""
    if not written:
        return 0.0
    whole = written.rstrip("半")
    return float(whole.replace(",", ".") or 0) + 0.5 * written.endswith("半")


def _in_digits(numeral: re.Match[str]) -> str:
    """A number below a hundred in digits; no numeral is nothing."""
    tens, ten, ones = numeral.groups()
    if not numeral[0] or (not ten and ones):
        return numeral[0]
    if not ten:
        return str(_DIGITS[tens])
    return str(10 * _DIGITS.get(tens, 1) + _DIGITS.get(ones, 0))
