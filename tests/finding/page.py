"""The tables of docs/finding.md; what stands above the first of them is written by hand."""

from collections.abc import Iterator
from pathlib import Path

import bot
from tests.finding import names, spoken
from tests.finding.shelves import Row, Shelf

PAGE = Path(bot.__file__).parents[1] / "docs" / "finding.md"
SHELVES = (
    *(names.WORDS, names.AMONG_EQUALS, names.WELL_KNOWN, names.OTHER_LANGUAGES),
    *(names.CUT_DOWN, names.NUMBERED, names.SIGNS),
    *(spoken.NICKNAMES, spoken.TRANSLATIONS, spoken.SOUNDS, spoken.KEYS),
)
READERS = {"en": "English", "ja": "Japanese", "zh": "Chinese"}
COLUMNS = "| Typed | Who reads | Found | Because |\n|---|---|---|---|\n"


def page() -> str:
    """The whole page."""
    head, _, _ = PAGE.read_text("utf-8").partition("\n## ")
    return head + "".join(f"\n## {shelf.title}\n\n{COLUMNS}{_rows(shelf)}" for shelf in SHELVES)


def _rows(shelf: Shelf) -> str:
    return "".join(
        f"| {row.typed} | {READERS[row.language]} | {', '.join(_cards(shelf, row, found))} "
        f"| {row.because} |\n"
        for row, found in (
            (row, {card.code: card.label for card in cards}) for row, cards in shelf.found()
        )
    )


def _cards(shelf: Shelf, row: Row, found: dict[int, str]) -> Iterator[str]:
    for code in row.codes:
        known = f" · {shelf.known[code]}" if shelf.known.get(code) else ""
        yield found[code] + known
    if len(found) > len(row.codes):
        yield "…"
