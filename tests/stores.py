"""A store for each test, of which the tables are made once for all of them."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from bot.config import Server
from bot.shared.private_files import make_private
from bot.store import Store
from bot.store.on_server import bring_up_to_date
from tests import postgres

ALL_ON_SERVER: Final = os.environ.get("DUELKEEPER_TEST_STORE") == "postgresql"
"""Whether every test of this run opens its stores on a server."""
ENGINES: Final = ("postgresql",) if ALL_ON_SERVER else ("sqlite", "postgresql")
_made: list[bytes] = []
_numbers = count()
_served: list[dict[str, Server]] = []
"""By their paths the databases that stand on a server instead, where that is so."""


async def opened(path: Path) -> Store:
    """The store at `path`; where nothing is there yet, an empty one of today's version."""
    if not _served and not path.exists():
        if not _made:
            with TemporaryDirectory() as folder:
                first = Path(folder, "first.sqlite")
                await (await Store.open(first)).close()
                _made.append(first.read_bytes())
        make_private(path)
        path.write_bytes(_made[0])
    return await Store.open(path)


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
