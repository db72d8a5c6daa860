"""One message somewhere in Discord: sent, edited in place, or sent anew when it must be."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import discord

from bot.discord_time import DiscordTime

EDITABLE = timedelta(minutes=55)
"""Edits of messages older than an hour are rationed; before that, a new one is sent."""

_UNKNOWN_CHANNEL = 10003
_TOO_MANY_OLD_EDITS = 30046
_GONE = (10003, 50001)
"""No such channel; no access to it."""

Remember = Callable[[int, int], Awaitable[None]]
"""Called with the ids of the channel and of the message that has been sent."""


class PlaceGoneError(Exception):
    """The channel is gone, or nothing may be sent there."""


class Message:
    """The one message of ours at a place."""

    def __init__(
        self,
        channel: discord.abc.Messageable,
        message: int | None,
        remember: Remember,
        time: DiscordTime,
    ) -> None:
        """`message` is the id of the message that stands there already, if any."""
        self.id = message
        self._channel = channel
        self._remember = remember
        self._time = time

    async def show(
        self, view: discord.ui.LayoutView, *, anew: bool = False, calls: int | None = None
    ) -> None:
        """Have the message show `view`, at the bottom of the channel if it must be `anew`.

        A message that is sent may call the user `calls`, and nobody else.

        Raises PlaceGoneError where nothing can be shown any more.
        """
        if self.id is not None and not anew and not self._is_old() and await self._edit(view):
            return
        before = self.id
        await self._send(view, calls)
        if before is not None:
            await self._delete(before)

    def _is_old(self) -> bool:
        return self._time.age(self.id or 0) > EDITABLE

    def _partial(self, message: int) -> discord.PartialMessage:
        channel = self._channel
        return channel.get_partial_message(message)  # type: ignore[attr-defined,no-any-return]

    async def _edit(self, view: discord.ui.LayoutView) -> bool:
        """Edit the message in place; False where it is not there or too old for that."""
        try:
            await self._partial(self.id or 0).edit(view=view)
        except discord.NotFound as problem:
            if problem.code == _UNKNOWN_CHANNEL:
                raise PlaceGoneError from problem
            return False
        except discord.HTTPException as problem:
            if problem.code in _GONE:
                raise PlaceGoneError from problem
            if problem.code != _TOO_MANY_OLD_EDITS:
                raise
            return False
        return True

    async def _send(self, view: discord.ui.LayoutView, calls: int | None) -> None:
        mentions = discord.AllowedMentions.none()
        if calls is not None:
            mentions.users = [discord.Object(calls)]
        try:
            sent = await self._channel.send(view=view, allowed_mentions=mentions)
        except (discord.NotFound, discord.Forbidden) as problem:
            raise PlaceGoneError from problem
        self.id = sent.id
        self._time.hear(sent.id)
        await self._remember(sent.channel.id, sent.id)

    async def _delete(self, message: int) -> None:
        try:
            await self._partial(message).delete()
        except (discord.NotFound, discord.Forbidden):
            return
