"""Ban lists as EDOPro and its relatives write them (`lflist.conf`)."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from cards.sources.cleaning import clean_name
from cards.sources.items import Item
from cards.sources.records import PassedOver, Read, SaidList
from cards.sources.validating import LARGEST_CODE, LONGEST_NAME

_LARGEST_FILE = 16 * 1024 * 1024
_ENTRY = re.compile(r"(\d{1,10})[ \t]+(-?\d{1,4})(?:[ \t]|--|#|$)")
_COMMENTS = ("#", "--", "//", ";")
_REPLACED = "\ufffd"
_DATED = re.compile(r"(\d{4})\.(\d{1,2})(?:\.(\d{1,2}))?")
_POINTS = re.compile(r"\$genesys[ \t]+(\d{1,6})")
_FORBIDDEN, _UNLIMITED, _MOST_POINTS = -1, 3, 1000
_UNNAMED_FAMILY = "OCG"
"""What Fluorohydride's lists are that bear nothing but a date."""


@dataclass(slots=True)
class _List:
    name: str
    whitelist: bool = False
    points: int | None = None
    limits: dict[int, tuple[int, int]] = field(default_factory=dict)


def read(item: Item, meter: Callable[[int, int], None]) -> Iterator[Read]:
    """The lists of the file, and each line that is passed over since it says nothing.

    The other programs pass over such lines too.
    """
    lines = item.content(_LARGEST_FILE).decode("utf-8-sig", errors="replace").splitlines()
    found: _List | None = None
    for number, line in enumerate(map(str.strip, lines), 1):
        if not line or line.startswith(_COMMENTS):
            continue
        if line.startswith("!"):
            if found is not None:
                yield _said(found)
            name = clean_name(line[1:])
            is_named = 0 < len(name) <= LONGEST_NAME and _REPLACED not in name
            found = _List(name) if is_named else None
            if not is_named:
                yield PassedOver(number, "a list has no name, or none that can be read")
            meter(number, len(lines))
        elif found is None:
            yield PassedOver(number, "stands in no list that has a name")
        elif why := _take(found, line):
            yield PassedOver(number, why)
    if found is not None:
        yield _said(found)


def _take(found: _List, line: str) -> str:
    """Take what the line says into the list; else tell why it says nothing."""
    if line.startswith("$"):
        points = _POINTS.match(line)
        found.whitelist = found.whitelist or line.startswith("$whitelist")
        found.points = int(points[1]) if points else found.points
        return ""
    entry = _ENTRY.match(line)
    if entry is None:
        return "is not a passcode and a number"
    code, number = int(entry[1]), int(entry[2])
    if not 0 < code <= LARGEST_CODE:
        return f"{code} is no passcode"
    if found.points is not None and 0 <= number <= _MOST_POINTS:
        found.limits[code] = (_UNLIMITED, number)
    elif found.points is None and _FORBIDDEN <= number <= _UNLIMITED:
        found.limits[code] = (max(0, number), 0)
    else:
        return f"{number} is no limit"
    return ""


def _said(found: _List) -> SaidList:
    dated = _DATED.search(found.name)
    year, month, day = (int(part or 0) for part in dated.groups()) if dated else (0, 0, 0)
    family = clean_name(_DATED.sub("", found.name)) if dated else found.name
    return SaidList(
        found.name,
        family or _UNNAMED_FAMILY,
        dated[0] if dated else "",
        year * 10_000 + month * 100 + day,
        found.whitelist,
        found.points,
        found.limits,
    )
