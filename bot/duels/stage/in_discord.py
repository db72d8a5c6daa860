"""The stage in Discord: the public board, private panels, and panels opened in the channel."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from itertools import chain
from typing import Any, Protocol

import discord

from bot.duels.picture.easel import Easel
from bot.duels.seen.calls import Call
from bot.duels.seen.stage import Scene
from bot.duels.stage.calling import Caller, OpenCaller
from bot.duels.stage.left_panel import close_left, left_words
from bot.duels.stage.resting import BOARD_REST, PRACTICE_REST, WATCHING_REST, Bustle, Rest
from bot.duels.stage.spot import Spot
from bot.duels.stage.spots import OpenedPanel, PrivatePanel, PublicBoard
from bot.duels.stage.watchers import Lane, Watcher
from bot.duels.store.records import HandOver, MatchRecord
from bot.shared.discord_time import DiscordTime
from bot.shared.following import Follower
from bot.shared.notices import Notice
from bot.shared.sending import Content
from engine.core.protocol import Audience, Seat


class Panel:
    """What one seat sees: its private message, and the last panel it opened in the channel."""

    def __init__(
        self,
        client: discord.Client,
        scene: Scene,
        seat: Seat,
        time: DiscordTime,
        easel: Easel,
        rest: Callable[[], float],
        unreached: Callable[[], None],
        *,
        is_new: bool = False,
    ) -> None:
        """It is that of whoever has the seat now, who has just sat down if it `is_new`."""
        self._scene = scene
        self._seat = seat
        self._easel = easel
        self._rest = rest
        self._opened: OpenedPanel | None = None
        self.private = PrivatePanel(client, scene, seat, time, easel, rest, is_new, unreached)
        self.caller = Caller(client, scene, seat)
        self.open_caller = OpenCaller(client, scene, seat)

    @property
    def callers(self) -> tuple[Caller, Caller]:
        """What calls its player, in private and at the table."""
        return self.caller, self.open_caller

    def spots(self) -> list[Spot]:
        """The messages that show the panel."""
        return [self.private] if self._opened is None else [self.private, self._opened]

    async def close(self, content: Content) -> None:
        """Show nothing more, and `content` in place of what its player has opened."""
        for caller in self.callers:
            caller.heeded()
        for spot in self.spots():
            spot.stop()
        if self._opened is not None:
            await self._opened.close(content)

    def at(self, message: int) -> Spot:
        """The spot of the message `message`, on which the panel's player has pressed."""
        if message == self._scene.record.seats[self._seat].panel_message:
            return self.private
        if self._opened is not None and self._opened.message == message:
            return self._opened
        return OpenedPanel(
            self._scene, self._seat, message, self._easel, self._rest, self._keep
        )

    def _keep(self, opened: OpenedPanel) -> None:
        if self._opened is not None and self._opened is not opened:
            self._opened.stop()
        self._opened = opened


class Showing:
    """All messages of one duel."""

    def __init__(
        self,
        client: discord.Client,
        scene: Scene,
        time: DiscordTime,
        easel: Easel,
        board_rest: Callable[[], float],
        panel_rest: Callable[[], float],
        unreached: Callable[[], None],
    ) -> None:
        self.is_private = scene.record.place.is_private
        self.board = PublicBoard(client, scene, time, easel, board_rest)
        self._made = partial(
            Panel, client, scene, time=time, easel=easel, rest=panel_rest, unreached=unreached
        )
        self.panels = {
            seat.seat: self._made(seat.seat)
            for seat in scene.record.seats
            if seat.user is not None
        }
        self.watchers: dict[int, Watcher] = {}

    def sit_down(self, seat: Seat) -> tuple[Panel | None, Panel]:
        """The panel of who had that seat before, and a new one of who has it now."""
        before = self.panels.get(seat)
        self.panels[seat] = self._made(seat, is_new=True)
        return before, self.panels[seat]

    def stop(self) -> None:
        """Show nothing more."""
        for spot in (*self.spots(), *self.watchers.values()):
            spot.stop()
        for panel in self.panels.values():
            for caller in panel.callers:
                caller.stop()

    def spots(self) -> list[Spot]:
        """What follows the duel."""
        spots = [spot for panel in self.panels.values() for spot in panel.spots()]
        return spots if self.is_private else [self.board, *spots]


class Tidies(Protocol):
    """Tidies up where duels were shown."""

    def begin(self, record: MatchRecord) -> None:
        """Tidy up after a duel that has been shown for the last time."""


class DiscordStage:
    """Shows every duel in Discord."""

    def __init__(
        self, client: discord.Client, time: DiscordTime, easel: Easel, tidying: Tidies
    ) -> None:
        self.part: Callable[[], float] = lambda: 1.0
        """Which part of all requests of the token is this process's, from 0 to 1."""
        self.easel = easel
        self._tidying = tidying
        self._client = client
        self._time = time
        self._showings: dict[int, Showing] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._lane = Lane(easel.is_lagging)
        self._bustle = Bustle()
        self.unreached = Notice[MatchRecord]()
        """A duel one of whose players cannot be written to, and was not before."""
        self._sitting: dict[int, list[Follower]] = {}
        """By duel: what shows that a seat was handed over."""

    def changed(
        self, scene: Scene, audiences: Iterable[Audience], *, at_once: bool = False
    ) -> None:
        """Show these audiences the scene as it is now: who is asked at once, in any case.

        What is new to one player alone is no part of the bustle, by which others would notice.
        """
        showing = self._showing(scene)
        for audience in audiences:
            if audience is None:
                self._bustle.note(scene.record.id)
                if not scene.record.place.is_private:
                    showing.board.touch(urgent=at_once)
                for watcher in showing.watchers.values():
                    watcher.touch()
            elif audience in showing.panels:
                for spot in showing.panels[audience].spots():
                    spot.touch(urgent=at_once or scene.is_asked(audience))

    def warned(self, scene: Scene, seat: Seat) -> None:
        """Repost the panel of `seat`, so that its client rings; an opened one shows it too."""
        panel = self._showing(scene).panels[seat]
        panel.private.call()
        for spot in panel.spots():
            spot.follower.touch(urgent=True)

    def called(self, scene: Scene, seat: Seat, why: Call) -> None:
        """Call the player of `seat` by a message of its own."""
        self._showing(scene).panels[seat].caller.call(why)

    def called_openly(self, scene: Scene, seat: Seat, why: Call) -> None:
        """Call the player of `seat` by a message at the table."""
        self._showing(scene).panels[seat].open_caller.call(why)

    def heeded_openly(self, scene: Scene, seat: Seat) -> None:
        """Take away what has called the player of `seat` at the table."""
        showing = self._showings.get(scene.record.id)
        if showing is not None and seat in showing.panels:
            showing.panels[seat].open_caller.heeded()

    def heeded(self, scene: Scene, seat: Seat) -> None:
        """Take away what has called the player of `seat`."""
        showing = self._showings.get(scene.record.id)
        if showing is not None:
            showing.panels[seat].caller.heeded()

    def handed_over(self, scene: Scene, over: HandOver) -> None:
        """Close the panel of who left the seat, and send its new player one.

        From now on nothing of the seat is written where the one who left could read it.
        """
        showing = self._showing(scene)
        if watcher := showing.watchers.pop(over.user, None):
            watcher.stop()
        before, panel = showing.sit_down(over.seat)
        for spot in before.spots() if before else ():
            spot.stop()
        sitting = Follower(
            partial(self._sit_down, scene, over, before, panel),
            0.0,
            partial(self._rest, WATCHING_REST),
            f"Duel {scene.record.id}",
        )
        self._sitting.setdefault(scene.record.id, []).append(sitting)
        sitting.touch(urgent=True)

    def board(self, scene: Scene) -> Spot:
        """The spot of the public board."""
        return self._showing(scene).board

    def panel(self, scene: Scene, seat: Seat, message: int) -> Spot:
        """The spot of the message `message`, a panel of `seat`."""
        return self._showing(scene).panels[seat].at(message)

    def watcher(self, scene: Scene, user: int, message: int | None, language: str) -> Watcher:
        """The message in which `user` follows the duel; None for one that has yet to be sent.

        In another one that they had before they read so, in that `language`.
        """
        watchers = self._showing(scene).watchers
        before = watchers.get(user)
        if before is not None and message is not None and before.message == message:
            return before
        if before is not None:
            self._later(before.move(language))
        gone = partial(self._watcher_gone, scene)
        watchers[user] = Watcher(scene, user, message, self.easel, self._lane, gone)
        return watchers[user]

    def watches_no_more(self, scene: Scene, user: int) -> None:
        """Show `user` the duel no more."""
        scene.gallery.leave(user)
        if watcher := self._showing(scene).watchers.pop(user, None):
            watcher.stop()

    def _watcher_gone(self, scene: Scene, watcher: Watcher) -> None:
        if self._showing(scene).watchers.get(watcher.user) is watcher:
            self.watches_no_more(scene, watcher.user)

    def closed(self, scene: Scene) -> None:
        """Show everybody the scene for the last time."""
        self._later(self._close(scene))

    def lost(self, scene: Scene) -> None:
        """Show nothing more of the scene: another process does."""
        for sitting in self._sitting.pop(scene.record.id, ()):
            sitting.stop()
        showing = self._showings.pop(scene.record.id, None)
        if showing is not None:
            showing.stop()

    def stop(self) -> None:
        """Show nothing more; after a restart everything is shown again."""
        for showing in self._showings.values():
            showing.stop()
        for task in self._closing:
            task.cancel()
        for sitting in chain.from_iterable(self._sitting.values()):
            sitting.stop()
        self.easel.stop()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _sit_down(
        self, scene: Scene, over: HandOver, before: Panel | None, panel: Panel
    ) -> None:
        """Show both what became of the seat; what Discord fails to show is tried again."""
        if before is not None:
            await before.close(left_words(scene.record, over))
        await close_left(self._client, scene.record, over)
        panel.private.follower.touch(urgent=True)
        await panel.private.follower.settled()
        await scene.hand_over_shown(over.id)

    async def _close(self, scene: Scene) -> None:
        showing = self._showing(scene)
        for sitting in self._sitting.pop(scene.record.id, ()):
            await sitting.settled()
        followers = [spot.follower for spot in showing.spots()]
        for follower in followers:
            follower.touch(urgent=True)
        for panel in showing.panels.values():
            for caller in panel.callers:
                caller.heeded()
                await caller.settled()
        for follower in followers:
            await follower.settled()
        for watcher in showing.watchers.values():
            watcher.touch(urgent=True)
        for watcher in showing.watchers.values():
            await watcher.follower.settled()
            watcher.stop()
        self._showings.pop(scene.record.id, None)
        self._tidying.begin(scene.record)

    def _showing(self, scene: Scene) -> Showing:
        showing = self._showings.get(scene.record.id)
        if showing is None:
            rest = PRACTICE_REST if scene.record.practice else BOARD_REST
            showing = Showing(
                self._client,
                scene,
                self._time,
                self.easel,
                partial(self._rest, rest),
                partial(self._rest, WATCHING_REST),
                partial(self.unreached.tell, scene.record),
            )
            self._showings[scene.record.id] = showing
        return showing

    def _rest(self, rest: Rest) -> float:
        """Seconds between two edits of one message now."""
        return rest.lasts(self._bustle.duels, self.part())
