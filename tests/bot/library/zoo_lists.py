"""Ban lists for the zoo, as a library of their own."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from bot.library.opening import APPLICATION, SCHEMA, VERSION
from bot.library.said import SaidList
from bot.library.shelving import put_together, shelve

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
    shelf = sqlite3.connect(path, isolation_level=None)
    shelf.executescript(SCHEMA.read_text(encoding="utf-8"))
    shelf.execute(f"PRAGMA application_id = {APPLICATION}")
    shelf.execute(f"PRAGMA user_version = {VERSION}")
    shelf.execute("BEGIN")
    row = (1, "lists", "lists", "zoo-lists", "2026-01-01", "2026-11-21T12:00:00Z", len(lists))
    shelf.execute("INSERT INTO sources VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    for record in lists:
        shelve(shelf, 1, record)
    put_together(shelf, lambda step: None)
    shelf.execute("COMMIT")
    shelf.close()
    return path
