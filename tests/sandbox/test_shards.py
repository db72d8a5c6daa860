"""The gateway deals out what happens to shards, and has them begin one after the other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.sandbox.command_book import EVERYWHERE
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.starting import APART_SECONDS, serves
from bot.sandbox.world import World
from tests.waiting import PATIENCE, until

GUILDS_AND_MESSAGES = (1 << 0) | (1 << 9) | (1 << 12)


class Socket:
    """One connection to the gateway, by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self._socket = socket
        self._token = token

    async def next(self) -> dict[str, Any]:
        """What it is told next; {"closed": code} where it was hung up on."""
        message = await self._socket.receive(timeout=PATIENCE)
        if message.type is aiohttp.WSMsgType.TEXT:
            told: dict[str, Any] = message.json()
            return told
        return {"closed": message.data}

    async def identify(self, shard: object) -> dict[str, Any]:
        """The answer to who names that shard, which is left out where it is None."""
        named = {} if shard is None else {"shard": shard}
        known = {"token": self._token, "intents": GUILDS_AND_MESSAGES, **named}
        await self._socket.send_json({"op": 2, "d": known})
        return await self.next()

    async def events(self, last: str) -> list[str]:
        """The names of what it is told, up to the `last`."""
        names: list[str] = []
        while last not in names:
            names.append((await self.next())["t"])
        return names


@asynccontextmanager
async def connected(sandbox: Sandbox) -> AsyncIterator[Socket]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(sandbox.url + "/gateway") as socket,
    ):
        came = Socket(socket, sandbox.token)
        assert (await came.next())["op"] == 10
        yield came


async def gateway_bot(sandbox: Sandbox) -> dict[str, Any]:
    known = {"Authorization": f"Bot {sandbox.token}"}
    async with (
        aiohttp.ClientSession(headers=known) as session,
        session.get(f"{sandbox.url}/api/v10/gateway/bot") as answer,
    ):
        told: dict[str, Any] = await answer.json()
        return told


async def test_what_happens_is_told_to_the_shard_of_its_server() -> None:
    async with Sandbox(world=World(founded=1)) as sandbox:
        yugi = sandbox.people["Yugi"]
        async with connected(sandbox) as first, connected(sandbox) as second:
            ready = await first.identify([0, 3])
            assert (ready["d"]["shard"], ready["d"]["guilds"]) == ([0, 3], [])
            ready = await second.identify([1, 3])
            assert [each["id"] for each in ready["d"]["guilds"]] == [sandbox.world.guild_id]
            assert (await second.next())["t"] == "GUILD_CREATE"
            assert sandbox.gateway.shards == [(0, 3), (1, 3)]

            yugi.say("duels", "to the server")
            yugi.say("@bot", "to the bot")
            told = await first.next()
            assert (told["t"], told["d"]["content"]) == ("MESSAGE_CREATE", "to the bot")
            told = await second.next()
            assert told["d"]["guild_id"] == sandbox.world.guild_id
            assert told["d"]["channel_id"] != sandbox.world.private_messages(yugi.id).id


async def test_two_sessions_of_a_shard_are_told_alike(sandbox: Sandbox, yugi: Person) -> None:
    async with connected(sandbox) as one, connected(sandbox) as other:
        for each in (one, other):
            assert (await each.identify([0, 2]))["t"] == "READY"
        yugi.say("@bot", "to both")
        for each in (one, other):
            assert "MESSAGE_CREATE" in await each.events("MESSAGE_CREATE")


async def test_who_names_no_shard_is_told_everything(sandbox: Sandbox, yugi: Person) -> None:
    async with connected(sandbox) as only:
        assert (await only.identify(None))["d"]["shard"] == [0, 1]
        yugi.say("duels", "here")
        yugi.say("@bot", "and there")
        assert await only.events("MESSAGE_CREATE") == ["GUILD_CREATE", "MESSAGE_CREATE"]
        assert await only.events("MESSAGE_CREATE") == ["MESSAGE_CREATE"]


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0], [0], "0/2", [0, "2"], {}])
async def test_a_shard_that_cannot_be_is_hung_up_on(sandbox: Sandbox, shard: object) -> None:
    async with connected(sandbox) as socket:
        assert await socket.identify(shard) == {"closed": 4010}
    assert "4010" in sandbox.violations.pop()


async def test_a_session_that_begins_too_early_is_refused(sandbox: Sandbox) -> None:
    starts = sandbox.world.starts
    starts.enforced, starts.at_once, starts.shards = True, 2, 4
    async with connected(sandbox) as first, connected(sandbox) as second:
        assert (await first.identify([0, 4]))["t"] == "READY"
        assert (await second.identify([2, 4]))["op"] == 9, "the same bucket"
        async with connected(sandbox) as third:
            assert (await third.identify([1, 4]))["t"] == "READY"
        sandbox.world.clock.advance(APART_SECONDS)
        assert (await second.identify([2, 4]))["t"] == "READY"
        assert starts.refused == 1
    assert await gateway_bot(sandbox) == {
        "url": sandbox.world.address.replace("http", "ws") + "/gateway",
        "shards": 4,
        "session_start_limit": {
            "total": 1000,
            "remaining": 996,
            "reset_after": 86_400_000,
            "max_concurrency": 2,
        },
    }


async def test_a_press_in_private_reaches_the_first_shard_alone() -> None:
    async with Sandbox(world=World(founded=1)) as sandbox:
        yugi = sandbox.people["Yugi"]
        async with connected(sandbox) as first, connected(sandbox) as second:
            await first.identify([0, 2])
            await second.identify([1, 2])
            await second.events("GUILD_CREATE")
            sandbox.world.private_messages(yugi.id)
            sandbox.world.commands.replace_all(EVERYWHERE, ping())
            pressing = asyncio.create_task(yugi.call("ping", channel="@bot"))
            told = await first.next()
            assert (told["t"], told["d"]["context"]) == ("INTERACTION_CREATE", 1)
            pressing.cancel()
            calling = asyncio.create_task(yugi.call("ping"))
            told = await second.next()
            assert (told["t"], told["d"]["guild_id"]) == (
                "INTERACTION_CREATE",
                sandbox.world.guild_id,
            )
            calling.cancel()
        await until(lambda: sandbox.gateway.shards, lambda shards: not shards)


def ping() -> list[dict[str, Any]]:
    return [{"name": "ping", "description": "Are you there?", "type": 1}]


@pytest.mark.parametrize(("count", "number"), [(1, 0), (2, 1), (16, 7), (1000, 7)])
def test_a_server_belongs_to_one_shard(count: int, number: int) -> None:
    guild = str((7 << 22) + 5)
    assert [each for each in range(count) if serves((each, count), guild)] == [number]
    assert [each for each in range(count) if serves((each, count), None)] == [0]
