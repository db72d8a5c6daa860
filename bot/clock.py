"""Time as duels feel it: what wakes them, and how long each decision may take."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from bot.pace import pause
from engine.core.match import Match
from engine.core.protocol import Decision, Seat

WARNING = 60.0
"""Seconds before the end of a decision's time at which its seat is warned."""
MISSES_TO_LOSE = 3
"""After so many decisions in a row left to the clock, a seat loses the duel."""

Wake = Callable[[], Awaitable[None]]


class Alarm(Protocol):
    """Something that will be woken, unless it is cancelled first."""

    def cancel(self) -> None:
        """Never wake it."""


class Clock(Protocol):
    """Where time comes from, so that tests can advance it."""

    def now(self) -> float:
        """Seconds that only ever grow, from no particular moment."""

    def wall(self) -> float:
        """Seconds since 1970, as people's clocks show them."""

    def wake_at(self, when: float, wake: Wake) -> Alarm:
        """Call `wake` once `now()` has reached `when`."""


class LoopClock:
    """The time of the running event loop."""

    def __init__(self) -> None:
        self._woken: set[asyncio.Task[None]] = set()

    def now(self) -> float:
        """The loop's monotonic seconds."""
        return asyncio.get_running_loop().time()

    def wall(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def wake_at(self, when: float, wake: Wake) -> Alarm:
        """Call `wake` in a task of its own once the loop's time has reached `when`."""
        return asyncio.get_running_loop().call_at(when, self._wake, wake)

    def _wake(self, wake: Wake) -> None:
        async def woken() -> None:
            await wake()

        task = asyncio.create_task(woken())
        self._woken.add(task)
        task.add_done_callback(self._woken.discard)


@dataclass(slots=True)
class Awaited:
    """A decision that is being waited for.

    `shown` is false while the pace still holds the prompt back. `deadline` is the end of its
    time by the clock's `now()`, `until` the same in seconds since 1970.
    """

    decision: Decision
    number: int
    shown: bool
    deadline: float
    until: int
    warned: bool = False
    alarms: list[Alarm] = field(default_factory=list)

    def let_go(self) -> None:
        """Never wake anybody for this decision again."""
        for alarm in self.alarms:
            alarm.cancel()
        self.alarms.clear()


Notify = Callable[[Awaited], Awaitable[None]]


class Watch:
    """The time of one duel's open decisions.

    Deadlines are not kept on disk: after a restart each open decision has its whole time
    again, so that nobody loses by our absence.
    """

    def __init__(self, clock: Clock, seconds: int) -> None:
        """Allow `seconds` for each decision."""
        self.awaited: dict[Seat, Awaited] = {}
        self._clock = clock
        self._seconds = seconds

    def follow(
        self, match: Match, pace: float, paced: Notify, warn: Notify, expire: Notify
    ) -> None:
        """Watch the decisions that are open now, and no others.

        `paced` is called when a window has been held back for `pace` seconds, `warn` when the
        time is nearly up, `expire` when it is.
        """
        open_now = {decision.seat: decision for decision in match.awaited()}
        for seat, awaited in list(self.awaited.items()):
            if seat not in open_now or awaited.number != match.number:
                awaited.let_go()
                del self.awaited[seat]
        for seat, decision in open_now.items():
            if seat not in self.awaited:
                awaited = self._begin(decision, match.number, pause(decision, pace))
                self.awaited[seat] = awaited
                self._set_alarms(awaited, paced, warn, expire)

    def let_go(self) -> None:
        """Watch nothing any more."""
        for awaited in self.awaited.values():
            awaited.let_go()
        self.awaited.clear()

    def _begin(self, decision: Decision, number: int, held_back: float) -> Awaited:
        seconds = held_back + self._seconds
        deadline = self._clock.now() + seconds
        until = round(self._clock.wall() + seconds)
        return Awaited(decision, number, held_back == 0, deadline, until)

    def _set_alarms(
        self, awaited: Awaited, paced: Notify, warn: Notify, expire: Notify
    ) -> None:
        warned_at = awaited.deadline - min(WARNING, self._seconds / 2)
        moments = [(warned_at, warn), (awaited.deadline, expire)]
        if not awaited.shown:
            moments.append((awaited.deadline - self._seconds, paced))
        for when, notify in moments:
            alarm = self._clock.wake_at(when, partial(notify, awaited))
            awaited.alarms.append(alarm)
