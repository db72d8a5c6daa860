"""One message somewhere in Discord: sent, edited in place, or sent anew when it must be."""

import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

import discord

from bot.shared.discord_time import DiscordTime
from bot.shared.sending import Content, Token, edit, send

_log = logging.getLogger(__name__)
EDITABLE = timedelta(minutes=55)
"""Edits of messages older than an hour are rationed; before that, a new one is sent."""

_UNKNOWN_CHANNEL = 10003
_SENT_ANEW = (30046, 50083)
"""Too many edits of old messages; an archived thread, which a new message opens again."""
_GONE = (10003, 50001)
"""No such channel; no access to it."""
_ARCHIVED = 50083
"""A thread that even a new message does not open: it is locked, or may not be opened so."""
_BAD_REQUEST, _TOO_LARGE = 400, 413
_NOT_ALLOWED = 50013
"""Something that is sent needs a permission: without a picture it may be taken."""

Remember = Callable[[int, int], Awaitable[None]]
"""Called with the ids of the channel and of the message that has been sent."""


class PlaceGoneError(Exception):
    """The channel is gone, or nothing may be sent there."""


class Message:
    """The one message of ours at a place."""

    def __init__(
        self,
        client: discord.Client,
        channel: int,
        message: int | None,
        remember: Remember,
        time: DiscordTime,
        *,
        moves: bool = False,
    ) -> None:
        """`message` is the id of the message that stands there already, if any.

        It `moves` where another one may have been sent in its place that nobody remembers.
        """
        self.id = message
        self._client = client
        self._channel = channel
        self._remember = remember
        self._time = time
        self._token: Token | None = None
        self._replaced = message if moves or self._is_old() else None
        """The message in whose place another one may stand already, whatever that shows."""

    def adopt(self, token: Token) -> None:
        """Edit the message by this token of a press on it while it lives.

        Such edits do not count towards the limit on all requests of a bot.
        """
        self._token = token

    async def show(self, content: Content, *, anew: bool = False) -> None:
        """Have the message show `content`, at the bottom of the channel if it must be `anew`.

        Raises PlaceGoneError where nothing can be shown any more, and discord.Forbidden where
        it may be that only the picture is not allowed.
        """
        if (
            self.id is not None
            and not anew
            and not self._is_old()
            and await self._edit(content)
        ):
            return
        before = self.id
        try:
            await self._replace(content, before)
        except PlaceGoneError:  # whoever takes no new messages any more still has the old one
            if before is None or not await self._edit(content):
                raise
            return
        if before is not None:
            await self._delete(before)

    def _is_old(self) -> bool:
        return self._time.age(self.id or 0) > EDITABLE

    async def _edit(self, content: Content) -> bool:
        """Edit the message in place; False where a new one has to be sent."""
        if await self._edit_by_token(content):
            return True
        try:
            await edit(self._client, self._channel, self.id or 0, content)
        except discord.NotFound as problem:
            if problem.code == _UNKNOWN_CHANNEL:
                raise PlaceGoneError from problem
            return False
        except discord.HTTPException as problem:
            if problem.code in _GONE:
                raise PlaceGoneError from problem
            if problem.code in _SENT_ANEW or _is_final(problem, content):
                return False
            raise
        return True

    async def _edit_by_token(self, content: Content) -> bool:
        token = self._token
        if token is None or not token.lives:
            return False
        try:
            await token.edit(content)
        except discord.HTTPException as problem:
            _log.debug("A message is edited without its token: %s", problem)
            if self._token is token:
                self._token = None
            return False
        return True

    async def _replace(self, content: Content, before: int | None) -> None:
        """Send it in place of that one, once: what was sent so before is found and edited."""
        is_again = before is not None and self._replaced == before
        self._replaced = before
        await self._send(content, before)
        if is_again:
            await self._edit(content)

    async def _send(self, content: Content, before: int | None) -> None:
        nonce = None if before is None else str(before)
        try:
            self.id = await self._sent(content, nonce)
        except discord.HTTPException as problem:
            if not _is_final(problem, content):
                raise
            if not isinstance(problem, discord.NotFound | discord.Forbidden):
                _log.warning("Nothing can be sent to channel %s: %s", self._channel, problem)
            raise PlaceGoneError from problem
        self._token = None
        self._time.hear(self.id)
        await self._remember(self._channel, self.id)

    async def _sent(self, content: Content, nonce: str | None) -> int:
        """Send it, after the thread was opened again where that is needed and allowed."""
        try:
            return await send(self._client, self._channel, content, nonce)
        except discord.HTTPException as problem:
            if problem.code != _ARCHIVED:
                raise
            try:
                await self._client.http.edit_channel(self._channel, archived=False)
            except (discord.Forbidden, discord.NotFound) as closed:
                raise PlaceGoneError from closed
            except discord.HTTPException as closed:
                if closed.status != _BAD_REQUEST:
                    raise
                raise PlaceGoneError from closed
        return await send(self._client, self._channel, content, nonce)

    async def _delete(self, message: int) -> None:
        try:
            await self._client.http.delete_message(self._channel, message)
        except (discord.NotFound, discord.Forbidden):
            return


def _is_final(problem: discord.HTTPException, content: Content) -> bool:
    """Whether Discord will not take the message here, even without its picture."""
    if content.picture is not None:
        refused = isinstance(problem, discord.NotFound | discord.Forbidden)
        return refused and problem.code != _NOT_ALLOWED
    return isinstance(problem, discord.NotFound | discord.Forbidden) or problem.status in (
        _BAD_REQUEST,
        _TOO_LARGE,
    )
