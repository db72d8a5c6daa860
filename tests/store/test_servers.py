"""A database on a server: made and brought up to date, had by one bot alone, lost and found."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.config import Server
from bot.duels.store.records import GivenBy, Kept
from bot.shared.database import ConflictError, UnavailableError
from bot.store import Store, StoreError, opening
from bot.store.dialect import marked, tables
from bot.store.on_server import bring_up_to_date
from bot.store.opening import migrations
from bot.store.places import status
from engine.core.match import Entry
from engine.core.protocol import Seat
from tests import postgres
from tests.waiting import PATIENCE

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING)


@pytest.fixture
def server() -> Server:
    return postgres.new()


def name_of(server: Server) -> str:
    return server.address.partition("@/")[2].partition("?")[0]


def end_connections(server: Server) -> None:
    """As where a server is stopped, or the network is away."""
    postgres.said(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        f"WHERE datname = '{name_of(server)}'"
    )


async def test_it_has_the_tables_and_columns_of_a_file(server: Server, tmp_path: Path) -> None:
    await (await Store.open(server)).close()
    file = tmp_path / "duels.sqlite"
    await (await Store.open(file)).close()
    columns = postgres.said(
        "SELECT table_name || '.' || column_name || '.' || is_nullable "
        "FROM information_schema.columns "
        "WHERE table_schema = 'duelkeeper' "
        "AND table_name NOT IN ('schema_version', 'nodes', 'leases', 'request_shares')",
        name_of(server),
    )
    with closing(sqlite3.connect(file)) as connection:
        of_file = {
            f"{table.name}.{row[1]}.{'NO' if row[3] or row[5] else 'YES'}"
            for table in tables()
            for row in connection.execute(f"PRAGMA table_info({table.name})")
        }
    assert set(columns.splitlines()) == of_file
    assert len(tables()) > 40


async def test_one_of_before_gets_the_migrations_it_has_not_had(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(server)
    await store.people.hear(1 << 60, "ja")
    await store.close()
    number = max(migrations()) + 1
    later = tmp_path / f"{number:04}_later.sql"
    later.write_text(
        "CREATE TABLE later (id INTEGER PRIMARY KEY AUTOINCREMENT, person INTEGER NOT NULL,\n"
        "    at REAL NOT NULL, packed BLOB, said TEXT NOT NULL DEFAULT '' -- a TEXT\n);\n"
        "INSERT INTO later (person, at) SELECT person, 0.5 FROM people;\n"
        "ALTER TABLE people ADD COLUMN liked INTEGER NOT NULL DEFAULT 1;\n"
    )
    all_of_them = {**migrations(), number: later}
    monkeypatch.setattr(opening, "migrations", lambda: all_of_them)
    monkeypatch.setattr("bot.store.on_server.migrations", lambda: all_of_them)
    with pytest.raises(StoreError, match="Start the bot of this version on it once"):
        await Store.open(server, unchanged=True)
    for _ in range(2):
        store = await Store.open(server)
        assert await store.database.rows("SELECT * FROM later") == [(1, 1 << 60, 0.5, None, "")]
        assert await store.database.rows("SELECT liked FROM people") == [(1,)]
        await store.close()
    monkeypatch.undo()
    with pytest.raises(StoreError, match=r"newer Duelkeeper.*Update Duelkeeper"):
        await Store.open(server)


async def test_two_that_begin_at_once_make_it_once(server: Server) -> None:
    await asyncio.gather(*(bring_up_to_date(server) for _ in range(3)))
    store = await Store.open(server)
    assert await store.matches.open_ids() == []
    await store.close()


async def test_one_bot_alone_has_it_until_it_has_ended(server: Server) -> None:
    first = await Store.open(server, alone=True)
    with pytest.raises(StoreError, match="Another Duelkeeper already runs on the database"):
        await Store.open(server, alone=True)
    beside = await Store.open(server)
    assert "a bot runs on it" in await asyncio.to_thread(status, server)
    await first.close()
    assert "no bot runs on it" in await asyncio.to_thread(status, server)
    second = await Store.open(server, alone=True)
    await second.close()
    await beside.close()


async def test_a_lost_connection_is_made_anew_and_nothing_is_lost(server: Server) -> None:
    store = await Store.open(server, alone=True)
    await store.people.hear(1, "ja")
    end_connections(server)
    for _ in range(2):
        try:
            await store.people.hear(2, "zh")
        except UnavailableError:
            continue
    store.people.let_go(1)
    store.people.let_go(2)
    assert [await store.people.language(user) for user in (1, 2)] == ["ja", "zh"]
    with pytest.raises(StoreError, match="Another Duelkeeper"):
        await Store.open(server, alone=True)
    await store.close()


async def test_a_server_that_was_away_has_all_that_was_accepted(server: Server) -> None:
    postgres.said(f"ALTER DATABASE {name_of(server)} SET synchronous_commit = on")
    store = await Store.open(server, alone=True)
    for _ in range(20):
        await store.database.number(
            "INSERT INTO matches (game, setup, channel, parent, language, pace, "
            "decision_seconds, unilateral) VALUES ('odds', '', 1, 1, 'en', 1, 300, 1) "
            "RETURNING id"
        )
    given = [Kept(Entry(Seat(0), (n,), f"{n}"), GivenBy.PLAYER) for n in range(3)]
    matches = range(1, 21)
    await asyncio.gather(*(store.journal.append(match, 0, given[:2]) for match in matches))
    postgres.end()
    try:
        failed = await asyncio.gather(
            *(store.journal.append(match, 2, given[2:]) for match in matches),
            return_exceptions=True,
        )
    finally:
        postgres.begin()
    assert [type(each) for each in failed] == [UnavailableError] * 20
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                assert await store.matches.answers(1) == given[:2]
                break
            except UnavailableError:
                await asyncio.sleep(0.1)
    await asyncio.gather(*(store.journal.append(match, 2, given[2:]) for match in matches))
    for match in matches:
        assert await store.matches.answers(match) == given
    await store.close()


async def test_who_has_lost_it_to_another_bot_keeps_nothing_more(server: Server) -> None:
    first = await Store.open(server, alone=True)
    end_connections(server)
    second = await Store.open(server, alone=True)
    for _ in range(3):
        with pytest.raises(UnavailableError):
            await first.commands.are(1, "mine")
    await second.commands.are(1, "theirs")
    assert await second.commands.digest(1) == "theirs"
    await first.close()
    await second.close()


async def test_a_cut_between_the_statements_of_one_write_keeps_none(server: Server) -> None:
    store = await Store.open(server)
    keep = "INSERT INTO known_commands (application, digest) VALUES (?, ?)"
    cut = "SELECT pg_terminate_backend(pg_backend_pid())"
    with pytest.raises(UnavailableError):
        await store.database.together((keep, (1, "a")), (cut, ()), (keep, (2, "b")))
    assert await store.commands.digest(1) == ""
    await store.close()


async def test_who_is_away_in_the_middle_of_a_statement_leaves_the_rest_in_order(
    server: Server,
) -> None:
    store = await Store.open(server)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await store.database.rows("SELECT pg_sleep(5)")
    await store.commands.are(1, "kept")
    assert await store.commands.digest(1) == "kept"
    await store.close()


async def test_no_error_has_the_password() -> None:
    secret = "pass/w\u00f6rd%"
    for host in ("127.0.0.1:1", "no.such.host.invalid"):
        address = f"postgresql://keeper:pass%2Fw%C3%B6rd%25@{host}/duels?connect_timeout=1"
        server = Server(secret=SecretStr(address))
        with pytest.raises(StoreError, match="cannot be used") as problem:
            await Store.open(server)
        told = f"{problem.value} {server} {server!r} {problem.value.__context__!r}"
        assert "keeper:***@" in told
        for each in (secret, "pass%2Fw", "w\u00f6rd"):
            assert each not in told


async def test_no_error_has_the_values_of_a_row(server: Server) -> None:
    """What a server says of a row that it refuses goes to the log: hands and decks do not."""
    store = await Store.open(server)
    refused = (
        ("INSERT INTO known_commands (application, digest) VALUES (?, NULL)", 4242),
        ("SELECT CAST(? AS TEXT)::BIGINT", "hidden hand"),
        ("SELECT CAST(? AS BIGINT)", "hidden hand"),
    )
    for statement, value in refused:
        with pytest.raises(ConflictError) as problem:
            await store.database.rows(statement, (value,))
        assert str(value) not in str(problem.value)
    await store.close()


async def test_without_the_package_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("bot.store.on_server", "bot.store.postgres", "asyncpg"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match="make postgresql"):
        await Store.open(Server(secret=SecretStr("postgresql://a@b/c")))


def test_marks_of_values_get_their_numbers() -> None:
    assert marked("SELECT ?, ? FROM a WHERE b = ?") == "SELECT $1, $2 FROM a WHERE b = $3"
    assert marked("SELECT ?1, ?2 WHERE b IN (?1, ?10)") == "SELECT $1, $2 WHERE b IN ($1, $10)"
