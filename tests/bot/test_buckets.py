"""Limits of single routes, where much is sent at once by a bot that has just come."""

import asyncio

import pytest

from bot.sandbox.rest.limits import CHANNEL_MESSAGES, RULES, Rule
from bot.shared.components import text
from bot.shared.sending import content_of, send
from tests.bot.conftest import Hosted


async def test_what_is_sent_at_once_after_a_start_keeps_the_limits(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    brief = Rule("create message", 5, 1, "channel_id")
    monkeypatch.setitem(RULES, ("POST", CHANNEL_MESSAGES), brief)
    limits = hosted.sandbox.limits
    channels = hosted.sandbox.world.channels.values()
    first, second = (int(each.id) for each in channels if each.name in ("duels", "lounge"))
    content = content_of(text("Hello"))

    def sending(channel: int) -> asyncio.Task[int]:
        return asyncio.create_task(send(hosted.client, channel, content))

    limits.enforced = True
    tasks = [sending(first), *(sending(second) for _ in range(5))]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    tasks += [sending(second) for _ in range(3)]
    sent = await asyncio.gather(*tasks)

    assert len(set(sent)) == len(tasks)
    assert limits.refused.total() == 0
