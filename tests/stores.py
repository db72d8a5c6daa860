"""A store for each test, of which the tables are made once for all of them."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

import pytest

import bot.store
from bot.config import Server
from bot.store import Store
from bot.store.on_server import bring_up_to_date
from bot.store.opening import MEMORY, migrations, scripts
from tests import postgres

ALL_ON_SERVER: Final = os.environ.get("DUELKEEPER_TEST_STORE") == "postgresql"
"""Whether every test of this run opens its stores on a server."""
ENGINES: Final = ("postgresql",) if ALL_ON_SERVER else ("sqlite", "postgresql")
_numbers = count()
_served: list[dict[str, Server]] = []
"""By their paths the databases that stand on a server instead, where that is so."""


def make_at_once() -> None:
    """From now on a new database is made by one script, as all migrations would leave it.

    Each test that opens one would go through all of them again.
    """
    vars(bot.store)["scripts"] = at_once


def at_once(version: int) -> list[tuple[int, str]]:
    """What brings a database of that version up to date: a new one by a single script."""
    return scripts(version) if version else [(max(migrations()), _whole(tuple(scripts(0))))]


@cache
def _whole(each: tuple[tuple[int, str], ...]) -> str:
    """The script that makes a database as these leave it one after another."""
    with closing(sqlite3.connect(MEMORY)) as made:
        for _, script in each:
            made.executescript(script)
        lines = list(made.iterdump())
    assert (lines[0], lines[-1]) == ("BEGIN TRANSACTION;", "COMMIT;")
    return "\n".join(lines[1:-1])


@contextmanager
def on_server() -> Iterator[None]:
    """Meanwhile each path that a store is opened at is a database on a server instead."""
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    places: dict[str, Server] = {}
    of_files = Store.open

    async def instead(place: Path | Server | str, *, alone: bool = False) -> Store:
        if isinstance(place, Server):
            return await of_files(place, alone=alone)
        name = str(place)
        if name == ":memory:" or name not in places:
            places[name] = await _empty()
        return await of_files(places[name], alone=True)

    _served.append(places)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Store, "open", instead)
        yield
    _served.pop()


async def _empty() -> Server:
    """A database of today's version, copied from one that is made once."""
    name = f"test_{next(_numbers)}"
    postgres.said(f"CREATE DATABASE {name} TEMPLATE {await _template()}")
    return postgres.database(name)


_templates: list[str] = []


async def _template() -> str:
    if not _templates:
        server = postgres.new()
        await bring_up_to_date(server)
        _templates.append(server.address.partition("@/")[2].partition("?")[0])
    return _templates[0]
