"""All duels in progress: opened, found again, and woken after a restart."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace

from bot.duels.clock import Clock
from bot.duels.clocks.keeper import Keeper
from bot.duels.match.chronicle import Chronicles
from bot.duels.seen.stage import Stage
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.needs import DuelStore
from bot.duels.store.records import MatchRecord, Status
from bot.duels.table.session import Session
from engine.core.game import Game

_log = logging.getLogger(__name__)


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
        self._loading = asyncio.Lock()
        self._sessions: dict[int, Session] = {}

    async def open(self, record: MatchRecord) -> Session:
        """Keep a new duel and begin it; its id is given here, whatever `record` says."""
        kept = replace(record, id=await self._store.matches.create(record))
        at = "" if kept.event_table is None else f", table {kept.event_table} of an event"
        _log.info("Duel %s began: %s, %s seats%s", kept.id, kept.game, len(kept.seats), at)
        session = self._session(kept)
        self._remember(session)
        await session.wake()
        return session

    async def get(self, id: int) -> Session | None:
        """The duel `id`, which may be over; None where there is none."""
        session = self._sessions.get(id)
        if session is not None:
            return session
        async with self._loading:
            if id in self._sessions:
                return self._sessions[id]
            return await self._load(id)

    async def in_channel(self, channel: int) -> Session | None:
        """The duel going on in `channel`, or None."""
        return await self._first(await self._store.matches.open_in(channel))

    async def of(self, user: int) -> Session | None:
        """The newest duel going on in which `user` has a seat, or None."""
        return await self._first(await self._store.matches.open_of(user))

    async def all_of(self, user: int) -> list[Session]:
        """Every duel going on in which `user` has a seat, the newest first."""
        found = [await self.get(match) for match in await self._store.matches.open_of(user)]
        return [session for session in found if session is not None]

    async def is_seated(self, user: int) -> bool:
        """Whether `user` has a seat in a duel going on, or handed one over and knows a hand.

        No duel is loaded for that.
        """
        if await self._store.matches.open_of(user):
            return True
        return await self._store.hand_overs.is_known_to(user)

    async def resume(self) -> None:
        """Wake every duel that was going on, one after the other.

        A duel that has ended is shown for the last time, where a stop came before that.
        """
        over = await self._store.matches.untold()
        for match in (*await self._store.matches.open_ids(), *over):
            try:
                session = await self.get(match)
                if session is None:
                    continue
                for handed in session.record.handed:
                    if not handed.is_shown:
                        self._stage.handed_over(session, handed)
                if match in over:
                    self._stage.closed(session)
                else:
                    await session.wake()
            except Exception:
                _log.exception("Duel %s could not be resumed", match)

    async def keep_time(self) -> None:
        """Have on disk what is left on the clocks at this moment."""
        await self._keeper.flush()

    def sleep(self) -> None:
        """Let go of every duel; each is on disk."""
        self._keeper.sleep()
        for session in self._sessions.values():
            session.sleep()
        self._sessions.clear()

    async def _first(self, ids: list[int]) -> Session | None:
        return await self.get(ids[0]) if ids else None

    async def _load(self, id: int) -> Session | None:
        record = await self._store.matches.load(id)
        if record is None:
            return None
        seats = []
        for seat in record.seats:
            heard = None if seat.user is None else await self._store.people.language(seat.user)
            seats.append(replace(seat, language=heard or seat.language))
        halt = await self._store.clocks.halt_of(id)
        record = replace(record, seats=tuple(seats), halt=halt)
        if record.status is Status.OPEN and record.game not in self._games:
            ending = Ending(EndKind.OUTDATED)
            await self._store.matches.end(id, Status.STOPPED, ending)
            record = replace(record, status=Status.STOPPED, ending=ending)
            session = self._session(record)
            self._stage.closed(session)
            return session
        session = self._session(record)
        if record.status is Status.OPEN:
            self._remember(session)
        return session

    def _remember(self, session: Session) -> None:
        """Have `session` in memory, and no longer those that are over."""
        for match, other in list(self._sessions.items()):
            if other.record.status is not Status.OPEN:
                del self._sessions[match]
        self._sessions[session.record.id] = session

    def _session(self, record: MatchRecord) -> Session:
        game = self._games.get(record.game) or next(iter(self._games.values()))
        return Session(record, game, self._store, self._stage, self._clock, self._keeper)
