"""Starting the program: one address without a token, and one clear line where it cannot be."""

import re
import socket
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox.server import Sandbox
from tests.end_to_end.program import Program

pytestmark = pytest.mark.end_to_end

Settings = Mapping[str, str]


async def refused(folder: Path, settings: Settings) -> str:
    """What the program says when it gives up at once; it is nothing but the reason."""
    program = Program(folder, {"DUELKEEPER_SANDBOX_PORT": "0", **settings})
    await program.launch()
    try:
        assert await program.ended() == 1
    finally:
        await program.stop()
    assert program.troubles == []
    said = [line for line in program.lines if " INFO " not in line]
    assert len(said) == 1, program.lines
    return said[0]


async def test_without_a_token_one_address_is_printed_and_a_chat_is_there(
    tmp_path: Path,
) -> None:
    program = Program(tmp_path, {"DUELKEEPER_SANDBOX_PORT": "0"})
    program.nursery = None  # it is started as people start it
    await program.start()
    try:
        printed = re.findall(r"https?://\S+", "\n".join(program.lines))
        assert len(printed) == 1
        address = re.fullmatch(r"http://127\.0\.0\.1:(\d+)", printed[0])
        assert address is not None
        async with aiohttp.ClientSession() as browser, browser.get(printed[0]) as page:
            assert page.status == 200
            assert "<html" in await page.text()
        assert listens_only_at_home(int(address[1]))
        assert (tmp_path / "data" / "duelkeeper.sqlite").exists()
    finally:
        await program.stop()
    assert program.status == 0
    assert program.troubles == []


def listens_only_at_home(port: int) -> bool:
    """Whether no other address of this machine, not even another loopback one, is bound."""
    tables = (Path("/proc/net/tcp"), Path("/proc/net/tcp6"))
    rows = [line.split() for table in tables for line in table.read_text().splitlines()[1:]]
    bound = {row[1] for row in rows if row[1].endswith(f":{port:04X}") and row[3] == "0A"}
    return bound == {f"0100007F:{port:04X}"}


async def test_a_database_from_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "newer.sqlite"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = database.read_bytes()

    said = await refused(tmp_path, {"DUELKEEPER_DATABASE": str(database)})

    assert f"The database {database} was written by a newer Duelkeeper" in said
    assert "Update Duelkeeper" in said
    assert database.read_bytes() == before


@pytest.mark.parametrize("content", [b"noise" * 999, b"SQLite format 3\0" + b"\1" * 9000])
async def test_a_corrupt_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    database = tmp_path / "corrupt.sqlite"
    database.write_bytes(content)

    said = await refused(tmp_path, {"DUELKEEPER_DATABASE": str(database)})

    assert f"{database} is not a Duelkeeper database, or it is damaged" in said
    assert database.read_bytes() == content


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("here", "Check that the file and its folder may be written"),
        ("nowhere/duels.sqlite", "does not exist. Create it"),
        ("/proc/duels.sqlite", "Check that the file and its folder may be written"),
    ],
)
async def test_a_database_that_cannot_be_written_is_named(
    tmp_path: Path, place: str, words: str
) -> None:
    (tmp_path / "here").mkdir()

    said = await refused(tmp_path, {"DUELKEEPER_DATABASE": str(tmp_path / place)})

    assert words in said
    assert "DUELKEEPER_DATABASE" in said


async def test_where_the_folder_for_the_database_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")

    said = await refused(tmp_path, {})

    assert "data" in said
    assert "DUELKEEPER_DATABASE" in said


async def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = str(other.getsockname()[1])
        said = await refused(tmp_path, {"DUELKEEPER_SANDBOX_PORT": port})

    assert f"port {port} of 127.0.0.1 is used by another program" in said
    assert "DUELKEEPER_SANDBOX_PORT" in said


async def done(folder: Path, *arguments: str) -> tuple[int, list[str]]:
    """The exit status of a command, and what it said."""
    program = Program(folder, {})
    program.arguments = arguments
    await program.launch()
    return await program.ended(), program.lines


async def test_a_second_bot_on_one_database_is_turned_away(tmp_path: Path) -> None:
    first = Program(tmp_path, {"DUELKEEPER_SANDBOX_PORT": "0"})
    await first.start()
    try:
        another = await refused(tmp_path, {})
        copied = await done(tmp_path, "backup", "copy.sqlite")
        stopped = await done(tmp_path, "restore", "copy.sqlite")
    finally:
        await first.kill()
    restored = await done(tmp_path, "restore", "copy.sqlite")

    assert "Another Duelkeeper already runs on the database" in another
    assert copied == (
        0,
        ["data/duelkeeper.sqlite was copied to copy.sqlite, with 0 duels going on."],
    )
    assert (stopped[0], len(stopped[1])) == (1, 1)
    assert "A bot runs on data/duelkeeper.sqlite. Stop it" in stopped[1][0]
    assert restored[0] == 0
    assert "data/duelkeeper.sqlite was restored from copy.sqlite" in restored[1][0]
    assert "What was there before is kept" in restored[1][1]


async def test_a_wrong_token_is_named_but_never_printed(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        settings = {"DISCORD_TOKEN": "wrong.token.here", "DUELKEEPER_API_URL": sandbox.url}
        said = await refused(tmp_path, settings)

    assert "Discord does not accept the token in DISCORD_TOKEN" in said
    assert "wrong.token" not in said


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DUELKEEPER_SANDBOX_PORT", "eighty"),
        ("DUELKEEPER_SANDBOX_PORT", "70000"),
        ("DUELKEEPER_LOG_LEVEL", "CHATTY"),
        ("DUELKEEPER_API_URL", "not an address"),
        ("DISCORD_TOKEN", "two words"),
    ],
)
async def test_a_malformed_setting_is_named(tmp_path: Path, name: str, value: str) -> None:
    said = await refused(tmp_path, {name: value})

    assert said.startswith(f"{name}: ")
    assert "Set it to " in said


async def test_an_address_of_a_stand_in_needs_its_token(tmp_path: Path) -> None:
    said = await refused(tmp_path, {"DUELKEEPER_API_URL": "http://127.0.0.1:1"})

    assert "DUELKEEPER_API_URL is set without a DISCORD_TOKEN" in said
