"""How somebody is forgotten: what they have open is closed first, then nothing names them."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.decks.pasted import PastedLists
from bot.duels.after.analysis import Analysis
from bot.duels.after.archiving import Archive
from bot.duels.clock import Alarm, Clock
from bot.duels.lobby.gathering.open_tables import OpenTables
from bot.duels.lobby.gathering.store import GatheringStore
from bot.duels.lobby.lobby import Lobby
from bot.duels.lobby.tables import LobbyError
from bot.duels.picture.easel import Easel
from bot.duels.store.records import MatchRecord
from bot.duels.table.sessions import Sessions
from bot.events.event import ENDED
from bot.events.records import Dropped, Withdrew
from bot.events.refusal import RefusedError
from bot.events.results import Player
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.signing_up.joining import BEFORE
from bot.hosting.store.needs import EventStore
from bot.privacy.retention import Retention, next_night
from bot.privacy.store import Leaving, Leavings
from bot.shared.database import UnavailableError

_log = logging.getLogger(__name__)


class PrivacyStore(GatheringStore, EventStore, Protocol):
    """The tables in which people have something open, and those of who leaves."""

    leavings: Leavings


@dataclass(frozen=True, slots=True)
class Rooms:
    """Where people have something open, or are remembered in memory."""

    sessions: Sessions
    lobby: Lobby
    open_tables: OpenTables
    hosts: Hosts
    archive: Archive
    analysis: Analysis
    easel: Easel
    pasted: PastedLists


@dataclass(frozen=True, slots=True)
class Open:
    """What somebody has open: their duels, and events they take part in or have announced."""

    duels: Sequence[MatchRecord]
    plays_in: Sequence[Hosted]
    organises: Sequence[Hosted]


class Farewells:
    """Forgets people who ask for it, and each night what has been kept long enough."""

    def __init__(
        self, store: PrivacyStore, rooms: Rooms, retention: Retention, clock: Clock
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._clock = clock
        self.retention = retention
        self._lock = asyncio.Lock()
        self._alarm: Alarm | None = None
        self._waits = False
        """Whether somebody who left is to be forgotten where something went on."""
        self._going: set[asyncio.Task[None]] = set()

    async def open_of(self, user: int) -> Open:
        """What is closed first if they leave."""
        _, events = await self._store.leavings.still_open(user)
        hosted = await self._rooms.hosts.here_of(events)
        return Open(
            await self._rooms.sessions.records_of(user),
            [each for each in hosted if _takes_part(each, user)],
            [each for each in hosted if each.record.organiser == user],
        )

    async def leave(self, user: int) -> Leaving:
        """Close what they have open, and forget them; what is open still, once it is over.

        From the first write on it is done to the end, whenever the bot is stopped.
        """
        async with self._lock:
            leaving = await self._store.leavings.begin(user)
            await self._forget(leaving)
            return leaving

    async def resume(self) -> None:
        """Go on with whom a stop has come between, and wait for the night."""
        await self._catch_up()
        self._wait()

    def stop(self) -> None:
        """Do nothing more."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._going:
            task.cancel()

    def hear(self, over: object) -> None:
        """Note that something is over: who left it is forgotten there."""
        if self._waits:
            task = asyncio.create_task(self._catch_up())
            self._going.add(task)
            task.add_done_callback(self._going.discard)

    async def _catch_up(self) -> None:
        async with self._lock:
            found = await self._store.leavings.all()
            self._waits = bool(found)
            for leaving in found:
                try:
                    if leaving.is_done:
                        await self._close_rest(leaving)
                        await self._forget_rest(leaving)
                    else:
                        await self._forget(leaving)
                except Exception:
                    _log.exception("Somebody who left (%s) is not forgotten yet", leaving.id)

    def _wait(self) -> None:
        now = self._clock.wall()
        when = self._clock.now() + next_night(now) - now
        self._alarm = self._clock.wake_at(when, self._tidy)

    async def _tidy(self) -> None:
        """Do what is done each night."""
        try:
            await self._catch_up()
            gone = await self.retention.tidy(self._clock.wall())
            _log.info("Duels deleted that were kept long enough: %s", gone)
        except UnavailableError as problem:
            _log.warning("It is not tidied up tonight: %s", problem)
        self._wait()

    async def _forget(self, leaving: Leaving) -> None:
        await self._close(leaving.user)
        await self._store.leavings.forget(leaving)
        self._let_go(leaving.user)
        await self._forget_rest(leaving)

    async def _forget_rest(self, leaving: Leaving) -> None:
        is_done = await self._store.leavings.forget_rest(leaving)
        self._waits = self._waits or not is_done
        self._let_go(leaving.user)

    def _let_go(self, user: int) -> None:
        """Have nothing of them in memory that is on disk no more."""
        rooms = self._rooms
        self._store.people.let_go(user)
        self._store.quiet.let_go(user)
        rooms.archive.let_go()
        rooms.analysis.let_go()
        rooms.easel.let_go()
        rooms.pasted.let_go(user)
        rooms.sessions.let_go()
        rooms.hosts.let_go_ended()

    async def _close(self, user: int) -> None:
        """Give up their duels, take back what they offer, and leave events that go on.

        What another process has is closed by that one, as soon as it hears of who has left.
        """
        for session in await self._rooms.sessions.here_of(user):
            await session.settling.surrender(user, whole=True, at_once=True)
        for challenge in await self._store.challenges.open_of(user):
            await self._take_back(challenge, user)
        for gathering in await self._store.gatherings.open_of(user):
            await self._stand_up(gathering, user)
        opened = await self.open_of(user)
        await self._leave_events(opened.plays_in, user)
        await self._store.event_drafts.discard_all(user)

    async def _close_rest(self, leaving: Leaving) -> None:
        """Close what went on in another process as they left, and is here by now."""
        user = leaving.user
        duels, events = await self._store.leavings.rest(leaving)
        for session in await self._rooms.sessions.here_of(user):
            if session.record.id in duels:
                await session.settling.surrender(user, whole=True, at_once=True)
        hosted = await self._rooms.hosts.here_of(events)
        await self._leave_events([each for each in hosted if _takes_part(each, user)], user)

    async def _leave_events(self, plays_in: Sequence[Hosted], user: int) -> None:
        for hosted in plays_in:
            player = Player(user)
            is_before = hosted.event.phase in BEFORE
            try:
                await hosted.decide(
                    Withdrew(player) if is_before else Dropped(player), by=player
                )
            except RefusedError as problem:
                _log.info("Event %s was not left: %s", hosted.record.id, problem)

    async def _take_back(self, challenge: int, user: int) -> None:
        lobby = self._rooms.lobby
        try:
            offer = await lobby.find(challenge)
            close = lobby.take_back if offer.challenger == user else lobby.decline
            await lobby.invitations.show(await close(challenge, user))
        except LobbyError:  # it was accepted, or its time was up, in between
            return

    async def _stand_up(self, gathering: int, user: int) -> None:
        tables = self._rooms.open_tables
        try:
            found = await tables.find(gathering)
            leave = tables.close if found.opener == user else tables.leave
            await tables.show(await leave(gathering, user))
        except LobbyError:
            return


def _takes_part(hosted: Hosted, user: int) -> bool:
    event, player = hosted.event, Player(user)
    return event.phase not in ENDED and player in event.joined and player not in event.gone
