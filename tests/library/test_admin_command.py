"""`/admin import`, through the real client: only for who manages the server."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client import Client
from bot.library.library import Library
from bot.sandbox.seam import point_client_at
from bot.sandbox.server import Sandbox
from bot.store import Store
from tests.library.invented import shelve_invented
from tests.sandbox import openapi
from tests.waiting import PATIENCE


@pytest.fixture
async def shop(tmp_path: Path) -> AsyncIterator[Sandbox]:
    store = await Store.open(tmp_path / "shop.db")
    library = await Library.open(tmp_path / "library.sqlite")
    try:
        async with Sandbox() as sandbox:
            sandbox.inspect = openapi.inspect
            point_client_at(sandbox.url)
            async with Client(store, {}, library=library) as client:
                await client.login(sandbox.token)
                connection = asyncio.create_task(client.connect())
                await asyncio.wait_for(client.wait_for("connect"), timeout=PATIENCE)
                assert client.announcing is not None
                await client.announcing
                yield sandbox
                await client.close()
                await connection
        assert sandbox.violations == []
    finally:
        await library.close()
        await store.close()


async def test_who_manages_the_server_sees_what_was_imported(
    shop: Sandbox, tmp_path: Path
) -> None:
    yugi = shop.people["Yugi"]
    before = (await yugi.call("admin import")).message
    assert before is not None
    assert "Nothing has been imported yet" in before.text

    shelve_invented(tmp_path / "library.sqlite")
    shown = (await yugi.call("admin import")).message

    assert shown is not None
    assert shown.ephemeral
    assert "- Cards: 6\n- with English names: 6\n- with Japanese names: 3" in shown.text
    assert "invented-yaml-yugi (cards, yaml-yugi), as of 2026-01-01" in shown.text
    assert "imported 2026-11-21 12:00 UTC" in shown.text


async def test_others_do_not(shop: Sandbox) -> None:
    with pytest.raises(Exception, match="admin"):
        await shop.people["Joey"].call("admin import")


def test_the_status_fits_into_a_message_in_every_language() -> None:
    from bot.library.layout import library_status
    from bot.library.records import Counts, Source

    for language in ("en", "ja", "zh"):
        many = [
            Source("lists", f"*{n}*" * 30, "", "2026-11-21T12:00:00Z", 1) for n in range(99)
        ]
        view = library_status(language, Counts(cards=1), many)
        assert view.content_length() <= 4000
