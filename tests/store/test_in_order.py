"""A database of before is read in the order of its rows, and its people are who they were."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.puzzles.store import Occasion
from bot.store import Store
from bot.store.opening import migrations

YUGI, KAIBA, JOEY = 3 << 60, 22, 33
DAY = Occasion(5, 20261129, "one")


def as_before(path: Path) -> None:
    """Three have solved a puzzle, one after the other, and Yugi has shared three decks."""
    with closing(sqlite3.connect(path)) as connection:
        scripts = [script for _, script in sorted(migrations().items())]
        before = scripts[: next(n for n, each in enumerate(scripts) if "persons" in each.name)]
        for script in before:
            connection.executescript(script.read_text())
        connection.executemany(
            "INSERT INTO puzzles_solved VALUES (5, 20261129, 'one', ?)",
            [(user,) for user in (YUGI, JOEY, KAIBA)],
        )
        connection.executemany(
            "INSERT INTO deck_shares VALUES (?, ?, 'Yugi', 'odds', ?, '{}', '2026-11-29')",
            [(key, YUGI, key) for key in ("c", "a", "b")],
        )
        connection.execute("INSERT INTO people (user, language) VALUES (?, 'ja')", (YUGI,))
        connection.execute(f"PRAGMA user_version = {len(before)}")
        connection.commit()


async def test_what_the_order_of_rows_told_is_told_by_numbers(tmp_path: Path) -> None:
    path = tmp_path / "duels.sqlite"
    as_before(path)
    store = await Store.open(path)
    assert await store.puzzles.solvers(DAY) == [YUGI, JOEY, KAIBA]
    assert not await store.puzzles.solve(DAY, KAIBA)
    rows = await store.database.rows("SELECT key FROM deck_shares ORDER BY n")
    assert [key for (key,) in rows] == ["c", "a", "b"]
    assert await store.people.language(YUGI) == "ja"
    await store.close()
