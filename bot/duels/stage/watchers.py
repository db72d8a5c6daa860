"""The messages of spectators, each of which its reader alone sees.

Belongs here: one edit after the other of all of them, and until when a message follows.
Does not belong here: who may watch (`presses/watching`), and what there is to be seen.
"""

import asyncio
from collections.abc import Awaitable, Callable

import discord

from bot.duels.panel.board import watched
from bot.duels.panel.watching import stopped
from bot.duels.picture.easel import Easel
from bot.duels.seen.sight import Sight
from bot.duels.seen.stage import Scene
from bot.duels.stage.spot import Spot
from bot.shared.budget import Rank
from bot.shared.sending import FAILURES, TOKEN_LIFE, Content, Token, content_of

WATCHER_REST = 3.0
"""Seconds between two edits of one spectator's message, at least."""
WATCHERS_A_SECOND = 10.0
"""How many edits a second there are at most of the messages of all spectators."""
LAST_EDIT = 20.0
"""Seconds before its token dies that a message says it follows no more."""
LAGGING_REST = 0.5
"""Seconds that all spectators wait while the loop lags: the players come first."""


class Lane:
    """Lets the messages of spectators be written one after the other."""

    def __init__(self, is_lagging: Callable[[], bool]) -> None:
        """While the loop `is_lagging` none is written."""
        self._is_lagging = is_lagging
        self._taken = asyncio.Lock()

    async def through(self, writing: Callable[[], Awaitable[None]]) -> None:
        """Write one of them when it is its turn; the next a while later."""
        async with self._taken:
            while self._is_lagging():
                await asyncio.sleep(LAGGING_REST)
            await writing()
            await asyncio.sleep(1 / WATCHERS_A_SECOND)


class Watcher(Spot):
    """The message in which a spectator follows a duel, as long as a token of it lives."""

    def __init__(
        self,
        scene: Scene,
        user: int,
        message: int | None,
        easel: Easel,
        lane: Lane,
        gone: Callable[["Watcher"], None],
    ) -> None:
        """It stands in `message`, unless that has yet to be sent.

        `gone` is called once it follows no more.
        """
        super().__init__(scene, None, easel, 0.0, lambda: WATCHER_REST)
        self.user, self.message = user, message
        self._lane, self._gone = lane, gone
        self._token: Token | None = None
        self._stands = False
        self._ends: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    def adopt(self, token: Token) -> None:
        """Edit the message by this token, of a press on it, from now on."""
        self._token = token
        if self._ends is not None:
            self._ends.cancel()
        loop = asyncio.get_running_loop()
        self._ends = loop.call_later(TOKEN_LIFE - LAST_EDIT, self._end)

    def stop(self) -> None:
        """Show nothing more."""
        if self._ends is not None:
            self._ends.cancel()
        if self._ending is not None:
            self._ending.cancel()
        super().stop()

    async def move(self, language: str) -> None:
        """Say that the duel is followed in another message now, as far as Discord takes it."""
        self.stop()
        content = content_of(*stopped(self._scene.record.id, language, "watch-elsewhere"))
        token, self._token = self._token, None
        if token is not None and token.lives:
            try:
                await self._lane.through(lambda: token.edit(content))
            except FAILURES:
                return

    def _end(self) -> None:
        """Let the message stand, and say so."""
        self._ending = asyncio.create_task(self._say_it_stands())

    async def _say_it_stands(self) -> None:
        self._stands = True
        self.forget()
        self.follower.touch(urgent=True)
        await self.follower.settled()
        self._ending = None
        self._gone(self)

    @property
    def _is_left(self) -> bool:
        """Whether its reader watches no more, or plays by now."""
        is_over = self._scene.record.ending is not None
        return not is_over and not self._scene.gallery.is_watched_by(self.user)

    async def _seen(self) -> Sight:
        return await self._scene.gallery.watched(self.user)

    def _laid_out(self, sight: Sight) -> Content:
        return content_of(watched(sight, goes_on=not self._stands), picture=sight.picture)

    def _rank(self, sight: Sight) -> Rank:
        return Rank.BOARD

    async def _follow(self) -> None:
        if self._is_due():
            await self._lane.through(super()._follow)

    async def _put(self, content: Content) -> None:
        token = self._token
        if token is None:
            return
        try:
            await token.edit(content)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException:
            self._token = None  # its reader has closed the message
            self._gone(self)
