"""The messages that follow a duel, each in its spot: private panels, opened ones, the board.

Belongs here: what each kind of message shows, to whom, and what is done where it is gone.
Does not belong here: what is to be seen (`seen/sight`), who writes a message and what is
owed to it (`spot`, `writing`, `hanging`).
"""

import asyncio
import logging
from collections.abc import Callable

import discord

from bot.duels.panel.board import board
from bot.duels.panel.panel import panel
from bot.duels.picture.easel import Easel
from bot.duels.seen.sight import Sight
from bot.duels.seen.stage import Scene
from bot.duels.stage.lost_board import tell_of_lost_board
from bot.duels.stage.spot import Spot
from bot.shared.budget import Rank
from bot.shared.discord_time import DiscordTime
from bot.shared.messages import Message, PlaceGoneError
from bot.shared.sending import Content, Token, content_of
from engine.core.protocol import Seat

_log = logging.getLogger(__name__)
PANEL_LEAD = 0.05
CLOSED_REST = 600.0
"""Seconds after which somebody who took no private messages is tried again."""


class PanelSpot(Spot):
    """A panel of one seat."""

    def __init__(
        self, scene: Scene, seat: Seat, easel: Easel, rest: Callable[[], float]
    ) -> None:
        super().__init__(scene, seat, easel, PANEL_LEAD, rest)
        self._seat = seat
        self._user = scene.record.seats[seat].user

    @property
    def _is_left(self) -> bool:
        """Whether its player has handed the seat over, whatever is still under way here."""
        return self._scene.record.seats[self._seat].user != self._user

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
        is_new: bool,
        unreached: Callable[[], None],
    ) -> None:
        """Its player is who has the seat now; where it `is_new` no message was tried yet.

        `unreached` is called where none can be sent, and none has been.
        """
        super().__init__(scene, seat, easel, rest)
        self._unreached = unreached
        self._client = client
        self._time = time
        self._message: Message | None = None
        self._anew = scene.record.seats[seat].panel_moves
        self._closed_until = 0.0
        if scene.record.seats[seat].panel_channel is None and not is_new:
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
            if anew and message.id is not None:
                await self._scene.panel_moves(self._seat)
            await message.show(content, anew=anew)
        except PlaceGoneError:
            self._close()
            duel = self._scene.record.id
            _log.info("Seat %s of duel %s cannot be written to", self._seat, duel)
            if self._scene.record.seats[self._seat].panel_message is None:
                self._unreached()
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
        return self._at(seat.panel_channel, seat.panel_message, moves=seat.panel_moves)

    async def _open(self) -> Message:
        try:
            private = await self._client.create_dm(discord.Object(self._user or 0))
        except discord.HTTPException as problem:
            raise PlaceGoneError from problem
        return self._at(private.id, None)

    def _at(self, channel: int, message: int | None, *, moves: bool = False) -> Message:
        time, remember = self._time, self._remember
        return Message(self._client, channel, message, remember, time, moves=moves)

    async def _remember(self, channel: int, message: int) -> None:
        """Have it on disk, unless somebody else has the seat by now."""
        if not self._is_left:
            await self._scene.panel_is(self._seat, channel, message)

    def _is_called(self) -> bool:
        return self._anew

    def _is_due(self) -> bool:
        if self._is_left or asyncio.get_running_loop().time() < self._closed_until:
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

    async def close(self, content: Content) -> None:
        """Show `content` for the last time, as far as a token of it lives."""
        self.stop()
        await self._put(content)
        self._token = None

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
