"""Discord's part of the bot where there are several connections, each for some servers."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import Client
from bot.shared.shards import Shards
from bot.shared.turns import Beginnings

_log = logging.getLogger(__name__)

APART = 5.5
"""Seconds between two sessions that begin; Discord asks for five where it hears of them."""
_TO_CONNECT = 3600.0
"""Seconds for a session to begin: all shards of all processes may be before it."""


class ShardedClient(Client, discord.AutoShardedClient):
    """The client with a connection for each of our shards, in whatever process it runs."""

    def __init__(
        self, shards: Shards, beginnings: Beginnings, *given: Any, **named: Any
    ) -> None:
        self._ours = shards
        self._beginnings = beginnings
        self._at_once = 1
        super().__init__(
            *given,
            **named,
            shard_count=shards.count,
            shard_ids=[*shards.ids],
            shard_connect_timeout=_TO_CONNECT,
        )

    def is_open(self) -> bool:
        """Whether every one of our shards is connected."""
        shards = self.shards
        return len(shards) == len(self._ours.ids) and not any(
            each.is_closed() for each in shards.values()
        )

    async def before_identify_hook(
        self, shard_id: int | None, *, initial: bool = False
    ) -> None:
        """Wait until the session of that shard may begin."""
        await self._beginnings.wait((shard_id or 0) % self._at_once)

    async def find_gateway(self) -> None:
        """Learn where the gateway is and how sessions may begin, and wait until they may."""
        named = await self.http.request(Route("GET", "/gateway/bot"))
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(named["url"])
        limit = named["session_start_limit"]
        self._at_once = max(1, limit["max_concurrency"])
        if named["shards"] > self._ours.count:
            _log.warning(
                "Discord advises %s shards; DUELKEEPER_SHARDS is %s",
                named["shards"],
                self._ours.count,
            )
        if limit["remaining"] < self._ours.count:
            seconds = limit["reset_after"] / 1000
            _log.error(
                "Only %s sessions may begin today; waiting for %.0f seconds, since Discord "
                "takes the token of who begins more",
                limit["remaining"],
                seconds,
            )
            await asyncio.sleep(seconds)

    def _hanging_up(self) -> Iterator[Coroutine[Any, Any, None]]:
        return (each.disconnect() for each in self.shards.values() if not each.is_closed())

    def _waiting_for_servers(self) -> "Iterator[asyncio.Task[None] | None]":
        yield from super()._waiting_for_servers()
        yield from self._connection._ready_tasks.values()
