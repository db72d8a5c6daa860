"""What is said while cards are made ready, and where files cannot be fetched or read."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.client import Client
from bot.library.connection import Door
from bot.library.library import Library
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView
from bot.shared.database import UnreadableError
from bot.shared.words import say
from bot.store.sqlite import unavailable
from cards.games.yugioh.lists import as_ydk, as_ydke
from cards.languages import LANGUAGES
from engine.yugioh.formats.decks import deck_list
from tests.bot.library.conftest import hosted
from tests.library.invented import shelve_invented

LOADING = say("en", "cards-loading")


@asynccontextmanager
async def renewing(client: Client) -> AsyncIterator[None]:
    """While the cards of the library are being made ready."""
    held = asyncio.Event()

    async def wait() -> None:
        await held.wait()

    client.house.lookup._renewing = asyncio.create_task(wait())
    try:
        yield
    finally:
        held.set()


@pytest.fixture
async def open_shop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Sandbox, Client]]:
    monkeypatch.setattr("bot.finding.lookup._PATIENCE", 0.01)
    library = await Library.open(shelve_invented(tmp_path / "library.db"))
    async with hosted(tmp_path, library) as found:
        yield found
    await library.close()


async def told(person: Person, command: str, **options: object) -> MessageView:
    first = (await person.call(command, options=options)).message
    assert first is not None
    return await person.wait_for(
        "duels", lambda seen: seen.id == first.id and not seen.thinking
    )


async def test_while_cards_are_made_ready_nothing_is_said_to_be_missing(
    open_shop: tuple[Sandbox, Client],
) -> None:
    sandbox, client = open_shop
    yugi, kaiba = sandbox.people["Yugi"], sandbox.people["Kaiba"]
    await told(yugi, "deck import", link=as_ydke(deck_list((1, 1, 2))), name="Zoo")
    message = kaiba.say("duels", "[[Zzzzzzz]] and [[Ant]]")
    async with renewing(client):
        asked: list[tuple[str, dict[str, object]]] = [
            ("card", {"name": "Zzzzzzz"}),
            ("deck edit", {"deck": "Zoo", "card": "Zzzzzzz"}),
            ("ruling", {"card": "Zzzzzzz"}),
            ("chain", {"card": "Zzzzzzz", "to": "Ant"}),
            ("deck import", {"file": ("a.txt", b"3 Ant\n2 Zzzzzzz")}),
        ]
        for command, options in asked:
            shown = await told(yugi, command, **options)
            assert LOADING in shown.text, command
            assert "Nothing is called" not in shown.text
        looked = (await yugi.context("Cards in this message", message)).message
        assert looked is not None
        assert "**Ant**" in looked.text
        assert LOADING in looked.text
        assert "Ant" in (await told(yugi, "card", name="Ant")).text
    shown = await told(yugi, "card", name="Zzzzzzz")
    assert LOADING not in shown.text


FAILING = (
    discord.NotFound(Mock(status=404, reason="Gone"), "asset not found"),
    discord.HTTPException(Mock(status=503, reason="Busy"), "failed to get asset"),
    aiohttp.ClientConnectionError("no way"),
    TimeoutError(),
    OSError("unreachable"),
)


@pytest.mark.parametrize("problem", FAILING, ids=lambda each: type(each).__name__)
async def test_a_file_that_is_not_delivered_is_named_and_the_rest_is_answered(
    shop: Sandbox, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    async def failing(self: discord.Attachment, **more: Any) -> bytes:
        raise problem

    yugi = shop.people["Yugi"]
    await told(yugi, "deck import", link=as_ydke(deck_list((1, 1, 2))), name="Zoo")
    laid = await told(yugi, "deck show", deck="Zoo")
    monkeypatch.setattr(discord.Attachment, "read", failing)
    await yugi.context("Cards in this message", laid)
    shown = await yugi.wait_for("duels", lambda seen: "Cards in this message" in seen.text)
    assert shown.text.count("**Deck** Main Deck 3") == 2
    assert "Discord did not deliver the file" in shown.text
    shown = await told(yugi, "deck import", file=("a.ydk", as_ydk(deck_list((1,))).encode()))
    assert "Discord did not deliver the file" in shown.text


async def test_a_file_that_is_larger_than_it_says_is_named_and_the_rest_is_answered(
    shop: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def larger(self: discord.Attachment, **more: Any) -> bytes:
        return b"1\n" * 40_000

    yugi = shop.people["Yugi"]
    await told(yugi, "deck import", link=as_ydke(deck_list((1, 1, 2))), name="Zoo")
    laid = await told(yugi, "deck show", deck="Zoo")
    monkeypatch.setattr(discord.Attachment, "read", larger)
    await yugi.context("Cards in this message", laid)
    shown = await yugi.wait_for("duels", lambda seen: "Cards in this message" in seen.text)
    assert shown.text.count("**Deck** Main Deck 3") == 2
    assert "This file is 79 KiB; a deck list can be 64 KiB at most" in shown.text


async def test_a_library_that_fails_is_not_said_not_to_be_saved(
    open_shop: tuple[Sandbox, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def damaged(*_: object) -> Any:
        raise sqlite3.DatabaseError("database disk image is malformed")

    sandbox, _ = open_shop
    monkeypatch.setattr("bot.library.library._rows", damaged)
    for name, language in (("Yugi", "en"), ("Kaiba", "ja"), ("Joey", "zh")):
        shown = await told(sandbox.people[name], "search", text="turtle")
        assert shown.text == say(language, "library-not-read")


async def test_what_fails_while_the_library_is_read_is_told_from_other_files() -> None:
    door = Door(None)
    with pytest.raises(UnreadableError, match="malformed"):
        async with door.reading():
            raise sqlite3.DatabaseError("malformed")
    await door.close()


@pytest.mark.parametrize(
    ("code", "key"),
    [
        (sqlite3.SQLITE_CORRUPT, "not-read"),
        (sqlite3.SQLITE_CORRUPT_INDEX, "not-read"),
        (sqlite3.SQLITE_NOTADB, "not-read"),
        (sqlite3.SQLITE_IOERR_READ, "not-read"),
        (sqlite3.SQLITE_IOERR_SHORT_READ, "not-read"),
        (sqlite3.SQLITE_IOERR_WRITE, "not-kept"),
        (sqlite3.SQLITE_FULL, "not-kept"),
        (sqlite3.SQLITE_BUSY, "not-kept"),
        (sqlite3.SQLITE_READONLY, "not-kept"),
        (0, "not-kept"),
    ],
)
def test_the_words_follow_what_was_to_be_done(code: int, key: str) -> None:
    problem = sqlite3.OperationalError("no")
    problem.sqlite_errorcode = code
    told = unavailable(problem)
    assert told.words == key
    assert key.endswith(told.done)
    assert UnreadableError("no").words == "library-not-read"
    assert all(say(language, key) for language in LANGUAGES)
