"""What a file is, by what is in it, and all that is to be imported as a row of sources."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.library.said import Said
from bot.library.sources import archetype_names, cdb, lflist, rulings, yaml_yugi
from bot.library.sources.items import Item
from bot.library.sources.problems import ImportProblem
from bot.library.sources.unpacking import items_at

Meter = Callable[[int, int], None]
"""Is told how much of how much of a source was read."""

_SQLITE = b"SQLite format 3\0"
_SIGNS = (
    ("yaml-yugi", re.compile(rb'\s*\[\s*\{(?=.*"konami_id"\s*:)', re.DOTALL)),
    (
        "faq",
        re.compile(rb'\s*\{(?=.*"cid"\s*:)(?=.*"(?:FAQ|pendulumFAQ|listedQAs)")', re.DOTALL),
    ),
    ("questions", re.compile(rb'\s*\{(?=.*"fid"\s*:)(?=.*"(?:title|question)")', re.DOTALL)),
    (
        "archetypes",
        re.compile(
            rb"(?:\s*#[^\n]*\n)*\s*!(?:system|victory|counter|setname)[ \t]+"
            rb"(?:0[xX])?[0-9a-fA-F]+[ \t]"
        ),
    ),
)
_LIST_NAME = re.compile(rb"(?:\s*#[^\n]*\n)*\s*!(?!(?:side|system|setname)\b)\S")
_LIST_ENTRY = re.compile(rb"^(?:\d{1,10}[ \t]+-?\d|\$(?:whitelist|genesys))", re.MULTILINE)
_RULINGS = {"faq": rulings.read_faqs, "questions": rulings.read_questions}
_FILES = {
    "yaml-yugi": yaml_yugi.read,
    "cdb": cdb.read,
    "lists": lflist.read,
    "archetypes": archetype_names.read,
}
_KNOWN = (
    "Known are cards.json of yaml-yugi, card databases (.cdb), archives or folders of the "
    "official FAQ and Q&A as JSON, names of archetypes (strings.conf), and ban lists "
    "(lflist.conf)."
)


@dataclass(frozen=True, slots=True)
class Given:
    """A source to be imported. `key` is what it takes the place of."""

    key: str
    format: str
    name: str
    dated: str
    read: Callable[[Meter], Iterator[Said]]


def format_of(head: bytes) -> str:
    """The kind of a file that begins so; "" for none we know."""
    if head.startswith(_SQLITE):
        return "cdb"
    head = head.removeprefix(b"\xef\xbb\xbf")
    for kind, sign in _SIGNS:
        if sign.match(head):
            return kind
    return "lists" if _LIST_NAME.match(head) and _LIST_ENTRY.search(head) else ""


def sources_at(
    places: Sequence[Path], leaving: ExitStack
) -> tuple[tuple[Given, ...], tuple[str, ...]]:
    """What can be imported from `places`, and the names of the files that were passed over.

    ImportProblem for a place that holds nothing we know, or a ruling that is none. Archives
    stay open until `leaving` is left.
    """
    given: dict[str, Given] = {}
    of_rulings: dict[str, list[Item]] = {kind: [] for kind in _RULINGS}
    passed: list[str] = []
    for place in places:
        found: dict[str, list[Item]] = {}
        for item in items_at(place, leaving):
            found.setdefault(format_of(item.head()), []).append(item)
        unknown = found.pop("", [])
        if not found:
            raise ImportProblem(place.name, f"is nothing that can be imported. {_KNOWN}")
        _no_broken_rulings(found, unknown)
        passed += [item.name for item in unknown]
        for kind, items in found.items():
            if kind in _RULINGS:
                of_rulings[kind] += items
                continue
            for item in items:
                each = _file(kind, item, place)
                if each.key in given:
                    raise ImportProblem(
                        each.name, f"is the second of its kind, beside {given[each.key].name}"
                    )
                given[each.key] = each
    together = [_together(kind, items) for kind, items in of_rulings.items() if items]
    return (*given.values(), *together), tuple(passed)


def _file(kind: str, item: Item, place: Path) -> Given:
    name = Path(item.name).name
    key = kind if kind == "yaml-yugi" else f"{kind}: {name}"
    changed = datetime.fromtimestamp((item.path or place).stat().st_mtime, UTC)
    return Given(key, kind, name, f"{changed:%Y-%m-%d}", partial(_FILES[kind], item))


def _together(kind: str, items: Sequence[Item]) -> Given:
    name = ", ".join(dict.fromkeys(item.container for item in items))
    return Given(kind, kind, name, "", partial(_RULINGS[kind], items))


def _no_broken_rulings(found: dict[str, list[Item]], unknown: Sequence[Item]) -> None:
    folders = {item.folder for kind in _RULINGS for item in found.get(kind, [])}
    for item in unknown:
        if item.folder in folders and item.name.endswith(".json"):
            raise ImportProblem(item.name, "is neither a FAQ nor a question, among such")
