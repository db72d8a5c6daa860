"""What a file is, by what is in it, and all that is to be imported as a row of sources."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.games import SOURCES
from cards.sources.declaring import Meter
from cards.sources.items import Item
from cards.sources.problems import ImportProblem
from cards.sources.records import Read
from cards.sources.unpacking import items_at


@dataclass(frozen=True, slots=True)
class Given:
    """A source to be imported. `key` is what it takes the place of."""

    key: str
    format: str
    name: str
    dated: str
    read: Callable[[Meter], Iterator[Read]]


def sources_at(
    places: Sequence[Path], leaving: ExitStack
) -> tuple[tuple[Given, ...], tuple[str, ...]]:
    """What can be imported from `places`, and the names of the files that were passed over.

    ImportProblem for a place that holds nothing we know, or a ruling that is none. Archives
    stay open until `leaving` is left.
    """
    given: dict[str, Given] = {}
    of_rulings: dict[str, list[Item]] = {kind: [] for kind in SOURCES.together}
    passed: list[str] = []
    for place in places:
        found: dict[str, list[Item]] = {}
        for item in items_at(place, leaving):
            found.setdefault(SOURCES.format_of(item.head()), []).append(item)
        unknown = found.pop("", [])
        if not found:
            raise ImportProblem(place.name, f"is nothing that can be imported. {SOURCES.known}")
        _no_broken_rulings(found, unknown)
        passed += [item.name for item in unknown]
        for kind, items in found.items():
            if kind in SOURCES.together:
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
    key = kind if kind == SOURCES.first else f"{kind}: {name}"
    changed = datetime.fromtimestamp((item.path or place).stat().st_mtime, UTC)
    return Given(key, kind, name, f"{changed:%Y-%m-%d}", partial(SOURCES.files[kind], item))


def _together(kind: str, items: Sequence[Item]) -> Given:
    name = ", ".join(dict.fromkeys(item.container for item in items))
    return Given(kind, kind, name, "", partial(SOURCES.together[kind], items))


def _no_broken_rulings(found: dict[str, list[Item]], unknown: Sequence[Item]) -> None:
    folders = {item.folder for kind in SOURCES.together for item in found.get(kind, [])}
    for item in unknown:
        if item.folder in folders and item.name.endswith(".json"):
            raise ImportProblem(item.name, "is neither a FAQ nor a question, among such")
