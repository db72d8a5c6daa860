"""Threads for tables, within what Discord allows: so many in five minutes in each channel.

A thread begins at a message of ours in the channel of its event, and Discord gives it the id of
that message. Which thread is whose is therefore known before it is opened, even if the bot is
stopped just then: names say nothing of it.
"""

import asyncio
import logging
from collections import Counter, defaultdict, deque
from dataclasses import replace
from typing import Final

import discord

from bot.duels.clock import Clock
from bot.hosting.store.events import TableRecord
from bot.hosting.store.needs import EventStore
from bot.shared.budget import Rank, sent_as
from bot.shared.components import text
from bot.shared.sending import FAILURES, content_of, send
from bot.shared.text import escaped

_log = logging.getLogger(__name__)
AT_MOST = 45
"""How many threads are opened in a channel within WINDOW seconds; Discord allows 50."""
WINDOW = 300.0
_PATIENCE = 20.0
"""Seconds after which a thread that Discord holds back is not waited for."""
_DAY: Final = 1440
_HAS_A_THREAD = 160004
"""A thread has been opened at this message before."""


class Threads:
    """Opens threads in the channels of events, and archives them."""

    def __init__(self, client: discord.Client, store: EventStore, clock: Clock) -> None:
        self._client = client
        self._store = store
        self._clock = clock
        self._opened: dict[int, deque[float]] = defaultdict(deque)
        self._given_up: Counter[int] = Counter()

    async def open(self, channel: int, table: TableRecord, name: str) -> int | None:
        """The thread of the table, which is opened where it is not there yet.

        None where none may be opened in the channel, or not so soon.
        """
        parent = self._client.get_channel(channel)
        if not isinstance(parent, discord.TextChannel) or not _may_open(parent):
            return None
        kept = await self._store.event_tables.load(table.id)
        starter = kept.starter if kept else None
        if starter is not None and parent.get_thread(starter) is not None:
            return starter
        opened, now = self._recent(parent), self._clock.now()
        if len(opened) >= AT_MOST:
            return None
        opened.append(now)
        try:
            async with asyncio.timeout(_PATIENCE):
                with sent_as(Rank.PANEL):
                    if starter is None:
                        starter = await self._begin(channel, table, name)
                    return await self._open_at(channel, table, starter, name)
        except (*FAILURES, TimeoutError) as problem:
            _log.info("No thread in channel %s: %s", channel, problem)
            if isinstance(problem, TimeoutError):
                opened.extend([now] * AT_MOST)
            return None

    async def reopen(self, thread: int) -> None:
        """Open a thread that was archived; raises discord.HTTPException where it stays so."""
        with sent_as(Rank.PANEL):
            await self._client.http.edit_channel(thread, reason=None, archived=False)

    async def give_up(self, table: int) -> None:
        """Begin the next thread of the table at another message."""
        self._given_up[table] += 1
        await self._store.event_tables.begins_at(table, None)

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

    async def _begin(self, channel: int, table: TableRecord, name: str) -> int:
        """The message at which the thread of the table begins, sent and kept."""
        content = content_of(text(escaped(name)))
        # sent again after a crash, it is the same message
        nonce = f"table-{table.id}-{self._given_up[table.id]}"
        once = {"nonce": nonce, "enforce_nonce": True}
        sent = await send(
            self._client, channel, replace(content, body={**content.body, **once})
        )
        await self._store.event_tables.begins_at(table.id, sent)
        return sent

    async def _open_at(
        self, channel: int, table: TableRecord, starter: int, name: str
    ) -> int | None:
        """The thread that begins at the message; None where nothing can be shown there.

        Somebody has deleted the message, or has locked a thread that began there before.
        """
        try:
            await self._client.http.start_thread_with_message(
                channel, starter, name=name, auto_archive_duration=_DAY
            )
        except discord.NotFound:
            await self.give_up(table.id)
            return None
        except discord.HTTPException as problem:
            if problem.code != _HAS_A_THREAD:
                raise
            return await self._open_again(table, starter)
        return starter

    async def _open_again(self, table: TableRecord, thread: int) -> int | None:
        """The thread that was opened before, perhaps archived since; None where it stays so."""
        try:
            await self.reopen(thread)
        except discord.HTTPException as problem:
            _log.info("Thread %s stays archived: %s", thread, problem)
            await self.give_up(table.id)
            return None
        return thread

    def _recent(self, parent: discord.TextChannel) -> deque[float]:
        """When threads were opened there of late, also before a restart."""
        known = parent.id in self._opened
        opened, now = self._opened[parent.id], self._clock.now()
        if not known:
            made = (each.created_at for each in parent.threads if each.created_at)
            ages = (self._clock.wall() - each.timestamp() for each in made)
            opened.extend(sorted(now - max(0.0, age) for age in ages))
        while opened and opened[0] <= now - WINDOW:
            opened.popleft()
        return opened


def _may_open(channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.create_public_threads and allowed.send_messages_in_threads
