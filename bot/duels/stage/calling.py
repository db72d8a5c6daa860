"""The short message that calls a player, since an edited panel does not ring."""

import asyncio
import logging

import discord
from discord.utils import escape_markdown

from bot.duels.calls import Call
from bot.duels.stage.interface import Scene
from bot.shared.budget import Rank, WithheldError, sent_as
from bot.shared.components import text
from bot.shared.sending import Content, content_of, send
from bot.shared.words import say
from engine.core.protocol import Seat

_log = logging.getLogger(__name__)


class Caller:
    """Calls the player of one seat in their private messages; at most one call stands there."""

    def __init__(self, client: discord.Client, scene: Scene, seat: Seat) -> None:
        self._client = client
        self._scene = scene
        self._seat = seat
        self._wanted: Call | None = None
        self._standing: tuple[int, int] | None = None
        self._working: asyncio.Task[None] | None = None

    def call(self, why: Call) -> None:
        """Call the player, unless a call stands there already."""
        self._wanted = why
        self._work()

    def heeded(self) -> None:
        """Take the call away: the player is there."""
        self._wanted = None
        if self._standing is not None or self._is_working():
            self._work()

    async def settled(self) -> None:
        """Wait until the call stands there, or is gone."""
        if self._working is not None:
            await asyncio.wait([self._working])

    def stop(self) -> None:
        """Call nobody any more."""
        if self._working is not None:
            self._working.cancel()

    def _is_working(self) -> bool:
        return self._working is not None and not self._working.done()

    def _work(self) -> None:
        if not self._is_working():
            self._working = asyncio.create_task(self._run())

    async def _run(self) -> None:
        """Send and delete until what stands there is what is wanted; a failure ends it."""
        try:
            while (self._wanted is None) != (self._standing is None):
                with sent_as(Rank.PANEL):
                    await (self._delete() if self._wanted is None else self._send(self._wanted))
        except (discord.HTTPException, WithheldError, OSError) as problem:
            self._wanted = self._standing = None
            _log.info("Seat %s of duel %s is not called: %s", self._seat, self._id, problem)

    @property
    def _id(self) -> int:
        return self._scene.record.id

    async def _send(self, why: Call) -> None:
        channel = self._scene.record.seats[self._seat].panel_channel
        if channel is None:
            self._wanted = None
            return
        self._standing = channel, await send(self._client, channel, self._content(why))

    async def _delete(self) -> None:
        assert self._standing is not None
        (channel, message), self._standing = self._standing, None
        await self._client.http.delete_message(channel, message)

    def _content(self, why: Call) -> Content:
        record = self._scene.record
        own = record.seats[self._seat]
        names = [escape_markdown(seat.name) for seat in record.seats if seat is not own]
        panel = f"https://discord.com/channels/@me/{own.panel_channel}/{own.panel_message}"
        facts = {"user": f"<@{own.user}>", "name": ", ".join(names), "panel": panel}
        return content_of(text(say(own.language, f"call-{why}", **facts)), rings=own.user)
