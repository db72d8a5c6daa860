"""Ban lists as EDOPro and its relatives write them (`lflist.conf`)."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from cards.sources.cleaning import clean_name
from cards.sources.items import Item, text_of
from cards.sources.problems import ImportProblem
from cards.sources.records import Said, SaidList
from cards.sources.validating import LARGEST_CODE, LONGEST_NAME

_LARGEST_FILE = 16 * 1024 * 1024
_ENTRY = re.compile(r"(\d{1,10})[ \t]+(-?\d{1,4})(?:[ \t]|--|#|$)")
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


def read(item: Item, meter: Callable[[int, int], None]) -> Iterator[Said]:
    """The lists of the file."""
    lines = text_of(item, _LARGEST_FILE).splitlines()
    found: _List | None = None
    for number, line in enumerate(lines, 1):
        line = line.strip()
        place = f"line {number}"
        if line.startswith("!"):
            if found is not None:
                yield _said(found)
            name = clean_name(line[1:])
            if not 0 < len(name) <= LONGEST_NAME:
                raise ImportProblem(
                    item.name, "a list has no name, or far too long a one", place
                )
            found = _List(name)
            meter(number, len(lines))
        elif line.startswith("$") or line[:1].isdigit():
            if found is None:
                raise ImportProblem(item.name, "stands before the first list", place)
            _take(item, found, line, place)
    if found is not None:
        yield _said(found)


def _take(item: Item, found: _List, line: str, place: str) -> None:
    points = _POINTS.match(line)
    if line.startswith("$"):
        found.whitelist = found.whitelist or line.startswith("$whitelist")
        found.points = int(points[1]) if points else found.points
        return
    entry = _ENTRY.match(line)
    if entry is None:
        raise ImportProblem(item.name, "is not a passcode and a number", place)
    code, number = int(entry[1]), int(entry[2])
    if not 0 < code <= LARGEST_CODE:
        raise ImportProblem(item.name, f"{code} is no passcode", place)
    if found.points is not None and 0 <= number <= _MOST_POINTS:
        found.limits[code] = (_UNLIMITED, number)
    elif found.points is None and _FORBIDDEN <= number <= _UNLIMITED:
        found.limits[code] = (max(0, number), 0)
    else:
        raise ImportProblem(item.name, f"{number} is no limit", place)


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
