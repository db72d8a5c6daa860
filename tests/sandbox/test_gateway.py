"""The gateway through the real client: cuts, resumes, invalid sessions, intents."""

import asyncio
import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.gateway import zstd_stream
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.world import World
from tests.sandbox.guest import Guest, visiting
from tests.waiting import PATIENCE


def teach(guest: Guest) -> None:
    @guest.tree.command(description="Are you there?")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")


async def test_what_happens_during_a_cut_is_told_afterwards(
    sandbox: Sandbox, yugi: Person
) -> None:
    async with visiting(sandbox, teach) as guest:
        sandbox.faults.cut()
        outcome = await yugi.call("ping")
        assert outcome.message is not None
        await asyncio.wait_for(guest.resumed.wait(), 300)
        assert guest.failures == []


async def test_the_client_reconnects_and_resumes_when_asked(
    sandbox: Sandbox, yugi: Person
) -> None:
    async with visiting(sandbox, teach) as guest:
        sandbox.faults.op7()
        await asyncio.wait_for(guest.resumed.wait(), 300)
        assert (await yugi.call("ping")).message is not None


async def test_the_client_identifies_anew_after_an_invalid_session(
    sandbox: Sandbox, yugi: Person
) -> None:
    async with visiting(sandbox, teach) as guest:
        guest.arrived.clear()
        sandbox.faults.op9()
        await asyncio.wait_for(guest.arrived.wait(), 300)
        assert (await yugi.call("ping")).message is not None
        assert not guest.resumed.is_set()


async def test_one_can_wait_for_a_bot_to_come(sandbox: Sandbox) -> None:
    with pytest.raises(TimeoutError, match="no bot came to http"):
        await sandbox.bot_arrives(timeout=0.01)
    async with visiting(sandbox):
        await sandbox.bot_arrives(timeout=0.01)
    async with asyncio.timeout(PATIENCE):
        while sandbox.gateway.arrived.is_set():
            await asyncio.sleep(0)


async def test_privileged_intents_are_off(sandbox: Sandbox) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with visiting(sandbox, intents=discord.Intents.all()):
            raise AssertionError("it should not arrive")
    assert "privileged" in sandbox.violations.pop()


async def test_without_the_intent_the_content_of_others_is_hidden(
    sandbox: Sandbox, yugi: Person
) -> None:
    heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()

    def listen(guest: Guest) -> None:
        @guest.event
        async def on_message(message: discord.Message) -> None:
            heard.put_nowait((message.author.name, message.content))

    async with visiting(sandbox, listen) as guest:
        yugi.say("duels", "secret")
        yugi.say("duels", f"<@{sandbox.world.bot.id}> hello")
        yugi.say("@bot", "to you")
        await guest.room("duels").send("mine")
        got = [await asyncio.wait_for(heard.get(), 300) for _ in range(4)]
    assert [words for _, words in got[:1]] == [""]
    assert got[2:] == [("yugi", "to you"), ("Duelkeeper", "mine")]


async def test_with_the_intent_members_are_known() -> None:
    members = discord.Intents.default()
    members.members = True
    async with (
        Sandbox(world=World(privileged_intents=1 << 1)) as sandbox,
        visiting(sandbox, intents=members) as guest,
    ):
        assert {each.name for each in guest.shop.members} >= {"yugi", "kaiba", "Duelkeeper"}
        found = await guest.shop.query_members("Kai")
        assert [each.name for each in found] == ["kaiba"]
        assert sandbox.violations == []


async def talk(url: str, *said: dict[str, Any], most: int = 200) -> list[aiohttp.WSMessage]:
    """What the gateway answers to `said`, until it hangs up or has answered `most` times."""
    heard: list[aiohttp.WSMessage] = []
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        for each in said:
            await socket.send_json(each)
        while len(heard) < most:
            heard.append(await socket.receive(timeout=PATIENCE))
            if heard[-1].type is not aiohttp.WSMsgType.TEXT:
                break
    return heard


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"op": 2, "d": {"token": "wrong", "intents": 1}}, 4004),
        ({"op": 2, "d": {"intents": 1}}, 4004),
        ({"op": 3, "d": {}}, 4003),
        ({"d": {}}, 4002),
        ({"op": 2}, 4002),
        ({"op": 2, "d": {"token": "", "intents": "all"}}, 4004),
    ],
)
async def test_a_client_that_breaks_the_protocol_is_hung_up_on(
    sandbox: Sandbox, said: dict[str, Any], code: int
) -> None:
    heard = await talk(sandbox.url + "/gateway", said)
    assert heard[-1].data == code
    assert str(code) in sandbox.violations.pop()


async def test_a_client_that_says_too_much_is_hung_up_on(sandbox: Sandbox) -> None:
    heard = await talk(sandbox.url + "/gateway", *[{"op": 1, "d": None}] * 121)
    assert heard[-1].data == 4008
    assert "4008" in sandbox.violations.pop()


async def test_a_heartbeat_is_acknowledged_a_moment_later_and_an_unknown_session_invalid(
    sandbox: Sandbox,
) -> None:
    resume = {"token": sandbox.token, "session_id": "none", "seq": 5}
    said = {"op": 1, "d": None}, {"op": 6, "d": resume}
    heard = await talk(sandbox.url + "/gateway", *said, most=3)
    assert [json.loads(each.data)["op"] for each in heard] == [10, 9, 11]


async def test_frames_are_one_compressed_stream(sandbox: Sandbox) -> None:
    url = sandbox.url + "/gateway?compress=zlib-stream"
    stream = zlib.decompressobj()
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        for op in (10, 11):
            frame = await socket.receive_bytes()
            assert frame.endswith(b"\x00\x00\xff\xff")
            assert json.loads(stream.decompress(frame))["op"] == op
            await socket.send_json({"op": 1, "d": None})


@pytest.mark.skipif(zstd_stream() is None, reason="no module for Zstandard is installed")
async def test_frames_are_one_zstandard_stream(sandbox: Sandbox) -> None:
    url = sandbox.url + "/gateway?compress=zstd-stream"
    stream = discord.utils._ActiveDecompressionContext()
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        for op in (10, 11):
            text = stream.decompress(await socket.receive_bytes())
            assert text is not None
            assert json.loads(text)["op"] == op
            await socket.send_json({"op": 1, "d": None})
