"""A match in memory: rebuilt from what is on disk, and dropped where anything fails."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from bot.duels.clock import Alarm, Clock
from bot.duels.match.play import Play
from bot.duels.match.rebuild import UpdatedError
from bot.duels.table.parts.record import KeptRecord
from bot.shared.database import FencedError, UnavailableError
from bot.shared.owning import WaitsError

_log = logging.getLogger(__name__)
_RETRY_SECONDS = 5.0


class Memory:
    """Owns the match in memory, and the lock that is held by whatever changes the duel."""

    def __init__(
        self,
        kept: KeptRecord,
        clock: Clock,
        rebuild: Callable[[], Awaitable[None]],
        let_go: Callable[[], None],
        stop: Callable[[Exception], Awaitable[None]],
    ) -> None:
        """Nothing is in memory before the duel is woken.

        `rebuild` has it hold the match and lets that go on; `let_go` is called when it is
        dropped, and `stop` when it cannot go on.
        """
        self.lock = asyncio.Lock()
        self._kept = kept
        self._clock = clock
        self._rebuild = rebuild
        self._let_go = let_go
        self._stop = stop
        self._play: Play | None = None
        self._retrying: Alarm | None = None
        self._is_lost = False
        """Whether another process has the duel: what is here is old."""
        self._waits = False
        """Whether that is one which has yet to come, with another version."""

    @property
    def play(self) -> Play | None:
        """The match, unless it has yet to be rebuilt."""
        return self._play

    @property
    def waits(self) -> bool:
        """Whether the duel waits for another version; nobody goes on with it until then."""
        return self._waits

    @property
    def going(self) -> Play | None:
        """The match, as long as the duel goes on."""
        return self._play if self._kept.is_open else None

    @asynccontextmanager
    async def awake(self) -> AsyncIterator[None]:
        """Hold the lock, with the match in memory unless the duel has ended or cannot go on.

        Raises FencedError where another process has it, WaitsError where that is to have it.
        """
        async with self.lock:
            await self._wake()
            if self._waits:
                raise WaitsError(f"duel {self._kept.record.id} waits for another version")
            if self._is_lost:
                raise FencedError(f"another process has duel {self._kept.record.id}")
            yield

    async def wake(self) -> None:
        """Rebuild the match if it is not in memory, and let it go on."""
        async with self.awake():
            pass

    async def anew(self) -> None:
        """Play the match again from what is on disk; the lock is held."""
        self._drop()
        await self._wake()

    def sleep(self) -> None:
        """Let go of memory and alarms; everything is on disk and can be woken again."""
        self._drop()
        if self._retrying is not None:
            self._retrying.cancel()

    def lose(self) -> None:
        """Let go of the duel for good, which another process goes on with."""
        self._is_lost = True
        self.sleep()

    def hold(self, play: Play) -> None:
        """Have `play` in memory; all its answers are on disk."""
        self._play = None if self._is_lost else play

    @contextmanager
    def rebuilt_on_failure(self) -> Iterator[None]:
        """Drop the match where what is done with it fails; what is on disk is rebuilt."""
        try:
            yield
        except Exception:
            self._retry(0.0)
            raise

    async def by_itself(self, work: Awaitable[None]) -> None:
        """Do what nobody pressed for; after a failure the match is rebuilt, or stopped."""
        try:
            await work
        except UnavailableError:
            self._retry(_RETRY_SECONDS)
            _log.exception("An answer in duel %s could not be kept", self._kept.record.id)
        except Exception as problem:
            await self._give_up(problem)

    async def _wake(self) -> None:
        """Have the match in memory, unless the duel has ended or cannot go on."""
        if self._play is not None or not self._kept.is_open or self._is_lost:
            return
        try:
            await self._rebuild()
            await self._kept.goes_on()
        except UnavailableError:
            self._retry(_RETRY_SECONDS)
            raise
        except Exception as problem:
            await self._give_up(problem)

    async def _give_up(self, problem: Exception) -> None:
        """Have the duel stopped: what can be shown of it might be wrong."""
        self._drop()
        if isinstance(problem, UpdatedError):
            self._waits = True  # as it is let go of: nobody has it then
            self._waits = await self._kept.may_wait()
            if self._waits:
                _log.warning("Duel %s waits: here %s", self._kept.record.id, problem)
                return
            _log.warning("Duel %s is ended by an update: %s", self._kept.record.id, problem)
        else:
            _log.error("Duel %s cannot go on", self._kept.record.id, exc_info=problem)
        await self._stop(problem)

    def _retry(self, seconds: float) -> None:
        """Drop the match; what is on disk is rebuilt in so many seconds, once for all."""
        self.sleep()
        if not self._is_lost:
            self._retrying = self._clock.wake_at(self._clock.now() + seconds, self._recover)

    async def _recover(self) -> None:
        try:
            await self.wake()
        except UnavailableError as problem:
            _log.warning("Duel %s waits for its database: %s", self._kept.record.id, problem)

    def _drop(self) -> None:
        self._play = None
        self._let_go()
