"""A message that follows a duel, whatever it shows.

Belongs here: waiting, asking for what is seen, sending, and telling `writing` and `hanging`
what came of it. Does not: what follows of that, which these two say; where the message stands
(`spots.py`).
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import discord

from bot.duels.picture.easel import FOR_A_FOLLOWER, Easel, is_wanted
from bot.duels.seen.sight import Sight
from bot.duels.seen.stage import Scene
from bot.duels.stage.hanging import Hanging
from bot.duels.stage.writing import Standing, Writing
from bot.shared.budget import Rank, sent_as
from bot.shared.following import Follower
from bot.shared.sending import Content, Token, digest
from engine.core.changing import changed
from engine.core.protocol import Audience

_log = logging.getLogger(__name__)
_NOT_TAKEN = (400, 403, 413)
"""What Discord answers where a file cannot be kept, may not be sent, or is too large."""


class Spot(ABC):
    """One message, which its follower and the answers to presses on it write.

    What several at once have left there is not known, and is shown again.
    """

    def __init__(
        self,
        scene: Scene,
        audience: Audience,
        easel: Easel,
        lead: float,
        rest: Callable[[], float],
    ) -> None:
        self._scene = scene
        self._audience = audience
        self._easel = easel
        self._hanging = Hanging()
        self._writing = Writing()
        self._owing: asyncio.TimerHandle | None = None
        self.follower = Follower(self._follow, lead, rest, f"Duel {scene.record.id}")

    def touch(self, *, urgent: bool = False) -> None:
        """Have it follow, unless a press on it is being answered, which shows it anyway."""
        if not self._writing.is_answered:
            self.follower.touch(urgent=urgent)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While a press here is being answered, the follower leaves the message alone."""
        self._writing = self._writing.pressed()
        try:
            yield
        finally:
            self._writing = self._writing.answered()
            if self._is_due():
                self.follower.touch(urgent=True)

    async def write(
        self,
        version: int,
        content: Content,
        doing: Callable[[Content], Awaitable[None]],
        told_apart: bytes | None = None,
    ) -> None:
        """Have `doing` show `content` here, the duel as of `version`; raises what it raises.

        `told_apart` is the digest of the content, where it is known already.
        """
        hung = changed(content, hangs=self._hanging.known(self._writing.hangs))
        self._writing = self._writing.begun()
        try:
            await doing(hung)
        except BaseException:
            self._writing = self._writing.ended()
            raise
        self._writing = self._writing.ended_with(_standing(version, content, told_apart))
        if self._writing.stands is None:
            self.follower.touch(urgent=True)
        elif self._is_due():
            self.touch()

    def shows(self, version: int, content: Content) -> None:
        """Note that `content` stands here now, the duel as of `version`."""
        self._writing = self._writing.shown(_standing(version, content))
        if self._is_due():
            self.touch()

    def forget(self) -> None:
        """What is shown here is not known."""
        self._writing = self._writing.forgotten()

    async def content(self, sight: Sight, patience: float) -> Content:
        """What is shown here of `sight`; a picture is waited for so many seconds.

        One that is not there by then is hung later.
        """
        is_tried = self._hanging.is_tried
        seen = await self._easel.hang(sight, patience) if is_tried else sight
        if seen.picture is not None:
            self._hanging = self._hanging.there()
        elif is_tried and is_wanted(seen):
            self.owe()
        return self._laid_out(seen)

    def owe(self) -> None:
        """Hang the picture that is missing here after a while, a longer one each time."""
        rest, before = self._hanging.rest, self._hanging
        self._hanging = before.late()
        if self._hanging is not before:
            self._owing = asyncio.get_running_loop().call_later(rest, self._pay)

    def stop(self) -> None:
        """Show nothing more."""
        self._hanging = self._hanging.stopped()
        if self._owing is not None:
            self._owing.cancel()
        self.follower.stop()

    def _pay(self) -> None:
        self._hanging = self._hanging.due()
        self.touch()

    @abstractmethod
    def adopt(self, token: Token) -> None:
        """Edit the message by this token, of a press on it, from now on."""

    @abstractmethod
    def _laid_out(self, sight: Sight) -> Content:
        """What is shown here of `sight`, with its picture where it has one."""

    @abstractmethod
    def _rank(self, sight: Sight) -> Rank:
        """How urgent it is."""

    @abstractmethod
    async def _put(self, content: Content) -> None:
        """Show it, by whatever way there is."""

    async def _seen(self) -> Sight:
        """What its reader may see."""
        return await self._scene.sight(self._audience)

    def _is_due(self) -> bool:
        if self._is_left:
            return False
        version = self._scene.version(self._audience)
        return self._hanging.is_due or self._writing.is_behind(version)

    async def _follow(self) -> None:
        if self._writing.is_answered or not self._is_due():
            return
        sight = await self._seen()
        self._hanging = self._hanging.tried()
        content = await self.content(sight, FOR_A_FOLLOWER)
        if self._is_left:
            return
        if self._writing.is_answered:
            self._writing = self._writing.passed_over()
            return
        told_apart = digest(content)
        if self._writing.says(told_apart) and not self._is_called():
            self._writing = self._writing.seen(sight.version)
            return
        with sent_as(self._rank(sight)):
            try:
                await self.write(sight.version, content, self._put, told_apart)
            except discord.HTTPException as problem:
                if content.picture is None or problem.status not in _NOT_TAKEN:
                    raise
                self._do_without(problem)
                self.follower.touch(urgent=True)

    def _do_without(self, problem: discord.HTTPException) -> None:
        """Send each picture anew where none can be kept; where that fails, only words."""
        self._hanging = self._hanging.refused()
        _log.info("A picture of duel %s was not taken: %s", self._scene.record.id, problem)

    @property
    def _is_left(self) -> bool:
        """Whether who reads the message may see the duel no more as its audience does."""
        return False

    def _is_called(self) -> bool:
        return False


def _standing(version: int, content: Content, told_apart: bytes | None = None) -> Standing:
    hangs = content.picture.name if content.picture else ""
    return Standing(version, told_apart or digest(content), hangs)
