"""Each row of docs/finding.md is so, and the page is as the rows are."""

from collections.abc import Sequence

import pytest

from bot.finding.entries import FoundCard
from tests.finding.page import PAGE, SHELVES, page
from tests.finding.shelves import Row, Shelf

FOUND = [(shelf, row, found) for shelf in SHELVES for row, found in shelf.found()]


@pytest.mark.parametrize(
    ("shelf", "row", "found"),
    FOUND,
    ids=[f"{shelf.title}: {row.typed} ({row.language})" for shelf, row, _ in FOUND],
)
def test_who_types_it_finds_these_cards(
    shelf: Shelf, row: Row, found: Sequence[FoundCard]
) -> None:
    codes = tuple(card.code for card in found)
    assert (codes if row.alone else codes[: len(row.codes)]) == row.codes


def test_the_page_is_as_the_rows_are() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: make finding"
