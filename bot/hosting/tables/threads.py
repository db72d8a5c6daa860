"""Threads for tables, within what Discord allows: so many in five minutes in each channel."""

import asyncio
import logging
from collections import defaultdict, deque
from typing import Final

import discord

from bot.duels.clock import Clock
from bot.shared.budget import Rank, sent_as

_log = logging.getLogger(__name__)
AT_MOST = 45
"""How many threads are opened in a channel within WINDOW seconds; Discord allows 50."""
WINDOW = 300.0
_PATIENCE = 20.0
"""Seconds after which a thread that Discord holds back is not waited for."""
_DAY: Final = 1440


class Threads:
    """Opens threads in the channels of events, and archives them."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._opened: dict[int, deque[float]] = defaultdict(deque)

    def found(self, channel: int, name: str, taken: frozenset[int]) -> int | None:
        """A thread of ours of that name from before a restart, unless it is taken."""
        parent = self._client.get_channel(channel)
        if not isinstance(parent, discord.TextChannel):
            return None
        ours = (each for each in parent.threads if each.owner_id == parent.guild.me.id)
        return next((e.id for e in ours if e.name == name and e.id not in taken), None)

    async def open(self, channel: int, name: str) -> int | None:
        """A new thread; None where none may be opened there, or not so soon."""
        parent = self._client.get_channel(channel)
        if not isinstance(parent, discord.TextChannel) or not _may_open(parent):
            return None
        opened, now = self._recent(parent), self._clock.wall()
        if len(opened) >= AT_MOST:
            return None
        opened.append(now)
        try:
            async with asyncio.timeout(_PATIENCE):
                with sent_as(Rank.PANEL):
                    thread = await parent.create_thread(
                        name=name,
                        type=discord.ChannelType.public_thread,
                        auto_archive_duration=_DAY,
                    )
        except (discord.HTTPException, TimeoutError) as problem:
            _log.info("No thread in channel %s: %s", channel, problem)
            if isinstance(problem, TimeoutError):
                opened.extend([now] * AT_MOST)
            return None
        return thread.id

    async def close(self, thread: int, name: str | None = None) -> None:
        """Archive the thread, with another name where one is given."""
        changes: dict[str, str | bool] = {"archived": True}
        if name is not None:
            changes["name"] = name
        try:
            with sent_as(Rank.BOARD):
                await self._client.http.edit_channel(thread, reason=None, **changes)
        except discord.HTTPException as problem:
            _log.info("Thread %s was not archived: %s", thread, problem)

    def _recent(self, parent: discord.TextChannel) -> deque[float]:
        """When threads were opened there of late, also before a restart."""
        known = parent.id in self._opened
        opened = self._opened[parent.id]
        if not known:
            opened.extend(
                sorted(
                    each.created_at.timestamp() for each in parent.threads if each.created_at
                )
            )
        while opened and opened[0] <= self._clock.wall() - WINDOW:
            opened.popleft()
        return opened


def _may_open(channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.create_public_threads and allowed.send_messages_in_threads
