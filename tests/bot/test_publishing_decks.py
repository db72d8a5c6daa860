"""An own deck that is shown to everybody after a duel: once, however often it is pressed."""

import asyncio
from typing import NoReturn
from unittest.mock import Mock

import discord
import pytest

from bot.duels.store.shown_decks import ShownDecks
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from engine.core.protocol import Seat
from engine.yugioh.formats.decks import deck_list
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge
from tests.waiting import until

ANTS = deck_list((1,) * 30 + (2,) * 10)
SHOW = "Show my deck to everybody"
SAID = {
    "en-US": "Your deck has already been shown in",
    "ja": "デッキはすでに公開済みです",
    "zh-CN": "你的牌组之前已经公开过了",
}


async def over(hosted: Hosted, yugi: Person, kaiba: Person) -> str:
    """The channel of a duel that is over, in which Kaiba played their own deck."""
    await hosted.store.decks.keep(int(kaiba.id), "odds", "Ants", ANTS)
    channel = await challenge(hosted, yugi, kaiba, "Ants")
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    await session.settling.surrender(int(yugi.id), whole=True)
    await kaiba.wait_for(channel, lambda seen: "Decks" in seen.buttons)
    return channel


async def opened(kaiba: Person, channel: str) -> MessageView:
    """What "Decks" tells Kaiba alone."""
    board = await kaiba.wait_for(channel, lambda seen: "Decks" in seen.buttons)
    shown = (await kaiba.press(board, "Decks")).message
    assert shown is not None
    assert "30× Ant" in shown.text
    return shown


def published(person: Person, channel: str) -> list[MessageView]:
    return [
        seen for seen in person.sees(channel) if "30× Ant" in seen.text and not seen.ephemeral
    ]


def told(person: Person, channel: str, words: str) -> int:
    return sum(seen.ephemeral and words in seen.text for seen in person.sees(channel))


async def test_a_deck_is_shown_once_however_often_that_is_pressed(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await over(hosted, yugi, kaiba)
    shown = await opened(kaiba, channel)
    await asyncio.gather(*(kaiba.press(shown, SHOW) for _ in range(3)))
    await until(lambda: told(kaiba, channel, SAID["en-US"]) == 2)
    assert told(kaiba, channel, "Your deck is now shown in") == 1
    assert len(published(yugi, channel)) == 1
    assert SHOW not in (await opened(kaiba, channel)).buttons

    await hosted.stop()
    await hosted.start()
    for locale, words in SAID.items():
        kaiba.locale = locale
        before = told(kaiba, channel, words)
        await kaiba.press(shown, SHOW)
        await until(lambda: told(kaiba, channel, words) > before)  # noqa: B023
    assert len(published(yugi, channel)) == 1


async def test_a_crash_between_sending_and_keeping_shows_it_once(
    hosted: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await over(hosted, yugi, kaiba)
    shown = await opened(kaiba, channel)

    async def crash(*_: object) -> NoReturn:
        raise RuntimeError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(ShownDecks, "keep", crash)
        await kaiba.press(shown, SHOW)
        await until(lambda: len(published(yugi, channel)) == 1)
        await hosted.stop()
    await hosted.start()
    assert await hosted.store.shown_decks.message(1, Seat(1)) is None

    await kaiba.press(shown, SHOW)
    await until(lambda: told(kaiba, channel, "Your deck is now shown in") == 1)
    assert len(published(yugi, channel)) == 1
    assert await hosted.store.shown_decks.message(1, Seat(1)) is not None


async def test_a_deck_that_could_not_be_shown_can_be_shown_later(
    hosted: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await over(hosted, yugi, kaiba)
    shown = await opened(kaiba, channel)

    async def forbidden(*_: object, **__: object) -> NoReturn:
        raise discord.Forbidden(Mock(status=403), "Missing Permissions")

    with monkeypatch.context() as patch:
        patch.setattr(discord.PartialMessageable, "send", forbidden)
        await kaiba.press(shown, SHOW)
        await until(lambda: told(kaiba, channel, "could not be shown") == 1)
    await kaiba.press(shown, SHOW)
    await until(lambda: told(kaiba, channel, "Your deck is now shown in") == 1)
    assert len(published(yugi, channel)) == 1
