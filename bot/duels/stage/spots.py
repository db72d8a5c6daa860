"""The messages that follow a duel, each in its spot: private panels, opened ones, the board."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import discord

from bot.duels.panel.board import board
from bot.duels.panel.panel import panel
from bot.duels.picture.easel import FOR_A_FOLLOWER, Easel, is_wanted
from bot.duels.seen.interface import Scene
from bot.duels.seen.sight import Sight
from bot.duels.stage.lost_board import tell_of_lost_board
from bot.shared.budget import Rank, sent_as
from bot.shared.discord_time import DiscordTime
from bot.shared.following import Follower
from bot.shared.messages import Message, PlaceGoneError
from bot.shared.sending import Content, Token, content_of, digest
from engine.core.changing import changed
from engine.core.protocol import Audience, Seat

_log = logging.getLogger(__name__)
PANEL_LEAD = 0.05
OWED_REST = 1.5
"""Seconds after which a picture is tried again that was not there in time."""
LONGEST_OWED = 60.0
_NOT_TAKEN = (400, 403, 413)
"""What Discord answers where a file cannot be kept, may not be sent, or is too large."""
CLOSED_REST = 600.0
"""Seconds after which somebody who took no private messages is tried again."""


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
        self._hangs: str | None = None
        self._keeps = self._hangs_any = True
        self._owed = False
        self._is_stopped = False
        self._owing: asyncio.TimerHandle | None = None
        self._missed = 0
        self._version = -1
        self._shown: bytes | None = None
        self._answering = 0
        self._writing = 0
        self._written = 0
        self.follower = Follower(self._follow, lead, rest, f"Duel {scene.record.id}")

    def touch(self, *, urgent: bool = False) -> None:
        """Have it follow, unless a press on it is being answered, which shows it anyway."""
        if not self._answering:
            self.follower.touch(urgent=urgent)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While a press here is being answered, the follower leaves the message alone."""
        self._answering += 1
        try:
            yield
        finally:
            self._answering -= 1
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
        alone, before = self._writing == 0, self._written
        hung = changed(content, hangs=self._hangs if self._keeps else None)
        self.forget()
        self._writing += 1
        try:
            await doing(hung)
        finally:
            self._writing -= 1
            self._written += 1
        if alone and self._writing == 0 and self._written == before + 1:
            self.shows(version, content, told_apart)
        else:
            self.forget()
            self.follower.touch(urgent=True)

    def shows(self, version: int, content: Content, told_apart: bytes | None = None) -> None:
        """Note that `content` of that digest stands here now, the duel as of `version`."""
        self._version, self._shown = version, told_apart or digest(content)
        self._hangs = content.picture.name if content.picture else ""
        if self._is_due():
            self.touch()

    def forget(self) -> None:
        """What is shown here is not known."""
        self._version, self._shown, self._hangs = -1, None, None

    async def content(self, sight: Sight, patience: float) -> Content:
        """What is shown here of `sight`; a picture is waited for so many seconds.

        One that is not there by then is hung later.
        """
        seen = await self._easel.hang(sight, patience) if self._hangs_any else sight
        if seen.picture is not None:
            self._missed = 0
        elif self._hangs_any and is_wanted(seen):
            self.owe()
        return self._laid_out(seen)

    def owe(self) -> None:
        """Hang the picture that is missing here after a while, a longer one each time."""
        if self._owing is None and not self._is_stopped:
            loop, rest = asyncio.get_running_loop(), OWED_REST * 2**self._missed
            self._owing = loop.call_later(min(rest, LONGEST_OWED), self._pay)
            self._missed += 1

    def stop(self) -> None:
        """Show nothing more."""
        self._is_stopped = True
        if self._owing is not None:
            self._owing.cancel()
        self.follower.stop()

    def _pay(self) -> None:
        self._owing, self._owed = None, True
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

    def _is_due(self) -> bool:
        return self._owed or self._version < self._scene.version(self._audience)

    async def _follow(self) -> None:
        if self._answering or not self._is_due():
            return
        self._owed = False
        sight = await self._scene.sight(self._audience)
        content = await self.content(sight, FOR_A_FOLLOWER)
        if self._answering:
            return
        told_apart = digest(content)
        if told_apart == self._shown and not self._is_called():
            self._version = sight.version
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
        self._keeps, self._hangs_any = False, self._keeps
        _log.info("A picture of duel %s was not taken: %s", self._scene.record.id, problem)

    def _is_called(self) -> bool:
        return False


class PanelSpot(Spot):
    """A panel of one seat."""

    def __init__(
        self, scene: Scene, seat: Seat, easel: Easel, rest: Callable[[], float]
    ) -> None:
        super().__init__(scene, seat, easel, PANEL_LEAD, rest)
        self._seat = seat

    def _laid_out(self, sight: Sight) -> Content:
        """The panel; its player is called where their time is nearly up."""
        is_warned = sight.question is not None and sight.question.warned
        rings = sight.record.seats[self._seat].user if is_warned else None
        return content_of(panel(sight), rings=rings, picture=sight.picture)

    def _rank(self, sight: Sight) -> Rank:
        return Rank.ASKED if sight.question else Rank.PANEL


class PrivatePanel(PanelSpot):
    """The panel in the private messages of its player."""

    def __init__(
        self,
        client: discord.Client,
        scene: Scene,
        seat: Seat,
        time: DiscordTime,
        easel: Easel,
        rest: Callable[[], float],
    ) -> None:
        super().__init__(scene, seat, easel, rest)
        self._client = client
        self._time = time
        self._message: Message | None = None
        self._anew = False
        self._closed_until = 0.0
        if scene.record.seats[seat].panel_channel is None:  # no message came through before
            self._close()

    def call(self) -> None:
        """Show the panel as a new message, which calls its player's attention."""
        self._anew = True
        if self._scene.record.seats[self._seat].panel_channel is not None:
            self._closed_until = 0.0
        self.follower.touch(urgent=True)

    def adopt(self, token: Token) -> None:
        """Edit the message by this token, of a press on it, from now on."""
        self._closed_until = 0.0
        if self._message is None:
            self._message = self._kept()
        if self._message is not None:
            self._message.adopt(token)

    async def _put(self, content: Content) -> None:
        anew, self._anew = self._anew, False
        try:
            message = self._message = self._message or self._kept() or await self._open()
            await message.show(content, anew=anew)
        except PlaceGoneError:
            self._close()
            duel = self._scene.record.id
            _log.info("Seat %s of duel %s cannot be written to", self._seat, duel)
        except Exception:
            self._anew = self._anew or anew
            raise

    def _close(self) -> None:
        """Try no more for a while."""
        self._closed_until = asyncio.get_running_loop().time() + CLOSED_REST

    def _kept(self) -> Message | None:
        seat = self._scene.record.seats[self._seat]
        if seat.panel_channel is None:
            return None
        return self._at(seat.panel_channel, seat.panel_message)

    async def _open(self) -> Message:
        user = self._scene.record.seats[self._seat].user
        try:
            private = await self._client.create_dm(discord.Object(user or 0))
        except discord.HTTPException as problem:
            raise PlaceGoneError from problem
        return self._at(private.id, None)

    def _at(self, channel: int, message: int | None) -> Message:
        return Message(self._client, channel, message, self._remember, self._time)

    async def _remember(self, channel: int, message: int) -> None:
        await self._scene.panel_is(self._seat, channel, message)

    def _is_called(self) -> bool:
        return self._anew

    def _is_due(self) -> bool:
        if asyncio.get_running_loop().time() < self._closed_until:
            return False
        return self._anew or super()._is_due()


class OpenedPanel(PanelSpot):
    """A panel that its player opened in the channel: it follows while a token of it lives."""

    def __init__(
        self,
        scene: Scene,
        seat: Seat,
        message: int,
        easel: Easel,
        rest: Callable[[], float],
        keep: Callable[["OpenedPanel"], None],
    ) -> None:
        """`keep` is called when the panel can be edited from now on."""
        super().__init__(scene, seat, easel, rest)
        self.message = message
        self._keep = keep
        self._token: Token | None = None

    def adopt(self, token: Token) -> None:
        """Edit the message by this token, of a press on it, from now on."""
        self._token = token
        self._keep(self)

    async def _put(self, content: Content) -> None:
        token = self._token
        if token is None:
            return
        try:
            if token.lives:
                await token.edit(content)
            else:
                self._token = None
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as problem:
            _log.debug("An opened panel can be edited no more: %s", problem)
            self._token = None


class PublicBoard(Spot):
    """The message in the channel that everybody may read."""

    def __init__(
        self,
        client: discord.Client,
        scene: Scene,
        time: DiscordTime,
        easel: Easel,
        rest: Callable[[], float],
    ) -> None:
        super().__init__(scene, None, easel, 0.0, rest)
        self._client = client
        self._time = time
        self._message: Message | None = None
        self._is_gone = self._is_told = False

    def adopt(self, token: Token) -> None:
        """Edit the message by this token, of a press on it, from now on."""
        self._is_gone = False
        self._found().adopt(token)

    def _laid_out(self, sight: Sight) -> Content:
        """The board, which calls nobody."""
        return content_of(board(sight), picture=sight.picture)

    def _rank(self, sight: Sight) -> Rank:
        return Rank.BOARD

    def _is_due(self) -> bool:
        return not self._is_gone and super()._is_due()

    def _found(self) -> Message:
        if self._message is None:
            place, message = self._scene.record.place, self._scene.record.board_message
            self._message = Message(
                self._client, place.channel, message, self._remember, self._time
            )
        return self._message

    async def _put(self, content: Content) -> None:
        try:
            await self._found().show(content)
        except PlaceGoneError:
            self._is_gone = True
            await self._say_so()

    async def _remember(self, channel: int, message: int) -> None:
        await self._scene.board_is(message)

    async def _say_so(self) -> None:
        """Tell the players, once, that the board has no place any more."""
        told, self._is_told = self._is_told, True
        if not told:
            await tell_of_lost_board(self._client, self._scene.record)
