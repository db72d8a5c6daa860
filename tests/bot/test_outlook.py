"""`python -m bot check` says before an update which duels it would stop, and stops none."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import running
from bot.duels.match.outlook import outlook
from bot.games import GAMES
from bot.shared.file_lock import alone
from bot.store import Store, StoreError
from bot.store.opening import migrations
from tests.bot.standing_in import Room, fingers
from tests.bot.updated import POT, Update, drawn, draws
from tests.bot.updated import update as update


def content(path: Path) -> list[str]:
    """All that is in the database."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return list(connection.iterdump())


async def test_it_counts_who_goes_on_and_says_why_others_would_not(
    room: Room, update: Update
) -> None:
    ended = (await drawn(room)).record.id
    gone = (await room.duel(channel=8)).record.id
    await room.store.database.do("UPDATE matches SET game = 'chess' WHERE id = ?", (gone,))
    open_ids = await room.store.matches.open_ids()
    update(Pot_of_Greed=draws(1))

    assert (await outlook(room.store, room.games)).splitlines() == [
        f"Open duels: {len(open_ids)}. With this version go on: {len(open_ids) - 2}.",
        "Would be stopped, and count for nobody: 2.",
        f"  duel {ended} (Yugi - Kaiba): changed: {POT}",
        f"  duel {gone} (Yugi - Kaiba): there is no game 'chess'",
    ]
    assert await room.store.matches.open_ids() == open_ids


async def test_rules_that_have_changed_are_named(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fingers(await room.duel())
    await room.store.database.do("UPDATE answers SET reached = NULL")
    monkeypatch.setattr("tests.bot.odds_and_evens.VERSION", "2")

    said = await outlook(room.store, room.games)
    assert said.splitlines()[-1] == (
        "  duel 1 (Yugi - Kaiba): changed: the rules (version 1 to 2)"
    )


async def test_it_looks_at_a_copy_while_another_bot_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "duels.sqlite"
    with alone(path):
        room = Room(await Store.open(path))
        monkeypatch.setitem(GAMES, "odds", room.games["odds"])
        monkeypatch.setattr("tests.bot.odds_and_evens.VERSION", "2")
        await fingers(await room.duel())
        before = content(path)
        monkeypatch.setattr("tests.bot.odds_and_evens.VERSION", "3")

        said = await asyncio.to_thread(running.check, path)
        assert said == "Open duels: 1. With this version go on: 1."
        assert content(path) == before
        await room.store.close()


def test_a_database_of_an_older_version_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "duels.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        older = [script for _, script in sorted(migrations().items())][:-1]
        for script in older:
            connection.executescript(script.read_text())
        connection.execute(f"PRAGMA user_version = {len(older)}")
        connection.commit()
    before = path.read_bytes()

    assert running.check(path) == "Open duels: 0. With this version go on: 0."
    assert path.read_bytes() == before


def test_without_a_database_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="There is no database"):
        running.check(tmp_path / "none.sqlite")
