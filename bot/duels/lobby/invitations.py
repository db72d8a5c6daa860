"""Challenges where people see them: kept up to date in the channel until they are over."""

import logging
from collections.abc import Mapping
from functools import partial

import discord

from bot.duels.clock import Alarm, Clock
from bot.duels.lobby import challenge as layouts
from bot.duels.lobby.store import Begun, Challenge, LobbyStore, Stand
from bot.readings.brings import asking, brings, coming
from bot.shared.database import UnavailableError
from engine.core.game import Game

OPEN_SECONDS = 3600
"""For how long a challenge can be accepted."""
_RETRY_SECONDS = 60.0
_log = logging.getLogger(__name__)


class Invitations:
    """Shows each challenge in its message, and lets it expire, also after a restart."""

    def __init__(
        self, client: discord.Client, store: LobbyStore, games: Mapping[str, Game], clock: Clock
    ) -> None:
        self._client = client
        self._store = store
        self._games = games
        self._clock = clock
        self._alarms: dict[int, Alarm] = {}

    def expiry(self) -> int:
        """When a challenge expires that is made now, in seconds since 1970."""
        return round(self._clock.wall()) + OPEN_SECONDS

    def is_past(self, offer: Challenge) -> bool:
        """Whether the time of the challenge is up."""
        return self._clock.wall() >= offer.expires

    async def resume(self, *, new: bool = False) -> None:
        """Watch every open challenge of our servers again, also those laid to no end.

        Where a stop came just before that, a challenge is shown as accepted. Only what is `new`
        is of servers that nobody serves any more.
        """
        challenges = self._store.challenges
        serves = partial(self._store.owners.serves, new=new)
        for challenge, guild in await challenges.unlaid():
            if serves(guild):
                await challenges.reopen(challenge)
        for challenge, expires, guild in await challenges.open_ones():
            if serves(guild):
                self.watch(challenge, expires)
        for begun in await challenges.untold():
            try:
                if serves(begun.guild):
                    await self._tell(begun)
            except Exception:
                _log.exception("Challenge %s could not be shown as accepted", begun.challenge)

    def watch(self, id: int, expires: float) -> None:
        """Let the challenge expire at that moment, in seconds since 1970."""
        self._wake_in(id, max(0.0, expires - self._clock.wall()))

    def stop(self) -> None:
        """Watch nothing any more."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()

    async def view(self, offer: Challenge, trouble: str = "") -> discord.ui.LayoutView:
        """What its message shows while the challenge is open, or is over without a duel."""
        name, terms = self.format(offer), await self._store.settings.of(offer.guild)
        if offer.status is Stand.OPEN:
            return layouts.challenge(offer, name, terms, trouble, await self._cards(offer))
        return layouts.over(offer, name, terms)

    async def show(self, offer: Challenge, trouble: str = "") -> None:
        """Show in its message how the challenge stands."""
        await self._put(offer, await self.view(offer, trouble))

    async def show_accepted(self, offer: Challenge, channel: str) -> None:
        """Show in its message that its duel has begun in `channel`, a link."""
        terms = await self._store.settings.of(offer.guild)
        await self._put(offer, layouts.accepted(offer, self.format(offer), terms, channel))
        await self._store.challenges.told(offer.id)

    async def show_result(self, offer: Challenge, result: str, channel: str) -> None:
        """Show in its message how its duel in `channel`, a link, has ended."""
        terms = await self._store.settings.of(offer.guild)
        view = layouts.finished(offer, self.format(offer), terms, result, channel)
        await self._put(offer, view)

    def format(self, offer: Challenge) -> str:
        """The name of the format in the language of the message."""
        game = self._games.get(offer.game)
        names = game.formats.get(offer.format, {}) if game else {}
        return names.get(offer.language, offer.format)

    async def _cards(self, offer: Challenge) -> str:
        """The challenger's cards that have to be agreed to, counted by their state."""
        game = self._games.get(offer.game)
        if game is None:
            return ""
        reported = await self._store.reports.standing(game.key, offer.guild)
        deck = coming(game, offer.deck, alone=offer.agreement.is_single)
        return asking(offer.language, game, brings(game, deck, reported))

    async def _tell(self, begun: Begun) -> None:
        await self._store.challenges.begun(begun.challenge, begun.user, begun.name)
        offer = await self._store.challenges.load(begun.challenge)
        if offer is not None:
            await self.show_accepted(offer, f"<#{begun.channel}>")

    def _wake_in(self, id: int, seconds: float) -> None:
        if id in self._alarms:
            self._alarms[id].cancel()
        when = self._clock.now() + seconds
        self._alarms[id] = self._clock.wake_at(when, partial(self._expire, id))

    async def _expire(self, id: int) -> None:
        self._alarms.pop(id, None)
        challenges = self._store.challenges
        try:
            if not await challenges.move(id, Stand.OPEN, Stand.EXPIRED):
                return
            offer = await challenges.load(id)
        except UnavailableError as problem:
            _log.warning("Challenge %s cannot expire yet: %s", id, problem)
            self._wake_in(id, _RETRY_SECONDS)
            return
        if offer is not None:
            await self.show(offer)

    async def _put(self, offer: Challenge, view: discord.ui.LayoutView) -> None:
        await put(self._client, offer.channel, offer.message, view)


async def put(
    client: discord.Client, channel: int, message: int | None, view: discord.ui.LayoutView
) -> None:
    """Show `view` in that message, or below it where that is gone."""
    there = client.get_partial_messageable(channel)
    try:
        if message is not None:
            try:
                await there.get_partial_message(message).edit(view=view)
                return
            except discord.NotFound:
                pass
        await there.send(view=view)
    except discord.HTTPException as problem:
        _log.info("Message %s in channel %s cannot be shown: %s", message, channel, problem)
