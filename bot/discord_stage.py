"""The stage in Discord: the public board, private panels, and panels opened in the channel."""

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta

import discord

from bot.budget import Rank, sent_as
from bot.discord_time import DiscordTime
from bot.following import Follower
from bot.layouts.board import board
from bot.layouts.panel import panel
from bot.layouts.text import note
from bot.messages import Message, PlaceGoneError
from bot.sight import Sight
from bot.stage import Scene
from bot.words import say
from engine.core.protocol import Audience, Seat

_log = logging.getLogger(__name__)
BOARD_REST = 1.0
PANEL_LEAD = 0.05
PANEL_REST = 0.2
TOKEN_LIFE = timedelta(minutes=14)
"""How long a panel in the channel can be edited after its player's last press, and to spare."""


@dataclass(slots=True)
class Opened:
    """A panel that a player opened in the channel; only his last one is kept up to date."""

    interaction: discord.Interaction
    message: int
    version: int


class Panel:
    """What one seat sees: its private message, and the panel it opened in the channel."""

    def __init__(
        self, client: discord.Client, scene: Scene, seat: Seat, time: DiscordTime
    ) -> None:
        self._client = client
        self._time = time
        self._scene = scene
        self._seat = seat
        self._message: Message | None = None
        self._version = -1
        self._opened: Opened | None = None
        self._anew = False
        self.follower = Follower(self._show, PANEL_LEAD, PANEL_REST)

    def call(self) -> None:
        """Show the panel as a new message, which calls its player's attention."""
        self._anew = True
        self.follower.touch()

    def answered(self, interaction: discord.Interaction, message: int, version: int) -> None:
        """Note that the answer to a press has shown `version` in `message`."""
        kept = self._scene.record.seats[self._seat].panel_message
        if message == kept:
            older = self._version > version
            self._version = version
        else:
            opened = self._opened
            older = bool(opened and opened.message == message and opened.version > version)
            self._opened = Opened(interaction, message, version)
        if older:
            self.follower.touch()  # an edit that was sent later may have been overtaken

    async def _show(self) -> None:
        version = self._scene.version(self._seat)
        if self._version >= version and not self._anew and self._is_shown_here(version):
            return
        sight = await self._scene.sight(self._seat)
        view = panel(sight)
        with sent_as(Rank.ASKED if sight.question else Rank.PANEL):
            if self._version < sight.version or self._anew:
                await self._show_in_private(view, sight)
            if not self._is_shown_here(sight.version):
                await self._show_here(view, sight.version)

    async def _show_in_private(self, view: discord.ui.LayoutView, sight: Sight) -> None:
        anew, self._anew, before = self._anew, False, self._version
        is_warned = sight.question is not None and sight.question.warned
        calls = sight.record.seats[self._seat].user if is_warned else None
        try:
            message = self._message = self._message or await self._find()
            await message.show(view, anew=anew, calls=calls)
        except PlaceGoneError:
            _log.info(
                "Seat %s of duel %s cannot be written to", self._seat, self._scene.record.id
            )
        if self._version == before:
            self._version = sight.version
        else:
            self._version = -1  # a press was answered meanwhile, and may have been overtaken
            self.follower.touch()

    async def _find(self) -> Message:
        seat = self._scene.record.seats[self._seat]
        if seat.panel_channel is not None:
            channel = self._client.get_partial_messageable(seat.panel_channel)
            return Message(channel, seat.panel_message, self._remember, self._time)
        try:
            private = await self._client.create_dm(discord.Object(seat.user or 0))
        except discord.HTTPException as problem:
            raise PlaceGoneError from problem
        return Message(private, None, self._remember, self._time)

    async def _remember(self, channel: int, message: int) -> None:
        await self._scene.panel_is(self._seat, channel, message)

    def _is_shown_here(self, version: int) -> bool:
        return self._opened is None or self._opened.version >= version

    async def _show_here(self, view: discord.ui.LayoutView, version: int) -> None:
        opened = self._opened
        if opened is None:
            return
        opened.version = version
        if self._time.age(opened.interaction.id) > TOKEN_LIFE:
            self._opened = None
            return
        try:
            await opened.interaction.edit_original_response(view=view)
        except discord.HTTPException:
            self._opened = None


class PublicBoard:
    """The message in the channel that everybody may read."""

    def __init__(self, client: discord.Client, scene: Scene, time: DiscordTime) -> None:
        self._client = client
        self._scene = scene
        self._time = time
        self._message: Message | None = None
        self._is_gone = False
        self._version = -1
        self.follower = Follower(self._show, 0.0, BOARD_REST)

    async def _show(self) -> None:
        if self._is_gone or self._version >= self._scene.version(None):
            return
        sight = await self._scene.sight(None)
        record = sight.record
        if self._message is None:
            channel = self._client.get_partial_messageable(record.place.channel)
            self._message = Message(channel, record.board_message, self._remember, self._time)
        with sent_as(Rank.BOARD):
            try:
                await self._message.show(board(sight))
            except PlaceGoneError:
                self._is_gone = True
                await self._say_so()
        self._version = sight.version

    async def _remember(self, channel: int, message: int) -> None:
        await self._scene.board_is(message)

    async def _say_so(self) -> None:
        """Tell the players in private that the board has no place any more."""
        for seat in self._scene.record.seats:
            if seat.user is not None:
                private = await self._client.create_dm(discord.Object(seat.user))
                try:
                    await private.send(view=note(say(seat.language, "board-gone")))
                except discord.Forbidden:
                    _log.info("Seat %s takes no private messages", seat.seat)


class Showing:
    """All messages of one duel."""

    def __init__(self, client: discord.Client, scene: Scene, time: DiscordTime) -> None:
        self.board = PublicBoard(client, scene, time)
        self.panels = {
            seat.seat: Panel(client, scene, seat.seat, time)
            for seat in scene.record.seats
            if seat.user is not None
        }

    def followers(self) -> list[Follower]:
        """What follows the duel."""
        return [self.board.follower, *(panel.follower for panel in self.panels.values())]


class DiscordStage:
    """Shows every duel in Discord."""

    def __init__(self, client: discord.Client, time: DiscordTime) -> None:
        self._client = client
        self._time = time
        self._showings: dict[int, Showing] = {}
        self._closing: set[asyncio.Task[None]] = set()

    def changed(self, scene: Scene, audiences: Iterable[Audience]) -> None:
        """Show these audiences the scene as it is now."""
        showing = self._showing(scene)
        for audience in audiences:
            if audience is None:
                showing.board.follower.touch()
            elif audience in showing.panels:
                showing.panels[audience].follower.touch()

    def warned(self, scene: Scene, seat: Seat) -> None:
        """Repost the panel of `seat`, so that its client rings."""
        self._showing(scene).panels[seat].call()

    def answered(
        self,
        scene: Scene,
        seat: Seat,
        interaction: discord.Interaction,
        message: int,
        version: int,
    ) -> None:
        """Note that the answer to a press has shown `seat` its panel as of `version`."""
        showing = self._showings.get(scene.record.id)
        if showing is not None:
            showing.panels[seat].answered(interaction, message, version)

    def closed(self, scene: Scene) -> None:
        """Show everybody the scene for the last time."""
        task = asyncio.create_task(self._close(scene))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    def stop(self) -> None:
        """Show nothing more; after a restart everything is shown again."""
        for showing in self._showings.values():
            for follower in showing.followers():
                follower.stop()
        for task in self._closing:
            task.cancel()

    async def _close(self, scene: Scene) -> None:
        followers = self._showing(scene).followers()
        for follower in followers:
            follower.touch()
        for follower in followers:
            await follower.settled()
        self._showings.pop(scene.record.id, None)

    def _showing(self, scene: Scene) -> Showing:
        showing = self._showings.get(scene.record.id)
        if showing is None:
            showing = self._showings[scene.record.id] = Showing(self._client, scene, self._time)
        return showing
