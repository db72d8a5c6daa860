"""The stage of events in Discord: announcements kept up to date, and posts below them."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import partial
from typing import Any, cast

import discord
import orjson

from bot.events.results import Player
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.ongoing.stage import RINGS_AT_ONCE
from bot.hosting.signing_up.announcement import announcement, check_in_call
from bot.hosting.store.needs import EventStore
from bot.shared.budget import Rank, sent_as
from bot.shared.discord_time import DiscordTime
from bot.shared.following import Follower
from bot.shared.notices import Notice
from bot.shared.sending import FAILURES
from engine.core.game import Game

_log = logging.getLogger(__name__)
LEAD = 0.3
"""Seconds before the first edit, in which more may change."""
REST = 4.0
"""Seconds between two edits of an announcement, at least: many join at once."""
OLD_REST = 30.0
"""The same for one older than an hour, which Discord lets be edited less often."""
_OLD = timedelta(minutes=55)
_TOO_OFTEN = 30046
"""Too many edits of a message older than an hour."""


class DiscordEventStage:
    """Shows events in the channels they were announced in."""

    def __init__(
        self,
        client: discord.Client,
        hosts: Hosts,
        games: Mapping[str, Game],
        store: EventStore,
        time: DiscordTime,
        closed: Notice[Hosted],
    ) -> None:
        """It shows what is decided in events of `hosts`, until they are `closed`."""
        self._client = client
        self._store = store
        self._games = games
        self._time = time
        self._followers: dict[int, Follower] = {}
        self._shown: dict[int, bytes] = {}
        self._showing: dict[int, asyncio.Lock] = {}
        hosts.watch(lambda hosted, _new: self.changed(hosted))
        closed.hear(self.let_go)
        hosts.gone.hear(self.let_go)

    def changed(self, hosted: Hosted) -> None:
        """Show the announcement as the event is now, soon, and once for many changes."""
        event = hosted.record.id
        if event not in self._followers:
            self._followers[event] = Follower(
                partial(self.show_now, hosted),
                LEAD,
                partial(self._rest, hosted),
                f"Event {event}",
            )
        self._followers[event].touch()

    async def post(
        self,
        hosted: Hosted,
        view: discord.ui.LayoutView,
        *,
        rings: Sequence[Player] = (),
        files: Sequence[discord.File] = (),
    ) -> int | None:
        """Send a message to the channel of the event; its id, or None where it was not sent."""
        channel = self._client.get_partial_messageable(hosted.record.channel)
        called = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(each) for each in rings]
        )
        try:
            sent = await channel.send(view=view, files=list(files), allowed_mentions=called)
        except FAILURES as problem:
            _log.warning("Event %s cannot post: %s", hosted.record.id, problem)
            return None
        return sent.id

    async def remind(self, hosted: Hosted) -> None:
        """Call all who have joined and not checked in, with the button by which they do."""
        event = hosted.event
        absent = [player for player in event.joined if player not in event.checked_in]
        for start in range(0, len(absent), RINGS_AT_ONCE):
            batch = absent[start : start + RINGS_AT_ONCE]
            mentions = " ".join(f"<@{player}>" for player in batch)
            await self.post(hosted, check_in_call(hosted, mentions), rings=batch)

    async def show_now(self, hosted: Hosted) -> None:
        """Show the announcement as the event is now, at once.

        Raises what keeps it from being shown, where another try may help.
        """
        async with self._showing.setdefault(hosted.record.id, asyncio.Lock()):
            await self._show(hosted)

    def let_go(self, hosted: Hosted) -> None:
        """Keep nothing in memory of an event that was shown here for the last time."""
        event = hosted.record.id
        if follower := self._followers.pop(event, None):
            follower.stop()
        self._shown.pop(event, None)
        self._showing.pop(event, None)

    def stop(self) -> None:
        """Show nothing more; after a restart every event is shown again."""
        for follower in self._followers.values():
            follower.stop()

    async def _show(self, hosted: Hosted) -> None:
        event = hosted.record.id
        posts = (await self._store.event_posts.of(event)).values()
        newest = max((each for each in posts if each is not None), default=None)
        view = announcement(hosted, self._games, newest)
        content = orjson.dumps(cast(Any, view).to_components())
        if self._shown.get(event) != content:
            with sent_as(Rank.BOARD if hosted.record.message else Rank.ASKED):
                if await self._put(hosted, view):
                    self._shown[event] = content

    async def _put(self, hosted: Hosted, view: discord.ui.LayoutView) -> bool:
        """Show it in the announcement, or announce it; whether it is shown now."""
        channel = self._client.get_partial_messageable(hosted.record.channel)
        try:
            if hosted.record.message is not None:
                try:
                    await channel.get_partial_message(hosted.record.message).edit(view=view)
                    return True
                except discord.NotFound:
                    _log.info("The announcement of event %s is gone", hosted.record.id)
            # sent again after a crash, it is refused as the same message
            nonce = hosted.record.message or hosted.record.id
            sent = await channel.send(view=view, nonce=nonce)
        except (discord.Forbidden, discord.NotFound) as problem:
            _log.warning("Event %s cannot be announced: %s", hosted.record.id, problem)
        except discord.HTTPException as problem:
            if problem.code != _TOO_OFTEN:
                raise
            self.changed(hosted)
        else:
            self._time.hear(sent.id)
            await hosted.announced(sent.id)
            return True
        return False

    def _rest(self, hosted: Hosted) -> float:
        message = hosted.record.message
        return OLD_REST if message and self._time.age(message) > _OLD else REST
