"""Rate limits: buckets, their headers, and a client that obeys them."""

import time
from collections.abc import Iterable

import discord
import pytest

from bot.sandbox.clock import Clock
from bot.sandbox.people import Person
from bot.sandbox.rest import limits as limiting
from bot.sandbox.rest.limits import RULES, Limits, Rule
from bot.sandbox.rest.request import Exchange
from bot.sandbox.server import Sandbox
from tests.sandbox.guest import Guest, visiting
from tests.sandbox.openapi import inspect

MESSAGES = "/channels/{channel_id}/messages"


def test_five_messages_in_five_seconds_for_each_channel() -> None:
    clock = Clock()
    limits = Limits(clock)
    for remaining in (4, 3, 2, 1, 0):
        standing = limits.take("POST", MESSAGES, {"channel_id": "1"})
        assert standing is not None
        assert standing.retry_after is None
        assert standing.headers["X-RateLimit-Remaining"] == str(remaining)
    refused = limits.take("POST", MESSAGES, {"channel_id": "1"})
    assert refused is not None
    assert refused.retry_after is not None
    assert 4.5 < refused.retry_after <= 5
    elsewhere = limits.take("POST", MESSAGES, {"channel_id": "2"})
    assert elsewhere is not None
    assert elsewhere.retry_after is None
    clock.advance(5)
    later = limits.take("POST", MESSAGES, {"channel_id": "1"})
    assert later is not None
    assert later.remaining == 4


def test_fifty_requests_a_second_in_all_without_those_by_token() -> None:
    limits = Limits(Clock())
    for channel in range(50):
        limits.take("POST", MESSAGES, {"channel_id": str(channel)})
    refused = limits.take("POST", MESSAGES, {"channel_id": "99"})
    assert refused is not None
    assert refused.everywhere
    assert refused.headers["X-RateLimit-Global"] == "true"
    by_token = "/webhooks/{webhook_id}/{webhook_token}"
    standing = limits.take("POST", by_token, {"webhook_token": "t"})
    assert standing is not None
    assert standing.retry_after is None
    callback = "/interactions/{interaction_id}/{interaction_token}/callback"
    assert limits.take("POST", callback, {}) is None


def test_limits_not_enforced_still_show_headers() -> None:
    limits = Limits(Clock(), enforced=False)
    for _ in range(20):
        standing = limits.take("POST", MESSAGES, {"channel_id": "1"})
        assert standing is not None
        assert standing.remaining == 4
        assert standing.reset_after == 0


def test_what_was_refused_is_counted_by_rule() -> None:
    limits = Limits(Clock())
    for _ in range(7):
        limits.take("POST", MESSAGES, {"channel_id": "1"})
    for channel in range(50):
        limits.take("POST", MESSAGES, {"channel_id": str(channel)})
    assert limits.refused == {"create message": 3, "global": 7}
    assert limits.counted == 57


async def test_too_many_invalid_requests_and_a_firewall_bans_the_bot(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limiting, "MOST_INVALID", 3)
    async with visiting(sandbox) as guest:
        sandbox.faults.rate_limit(2, retry_after=0.0)
        await guest.room("duels").send("the last words")
        assert sandbox.people["Yugi"].last("duels").text == "the last words"
        sandbox.faults.rate_limit(1, retry_after=0.0)
        for _ in range(2):
            with pytest.raises(discord.HTTPException, match="1015") as refused:
                await guest.room("duels").send("nobody hears this")
            assert refused.value.status == 429
        sandbox.world.clock.advance(601)
        await guest.room("duels").send("back again")
        assert sandbox.people["Yugi"].last("duels").text == "back again"


async def test_a_refused_request_is_made_again(sandbox: Sandbox, yugi: Person) -> None:
    async with visiting(sandbox) as guest:
        sandbox.faults.rate_limit(2, retry_after=0.05)
        before = time.monotonic()
        await guest.room("duels").send("at last")
        assert time.monotonic() - before >= 0.1
        assert yugi.last("duels").text == "at last"


async def test_a_refused_answer_is_given_again(sandbox: Sandbox, yugi: Person) -> None:
    def teach(guest: Guest) -> None:
        @guest.tree.command(description="Go")
        async def go(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("answered")

    async with visiting(sandbox, teach):
        sandbox.faults.rate_limit(1, retry_after=0.05)
        outcome = await yugi.call("go")
        assert outcome.message is not None


async def test_the_client_paces_itself_by_the_headers(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    def note(exchange: Exchange) -> Iterable[str]:
        seen.append(exchange.status)
        return inspect(exchange)

    monkeypatch.setitem(RULES, ("POST", MESSAGES), Rule("few", 2, 0.2, "channel_id"))
    sandbox.inspect = note
    async with visiting(sandbox) as guest:
        before = time.monotonic()
        for number in range(5):
            await guest.room("duels").send(str(number))
        assert time.monotonic() - before >= 0.4
    assert set(seen) == {200}


async def test_a_delay_holds_requests_up(sandbox: Sandbox) -> None:
    async with visiting(sandbox) as guest:
        sandbox.faults.delay(0.05)
        before = time.monotonic()
        await guest.room("duels").send("slow")
        assert time.monotonic() - before >= 0.05
        sandbox.faults.delay(0)


@pytest.mark.parametrize("seconds", [-1.0, -0.001])
def test_the_clock_does_not_go_back(seconds: float) -> None:
    with pytest.raises(ValueError, match="forward"):
        Clock().advance(seconds)
