"""The texts of cards by hand are packed as they are read, and unpacked when they are asked."""

import tracemalloc
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

from bot.games import GAMES
from bot.library.library import Library
from bot.library.making import bring, made
from bot.library.packed import Packed, pack
from cards.text.by_hand import printed
from tests.library.test_making import CODE, HERON, place

LONG = "It wades, and wades on. " * 200
COPIES = 400


def crowded(folder: Path) -> Path:
    """A library with many cards by hand, each of a long text."""
    path = place(folder, {**HERON, "monster_type_line": "Winged Beast / Effect"})
    with closing(connect(path)) as shelf, shelf:
        shelf.execute("UPDATE texts SET text = ?", (LONG,))
        shelf.execute("UPDATE cards SET official_id = NULL")
        for table in ("cards", "made", "texts"):
            found = shelf.execute(f"SELECT * FROM {table} WHERE code = {CODE}").fetchall()
            columns = [name for _, name, *_ in shelf.execute(f"PRAGMA table_info({table})")]
            code = columns.index("code")
            for nth in range(1, COPIES + 1):
                for row in found:
                    copy = [*row]
                    copy[code] += nth
                    if table == "texts":
                        copy[columns.index("id")] = None
                    marks = ", ".join("?" * len(copy))
                    shelf.execute(f"INSERT INTO {table} VALUES ({marks})", copy)
    return path


async def test_texts_that_few_people_read_are_never_held_unpacked(tmp_path: Path) -> None:
    library = await Library.open(crowded(tmp_path))
    try:
        await library.rows("SELECT 1")
        tracemalloc.start()
        bring([*GAMES.values()], await made(library))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        await library.close()

    assert printed(CODE + COPIES, "en") == (LONG,)
    assert most < len(LONG) * COPIES


def test_what_is_packed_is_the_texts_by_language() -> None:
    texts = Packed(pack('{"en": ["It wades.", ""], "ja": ["歩く。", "振り子。"]}'))

    assert dict(texts) == {"en": ("It wades.", ""), "ja": ("歩く。", "振り子。")}
    assert len(texts) == 2
    assert texts.get("zh") is None
