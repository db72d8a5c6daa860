"""The names of archetypes as EDOPro and its relatives write them (`strings.conf`)."""

import re
from collections.abc import Callable, Iterator

from cards.games.yugioh.sources.spoken import language_of
from cards.sources.cleaning import clean_name
from cards.sources.items import Item, text_of
from cards.sources.problems import ImportProblem
from cards.sources.records import Said, SaidArchetype
from cards.sources.validating import LONGEST_NAME

_LARGEST_FILE = 16 * 1024 * 1024
_NAMED = re.compile(r"!setname[ \t]+0[xX]([0-9a-fA-F]{1,8})[ \t]+([^ \t].*)")
_LARGEST_SETCODE = 0xFFFF
_READ_SO = re.compile(r"(.[^（\n]*)（(.+)）")
_REMARK = "非「"
"""So begins, in Chinese, what the archetype must not be confused with."""


def read(item: Item, meter: Callable[[int, int], None]) -> Iterator[Said]:
    """The archetypes of the file, in the one language that it speaks."""
    lines = [line.strip() for line in text_of(item, _LARGEST_FILE).splitlines()]
    language = language_of(item.name, _sample(lines))
    found: dict[int, tuple[str, ...]] = {}
    for number, line in enumerate(lines, 1):
        if line.startswith("!setname"):
            setcode, names = _named(item, line, f"line {number}")
            found[setcode] = names
            meter(number, len(lines))
    for setcode, names in found.items():
        yield SaidArchetype(setcode, language, names)


def _sample(lines: list[str]) -> str:
    """What the file says, without the remarks that stand behind a tabulator."""
    told = (line.partition("\t")[0].split(maxsplit=2) for line in lines if line[:1] == "!")
    return "\n".join(parts[2] for parts in told if len(parts) == 3)


def _named(item: Item, line: str, place: str) -> tuple[int, tuple[str, ...]]:
    """The setcode of a line, and every way it is called."""
    match = _NAMED.fullmatch(line)
    if match is None:
        raise ImportProblem(item.name, "is not a setcode (0x…) and a name", place)
    setcode = int(match[1], 16)
    if not 0 < setcode <= _LARGEST_SETCODE:
        raise ImportProblem(item.name, f"0x{match[1]} is no setcode", place)
    ways = [clean_name(way) for way in match[2].partition("\t")[0].split("|")]
    names = [part for way in ways if not way.startswith(_REMARK) for part in _parts(way)]
    if not names or any(not 0 < len(name) <= LONGEST_NAME for name in names):
        raise ImportProblem(item.name, "has no name, or far too long a one", place)
    return setcode, tuple(dict.fromkeys(names))


def _parts(name: str) -> tuple[str, ...]:
    """The name, and how it is read where that stands in brackets behind it."""
    match = _READ_SO.fullmatch(name)
    return (match[1], match[2]) if match else (name,)
