"""What a server keeps, copied to a file and back: all of it, or nothing has changed."""

import sqlite3
from contextlib import closing
from errno import ENOSPC
from pathlib import Path

import pytest

from bot.config import Server
from bot.shared.file_lock import alone
from bot.store import Store, StoreError
from bot.store.backups import KEPT
from bot.store.dialect import tables
from bot.store.places import move
from bot.store.server_backups import back_up, moved_to_file, moved_to_server, restore, status
from tests import postgres
from tests.privacy.filled import ME, all_of, dumped, fill
from tests.store.several import opened

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING)


@pytest.fixture
def server() -> Server:
    return postgres.new()


@pytest.fixture
async def filled(tmp_path: Path) -> Path:
    """A file with rows in nearly every table."""
    path = tmp_path / "duels.sqlite"
    store = await Store.open(path)
    await fill(store)
    await store.decks.delete(ME, 1)
    leaving = await store.leavings.begin(99)
    await store.leavings.forget(leaving)
    await store.leavings.forget_rest(leaving)
    await store.close()
    return path


async def rows_of(server: Server) -> str:
    store = await Store.open(server)
    try:
        return await all_of(store)
    finally:
        await store.close()


def of_tables(path: Path) -> list[str]:
    """All rows, in some order, without what SQLite keeps of itself."""
    return sorted(each for each in dumped(path).splitlines() if not each.startswith("sqlite_"))


def counters(path: Path) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as connection:
        return dict(connection.execute("SELECT name, seq FROM sqlite_sequence WHERE seq > 0"))


async def test_there_and_back_it_is_the_same(
    filled: Path, server: Server, tmp_path: Path
) -> None:
    back = tmp_path / "back.sqlite"
    assert "duels going on" in await moved_to_server(filled, server)
    assert sorted((await rows_of(server)).splitlines()) == of_tables(filled)
    assert str(server) in await moved_to_file(server, back)
    assert of_tables(back) == of_tables(filled)
    assert counters(back) == counters(filled)
    assert back.stat().st_mode & 0o077 == 0
    await (await Store.open(back)).close()


async def test_no_number_is_given_again_after_it(filled: Path, server: Server) -> None:
    before = counters(filled)
    await moved_to_server(filled, server)
    store = await Store.open(server)
    assert (await store.leavings.begin(98)).id == before["leavings"] + 1
    for table in tables():
        if table.counts:
            highest = f"SELECT coalesce(max({table.counts}), 0) FROM {table.name}"
            next_one = "SELECT nextval(pg_get_serial_sequence(?, ?))"
            number = await store.database.number(next_one, (table.name, table.counts))
            assert number > await store.database.number(highest), table.name
    await store.close()


async def test_a_target_that_is_not_empty_is_left_alone(
    filled: Path, server: Server, tmp_path: Path
) -> None:
    store = await Store.open(server)
    await store.people.hear(5, "ja")
    await store.close()
    before = await rows_of(server)
    with pytest.raises(StoreError, match="is not empty: there are rows in people"):
        await moved_to_server(filled, server)
    assert await rows_of(server) == before
    there = tmp_path / "there.sqlite"
    there.write_text("mine")
    with pytest.raises(StoreError, match="is there already"):
        await moved_to_file(server, there)
    assert there.read_text() == "mine"


async def test_what_cannot_be_kept_leaves_nothing_half_done(
    filled: Path, server: Server
) -> None:
    with closing(sqlite3.connect(filled)) as connection, connection:
        connection.execute("UPDATE told_logs SET language = 'e' || char(0)")
    with pytest.raises(StoreError, match="told_logs has a value that PostgreSQL"):
        await moved_to_server(filled, server)
    there = "SELECT count(*) FROM pg_tables WHERE schemaname = 'duelkeeper'"
    assert postgres.said(there, server.address.partition("@/")[2].partition("?")[0]) == "0"
    with closing(sqlite3.connect(filled)) as connection, connection:
        connection.execute("UPDATE told_logs SET language = 'en'")
    await moved_to_server(filled, server)


async def test_neither_is_moved_while_a_bot_runs(
    filled: Path, server: Server, tmp_path: Path
) -> None:
    with alone(filled), pytest.raises(StoreError, match="A bot runs on"):
        await moved_to_server(filled, server)
    store = await Store.open(server, alone=True)
    for doing in (
        moved_to_server(filled, server),
        moved_to_file(server, tmp_path / "to.sqlite"),
        restore(server, filled),
    ):
        with pytest.raises(StoreError, match="A bot runs on"):
            await doing
    assert "a bot runs on it" in await status(server)
    await store.close()


async def test_a_copy_is_made_while_a_bot_runs_and_put_back_when_it_has_ended(
    filled: Path, server: Server, tmp_path: Path
) -> None:
    await moved_to_server(filled, server)
    before = await rows_of(server)
    bot = await Store.open(server, alone=True)
    copy = tmp_path / "copy.sqlite"
    assert "was copied to" in await back_up(server, copy)
    await bot.people.hear(123456, "ja")
    await bot.commands.are(7, "known")
    await bot.close()
    with pytest.raises(StoreError, match="is there already"):
        await back_up(server, copy)

    said = [await restore(server, copy) for _ in range(KEPT + 2)]

    assert "What was there before is kept as the schema duelkeeper_replaced_" in said[0]
    assert sorted((await rows_of(server)).splitlines()) == [
        each for each in sorted(before.splitlines()) if not each.startswith("known_commands")
    ]
    assert "Older ones were removed: duelkeeper_replaced_" in said[-1]
    told = await status(server)
    assert told.count("duelkeeper_replaced_") == KEPT
    assert "duels going on" in told.lower()


@pytest.mark.parametrize("problem", [TimeoutError(), ConnectionResetError("reset by peer")])
async def test_trouble_of_the_server_is_not_told_as_that_of_the_disk(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    await (await Store.open(server)).close()
    copy = tmp_path / "copy.sqlite"

    async def fails(*_: object) -> None:
        raise problem

    monkeypatch.setattr("bot.store.server_backups.to_file", fails)
    with pytest.raises(StoreError, match="Check that the server runs") as told:
        await back_up(server, copy)
    assert "disk" not in str(told.value)
    assert not copy.exists()


async def test_trouble_of_the_disk_is_told_as_such(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(server)).close()

    async def fails(*_: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("bot.store.server_backups.to_file", fails)
    with pytest.raises(StoreError, match="its disk has room"):
        await back_up(server, tmp_path / "copy.sqlite")


async def test_processes_that_run_are_counted(server: Server) -> None:
    first = await opened(server, 0)
    assert "a bot runs in 1 process on it" in await status(server)
    second = await opened(server, 1)
    assert "a bot runs in 2 processes on it" in await status(server)
    await second.close()
    assert "a bot runs in 1 process on it" in await status(server)
    await first.close()
    assert "no bot runs on it" in await status(server)


async def test_what_is_no_copy_changes_nothing(server: Server, tmp_path: Path) -> None:
    store = await Store.open(server)
    await store.people.hear(5, "ja")
    await store.close()
    before = await rows_of(server)
    wrong = tmp_path / "wrong.sqlite"
    for content in (b"no database at all, though of some length", None):
        if content is None:
            wrong.unlink()
        else:
            wrong.write_bytes(content)
        with pytest.raises(StoreError, match=r"wrong\.sqlite"):
            await restore(server, wrong)
    assert await rows_of(server) == before
    assert "replaced" not in await status(server)


async def test_a_server_without_a_database_of_ours_says_so(
    server: Server, tmp_path: Path
) -> None:
    with pytest.raises(StoreError, match="There is no database of ours"):
        await back_up(server, tmp_path / "copy.sqlite")
    with pytest.raises(StoreError, match="There is no database of ours"):
        await status(server)


def test_only_between_a_file_and_a_server_is_moved(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="Name a file and an address"):
        move(tmp_path / "a.sqlite", tmp_path / "b.sqlite")


async def test_a_row_that_contradicts_others_is_named_by_its_table(
    filled: Path, server: Server
) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute("INSERT INTO clocks VALUES (4242, 0, 1, 2.0, 3.0, 0)")
        connection.commit()
    before = dumped(filled)
    with pytest.raises(StoreError, match="clocks has a row that contradicts others") as problem:
        await moved_to_server(filled, server)
    assert "4242" not in str(problem.value)
    assert dumped(filled) == before
    await (await Store.open(server)).close()
