"""The short message that calls a player, since an edited panel does not ring."""

import asyncio
import logging
from dataclasses import dataclass

import discord

from bot.duels.seen.calls import Call
from bot.duels.seen.stage import Scene
from bot.duels.store.records import MatchRecord
from bot.shared.budget import Rank, WithheldError, sent_as
from bot.shared.components import text
from bot.shared.sending import Content, content_of, send
from bot.shared.text import escaped
from bot.shared.words import joined, say
from engine.core.protocol import Seat

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class _Wish:
    """That a player be called, each time anew."""

    why: Call


@dataclass(frozen=True, slots=True)
class _Standing:
    """A call that stands somewhere, and the wish that it grants."""

    wish: _Wish
    channel: int
    message: int


class Caller:
    """Calls the player of one seat in their private messages; at most one call stands there."""

    def __init__(self, client: discord.Client, scene: Scene, seat: Seat) -> None:
        self._client = client
        self._scene = scene
        self._seat = seat
        self._wanted: _Wish | None = None
        self._standing: _Standing | None = None
        self._working: asyncio.Task[None] | None = None

    def call(self, why: Call) -> None:
        """Call the player, unless a call stands there already that is as urgent."""
        if self._wanted is None or why is Call.TIME:
            self._wanted = _Wish(why)
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
            while self._wanted is not (self._standing and self._standing.wish):
                with sent_as(Rank.PANEL):
                    if self._standing is not None:
                        await self._delete(self._standing)
                    elif self._wanted is not None:
                        await self._send(self._wanted)
        except (discord.HTTPException, WithheldError, OSError) as problem:
            self._wanted = self._standing = None
            _log.info("Seat %s of duel %s is not called: %s", self._seat, self._id, problem)

    @property
    def _id(self) -> int:
        return self._scene.record.id

    async def _send(self, wish: _Wish) -> None:
        channel = self._channel()
        if channel is None:
            self._wanted = None
            return
        message = await send(self._client, channel, self._content(wish.why))
        self._standing = _Standing(wish, channel, message)

    async def _delete(self, standing: _Standing) -> None:
        self._standing = None
        await self._client.http.delete_message(standing.channel, standing.message)

    def _channel(self) -> int | None:
        """Where the call stands; None where there is no place for one."""
        return self._scene.record.seats[self._seat].panel_channel

    def _content(self, why: Call) -> Content:
        return private_call(self._scene.record, self._seat, why)


class OpenCaller(Caller):
    """Calls the player of one seat at the table, in words that everybody may read."""

    def _channel(self) -> int | None:
        return self._scene.record.place.channel

    def _content(self, why: Call) -> Content:
        return open_call(self._scene.record, self._seat, why)


def private_call(record: MatchRecord, seat: Seat, why: Call) -> Content:
    """What calls the player of `seat` in their private messages."""
    own = record.seats[seat]
    names = [escaped(each.name) for each in record.seats if each is not own]
    panel = f"https://discord.com/channels/@me/{own.panel_channel}/{own.panel_message}"
    facts = {"user": f"<@{own.user}>", "name": joined(own.language, names), "panel": panel}
    return content_of(text(say(own.language, f"call-{why}", **facts)), rings=own.user)


def open_call(record: MatchRecord, seat: Seat, why: Call) -> Content:
    """What calls the player of `seat` at the table, for everybody to read."""
    user, language, place = record.seats[seat].user, record.language, record.place
    board = f"https://discord.com/channels/{place.guild}/{place.channel}"
    if record.board_message is not None:
        board = f"{board}/{record.board_message}"
    hand = say(language, "my-hand")
    facts = {"user": f"<@{user}>", "button": hand, "board": board}
    return content_of(text(say(language, f"call-openly-{why}", **facts)), rings=user)
