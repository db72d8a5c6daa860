"""All duels in progress: opened, found again, and woken after a restart."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.duels.clock import Clock
from bot.duels.clocks.keeper import Keeper
from bot.duels.match.chronicle import Chronicles
from bot.duels.seen.stage import Stage
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.needs import DuelStore
from bot.duels.store.records import MatchRecord, Status
from bot.duels.store.taken import Hold
from bot.duels.table.session import Session
from bot.shared.figures import LOST
from bot.shared.insisting import insist
from bot.shared.owning import ElsewhereError, Kind, Thing
from bot.shared.worker_threads import Beside
from engine.core.game import Game

_log = logging.getLogger(__name__)
_AT_ONCE = 2
"""So many duels are played again at once: one that is long does not hold up all others."""


class Sessions:
    """The duels in memory, by id. One that is not here is loaded when it is first needed."""

    def __init__(
        self, store: DuelStore, games: Mapping[str, Game], stage: Stage, clock: Clock
    ) -> None:
        self.chronicles = Chronicles(store, games)
        self._store = store
        self._games = games
        self._stage = stage
        self._clock = clock
        self._keeper = Keeper(store.clocks, store.quiet, clock)
        self._rebuilding = Beside("rebuilds", _AT_ONCE)
        self._loading = asyncio.Lock()
        self._loads: int | None = None
        """What is being loaded, unless it was lost meanwhile."""
        self._sessions: dict[int, Session] = {}
        self._owners = store.owners
        self._owners.lost.hear(self._lose)

    @property
    def going_on(self) -> int:
        """How many duels in memory are not over."""
        return sum(each.record.status is Status.OPEN for each in self._sessions.values())

    async def open(self, record: MatchRecord, holds: Sequence[Hold] = ()) -> Session:
        """Keep a new duel and begin it; its id is given here, whatever `record` says.

        It has what it `holds` alone; TakenError where another duel has some of it.
        """
        kept = replace(record, id=await self._store.matches.create(record, holds))
        at = "" if kept.event_table is None else f", table {kept.event_table} of an event"
        _log.info("Duel %s began: %s, %s seats%s", kept.id, kept.game, len(kept.seats), at)
        session = self._session(kept)
        self._remember(session)
        await session.wake()
        return session

    async def get(self, id: int) -> Session | None:
        """The duel `id`, which may be over; None where there is none.

        Raises ElsewhereError where it goes on in another process.
        """
        session = self._sessions.get(id)
        if session is not None:
            return session
        async with self._loading:
            if id in self._sessions:
                return self._sessions[id]
            while True:
                self._loads = id
                session = await self._load(id)
                if self._loads is not None:
                    break
            if session is not None and session.record.status is Status.OPEN:
                self._remember(session)
            return session

    async def in_channel(self, channel: int) -> Session | None:
        """The duel going on in `channel`, or None."""
        return await self._first(await self._store.matches.open_in(channel))

    async def of(self, user: int) -> Session | None:
        """The newest duel going on in which `user` has a seat, or None."""
        return await self._first(await self._store.matches.open_of(user))

    async def records_of(self, user: int) -> list[MatchRecord]:
        """Every duel going on in which `user` has a seat, the newest first, wherever it is."""
        matches = self._store.matches
        return await matches.load_all(await matches.open_of(user))

    async def here_of(self, user: int) -> list[Session]:
        """Those of them that no other process has."""
        found = []
        for match in await self._store.matches.open_of(user):
            with suppress(ElsewhereError):
                found.append(await self.get(match))
        return [session for session in found if session is not None]

    def game_of(self, record: MatchRecord) -> Game:
        """The game that is played in the duel; any, where it is known no more."""
        return self._games.get(record.game) or next(iter(self._games.values()))

    async def is_seated(self, user: int) -> bool:
        """Whether `user` has a seat in a duel going on, or handed one over and knows a hand.

        No duel is loaded for that.
        """
        if await self._store.matches.open_of(user):
            return True
        return await self._store.hand_overs.is_known_to(user)

    async def resume(self, *, new: bool = False) -> None:
        """Wake every duel that was going on and is this process's, one after the other.

        A duel that has ended is shown for the last time, where a stop came before that. Only
        what is `new` is what other processes have left.
        """
        matches = self._store.matches
        going_on, over = await matches.open_ids(), await matches.untold()
        mine = await self._owners.mine(Kind.DUEL, (*going_on, *over), new=new)
        for match in mine:
            resumed = partial(self._resume, match, is_over=match in over)
            await insist(resumed, f"Duel {match} is resumed")

    async def _resume(self, match: int, *, is_over: bool) -> None:
        if is_over:
            await self._owners.take(Thing(Kind.DUEL, match))
        session = await self.get(match)
        if session is None:
            return
        for handed in session.record.handed:
            if not handed.is_shown:
                self._stage.handed_over(session, handed)
        if is_over:
            self._stage.closed(session)
        else:
            await session.wake()

    async def keep_time(self) -> None:
        """Have on disk what is left on the clocks at this moment."""
        await self._keeper.flush()

    def let_go(self) -> None:
        """Remember no duel that is over, nor any log: those who have left are named there."""
        self.chronicles.let_go()
        for match, session in list(self._sessions.items()):
            if session.record.status is not Status.OPEN:
                del self._sessions[match]

    def sleep(self) -> None:
        """Let go of every duel; each is on disk."""
        self._keeper.sleep()
        for session in self._sessions.values():
            session.sleep()
        self._sessions.clear()

    def stop(self) -> None:
        """Let go of every duel for good, and hear of none any more."""
        self.sleep()
        self._rebuilding.stop()
        self._owners.lost.ignore(self._lose)

    def _lose(self, thing: Thing | None) -> None:
        """Let go at once of what another process has by now; None is all there is."""
        lost = list(self._sessions) if thing is None else [thing.id]
        if thing is not None and thing.kind is not Kind.DUEL:
            return
        if thing is None or thing.id == self._loads:
            self._loads = None
        for match in lost:
            self._keeper.lose(match)
            session = self._sessions.pop(match, None)
            if session is not None:
                if not session.waits:
                    LOST.labels(Kind.DUEL).inc()
                session.lose()
                self._stage.lost(session)
                _log.warning("Duel %s is let go of: it is for another process", match)

    async def _first(self, ids: list[int]) -> Session | None:
        return await self.get(ids[0]) if ids else None

    async def _load(self, id: int) -> Session | None:
        record = await self._store.matches.load(id)
        goes_on = record is not None and record.status is Status.OPEN
        if goes_on and await self._owners.take(Thing(Kind.DUEL, id)):
            record = await self._store.matches.load(id)
        if record is None:
            return None
        seats = []
        for seat in record.seats:
            heard = None if seat.user is None else await self._store.people.language(seat.user)
            seats.append(replace(seat, language=heard or seat.language))
        halt = await self._store.clocks.halt_of(id)
        corrections = await self._store.clocks.corrections_of(id)
        record = replace(record, seats=tuple(seats), halt=halt, corrections=corrections)
        if record.status is Status.OPEN and record.game not in self._games:
            ending = Ending(EndKind.OUTDATED)
            await self._store.matches.end(id, Status.STOPPED, ending)
            record = replace(record, status=Status.STOPPED, ending=ending)
            session = self._session(record)
            self._stage.closed(session)
            return session
        return self._session(record)

    def _remember(self, session: Session) -> None:
        """Have `session` in memory, and no longer those that are over."""
        for match, other in list(self._sessions.items()):
            if other.record.status is not Status.OPEN:
                del self._sessions[match]
        self._sessions[session.record.id] = session

    def _session(self, record: MatchRecord) -> Session:
        game = self.game_of(record)
        shared = self._store, self._stage, self._clock, self._keeper, self._rebuilding
        return Session(record, game, *shared)
