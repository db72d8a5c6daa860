"""Ban lists for the zoo, as a library of their own."""

from collections.abc import Sequence
from pathlib import Path

from cards.sources.records import SaidList
from tests.library.invented import shelve_said

LISTS = (
    SaidList(
        "2026.07 Forest", "Forest", "2026.07", 20260700, False, None, {1: (0, 0), 2: (1, 0)}
    ),
    SaidList("2025.01 Forest", "Forest", "2025.01", 20250100, False, None, {2: (2, 0)}),
    SaidList(
        "2026.07 Meadow", "Meadow", "2026.07", 20260700, True, None, {1: (3, 0), 3: (1, 0)}
    ),
    SaidList(
        "2026.08 Market", "Market", "2026.08", 20260800, False, 10, {2: (3, 6), 3: (3, 1)}
    ),
)
"""The second is past; of the third only what is named may be used; the last has prices."""


def shelve_lists(path: Path, lists: Sequence[SaidList] = LISTS) -> Path:
    """Write the lists to a library at `path`, where nothing may be yet; the path again."""
    return shelve_said(path, {"lists": lists})
