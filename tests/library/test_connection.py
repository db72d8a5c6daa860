"""Whatever happens while the file is opened or closed, no thread of a connection is left over.

Such a thread would keep the process from ending.
"""

import asyncio
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import aiosqlite
import pytest

from bot.client import Client
from bot.library import connection
from bot.library.connection import SCHEMA, Door, LibraryClosedError
from bot.library.library import Library
from bot.store import Store
from tests.library.invented import MOSSBACK, shelve_invented

PATIENCE = 20.0
"""Seconds in which a thread that was told to end does so."""


def connections() -> set[threading.Thread]:
    """The threads of all open connections."""
    return {each for each in threading.enumerate() if "connection_worker" in each.name}


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    before = connections()
    yield
    left = connections() - before
    for thread in left:
        thread.join(PATIENCE)
    assert not any(thread.is_alive() for thread in left)


class Held:
    """A function that says when it was called, and waits until it may go on."""

    def __init__(self) -> None:
        self.called = threading.Event()
        self.may_go_on = threading.Event()

    def __call__(self, *_: object, **__: object) -> str:
        self.called.set()
        assert self.may_go_on.wait(PATIENCE)
        return ""

    async def until_called(self) -> None:
        assert await asyncio.to_thread(self.called.wait, PATIENCE)


async def count(door: Door) -> int:
    async with door.reading() as connection:
        found = await connection.execute_fetchall("SELECT count(*) FROM cards")
    (row,) = found
    return int(row[0])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return shelve_invented(tmp_path / "library.sqlite")


async def test_closing_while_somebody_opens_the_file_closes_it_once_they_have_read(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held()
    monkeypatch.setattr(connection, "whats_wrong", held)
    door = Door(path)
    reading = asyncio.create_task(count(door))
    await held.until_called()
    closing = asyncio.create_task(door.close())
    await asyncio.sleep(0)
    held.may_go_on.set()
    await closing

    assert await reading > 0


@pytest.mark.parametrize("is_there", [False, True])
async def test_reading_after_closing_is_refused(path: Path, is_there: bool) -> None:
    if not is_there:
        path.unlink()
    library = await Library.open(path)
    await library.close()

    with pytest.raises(LibraryClosedError):
        await library.card(MOSSBACK)
    await library.close()


async def test_a_reader_given_up_while_the_empty_library_is_made_leaves_nothing_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    making = asyncio.Event()

    async def stuck(*_: object) -> None:
        making.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(aiosqlite.Connection, "executescript", stuck)
    reading = asyncio.create_task(count(Door(None)))
    await making.wait()
    reading.cancel()

    with pytest.raises(asyncio.CancelledError):
        await reading


async def test_a_reader_given_up_while_the_former_file_is_closed_leaves_the_new_one_known(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closing, close = asyncio.Event(), aiosqlite.Connection.close

    async def slow(connection: aiosqlite.Connection) -> None:
        try:
            closing.set()
            await asyncio.Event().wait()
        finally:
            await close(connection)

    door = Door(path)
    await count(door)
    os.replace(shelve_invented(path.with_name("other.sqlite")), path)
    monkeypatch.setattr(aiosqlite.Connection, "close", slow)
    reading = asyncio.create_task(count(door))
    await closing.wait()
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    monkeypatch.undo()

    assert await count(door) > 0
    await door.close()


async def test_the_schema_is_read_before_anything_is_open(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(connection, "SCHEMA", tmp_path / SCHEMA.name)

    with pytest.raises(FileNotFoundError):
        await count(Door(None))


async def test_a_library_that_a_client_was_given_serves_the_next_client(path: Path) -> None:
    store = await Store.open(":memory:")
    library = await Library.open(path)
    await Client(store, {}, library=library).close()

    assert await library.card(MOSSBACK)
    await library.close()
    await store.close()
