"""The client comes without waiting for its commands, and goes without dropping a press."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient

from bot.client import Client
from bot.duels.table.session import Session
from bot.sandbox.gateway import Session as GatewaySession
from bot.sandbox.people import InteractionFailed
from bot.sandbox.rest.request import Exchange
from bot.shared.announcing import announce
from bot.shared.discord_time import DiscordTime, Seen
from bot.store import Store
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge
from tests.unhurried import gives_up
from tests.waiting import until


def commands_sent(hosted: Hosted) -> list[int]:
    """Grows by the status of each answer to all commands being put up."""
    statuses: list[int] = []

    def inspect(exchange: Exchange) -> Iterable[str]:
        if exchange.method == "PUT" and exchange.path.endswith("/commands"):
            statuses.append(exchange.status)
        return ()

    hosted.sandbox.inspect = inspect
    return statuses


async def test_commands_are_sent_only_when_they_have_changed(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = commands_sent(hosted)
    await hosted.stop()
    await hosted.start()
    assert sent == []
    monkeypatch.setattr("bot.wiring.ROOMS", ("duels",))
    await hosted.stop()
    await hosted.start()
    assert sent == [200]


async def test_the_buttons_work_while_discord_takes_no_commands(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    await hosted.stop()
    monkeypatch.setattr("bot.wiring.ROOMS", ("duels",))

    async def waits(http: HTTPClient, application: int, commands: list[Any]) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(HTTPClient, "bulk_upsert_global_commands", waits)
    await hosted.start(known=False)

    await yugi.press(yugi.last("@bot"), "2")

    assert hosted.client.announcing is not None
    assert not hosted.client.announcing.done()


def refused(status: int) -> discord.HTTPException:
    response = Mock(status=status, reason="")
    return discord.HTTPException(response, {"code": 0, "message": "not now"})


async def test_commands_are_sent_until_discord_takes_them_with_one_line_of_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "bot")
    store = await Store.open(":memory:")
    client = Client(store)
    send = AsyncMock(side_effect=[refused(500), refused(429), OSError(), []])
    monkeypatch.setattr(client.http, "bulk_upsert_global_commands", send)
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    await announce(client.tree, store.commands, "token", pause)
    assert send.await_count == 4
    assert pauses == [30, 60, 120]
    assert len(caplog.records) == 1

    await announce(client.tree, store.commands, "token", pause)
    assert send.await_count == 4

    send.side_effect = [refused(403)]
    with pytest.raises(discord.HTTPException):
        await announce(client.tree, store.commands, "another token", pause)
    assert len(pauses) == 3
    await client.close()
    await store.close()


async def test_the_gateway_is_where_discord_says(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hosted.stop()
    nowhere = yarl.URL("ws://127.0.0.1:1/nowhere")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", nowhere)
    await hosted.start()
    assert hosted.client.guilds


async def test_a_press_under_way_is_answered_before_the_client_goes(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    gate = Gate(monkeypatch)
    pressing = asyncio.create_task(yugi.press(yugi.last("@bot"), "2"))
    await gate.reached.wait()
    leaving = asyncio.create_task(hosted.client.close())
    await until(hosted.sandbox.gateway.arrived.is_set, lambda here: not here)
    gate.opened.set()
    await leaving

    assert (await pressing).message is not None
    assert not [each for each in caplog.records if each.levelno >= logging.WARNING]


async def test_a_press_that_takes_too_long_holds_nobody_up(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    gate = Gate(monkeypatch)
    monkeypatch.setattr("bot.client._LEAVING_SECONDS", 0.05)
    pressing = asyncio.create_task(yugi.press(yugi.last("@bot"), "2"))
    await gate.reached.wait()
    await hosted.client.close()
    gives_up(hosted.sandbox)

    with pytest.raises(InteractionFailed):
        await pressing
    assert not [each for each in caplog.records if each.levelno >= logging.WARNING]


class Gate:
    """Where whoever wants to see a duel waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.opened = asyncio.Event(), asyncio.Event()
        sight = Session.sight

        async def waiting(session: Session, audience: Any) -> Any:
            self.reached.set()
            await self.opened.wait()
            return await sight(session, audience)

        monkeypatch.setattr(Session, "sight", waiting)


async def test_a_press_that_is_delivered_twice_counts_and_is_answered_once(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    dispatch = GatewaySession.dispatch

    def twice(session: GatewaySession, event: str, content: Any) -> None:
        for _ in range(2 if event == "INTERACTION_CREATE" else 1):
            dispatch(session, event, content)

    monkeypatch.setattr(GatewaySession, "dispatch", twice)
    panel = yugi.last("@bot")
    answered = (await yugi.press(panel, "2")).message
    await kaiba.press(kaiba.last("@bot"), "2")

    assert answered is not None
    assert answered.id == panel.id
    assert len(await hosted.store.matches.answers(1)) == 2
    assert not [each for each in caplog.records if each.levelno >= logging.WARNING]


def test_what_was_seen_long_ago_is_forgotten() -> None:
    seen = Seen(most=3)
    assert [each for each in (1, 2, 1, 3, 4, 1) if seen.is_new(each)] == [1, 2, 3, 4, 1]


def test_the_newest_id_tells_the_time() -> None:
    now = [100.0]
    time = DiscordTime(lambda: now[0])
    old, new = (discord.utils.time_snowflake(at(minute)) for minute in (0, 10))
    assert time.age(old).total_seconds() == 0
    time.hear(new)
    time.hear(old)
    now[0] += 30
    assert time.age(old).total_seconds() == 630
    assert time.age(new).total_seconds() == 30


def at(minute: int) -> Any:
    return discord.utils.parse_time(f"2030-01-01T00:{minute:02}:00+00:00")


async def test_a_client_that_leaves_waits_for_no_servers(hosted: Hosted) -> None:
    waiting = asyncio.create_task(asyncio.Event().wait())
    hosted.client._connection._ready_task = waiting  # as for half a second after each start

    await hosted.stop()

    assert waiting.cancelled()
