"""Time as duels feel it: what wakes them, and how long each decision may take."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from engine.core.match import Match
from engine.core.protocol import Answer, Decision, Pick, Seat, Together

WARNING = 60.0
"""Seconds before the end of a decision's time at which its seat is warned."""
MISSES_TO_LOSE = 3
"""After so many decisions in a row left to the clock, a seat loses the duel."""

_DICE = random.SystemRandom()

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

    `shown` is false while the prompt is held back. `deadline` is the end of its time by the
    clock's `now()`, `until` the same in seconds since 1970; both are None where a person may
    take as long as they like.
    """

    decision: Decision
    number: int
    shown: bool
    deadline: float | None
    until: int | None
    warned: bool = False
    alarms: list[Alarm] = field(default_factory=list)

    def let_go(self) -> None:
        """Never wake anybody for this decision again."""
        for alarm in self.alarms:
            alarm.cancel()
        self.alarms.clear()


Notify = Callable[[Awaited], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Notices:
    """What is called for a decision: when it is `due`, when its time is nearly up, and over."""

    due: Notify
    warn: Notify
    expire: Notify


class Watch:
    """The time of one duel's open decisions.

    Deadlines are not kept on disk: after a restart each open decision has its whole time
    again, so that nobody loses by our absence.
    """

    def __init__(self, clock: Clock, seconds: int | None, notices: Notices) -> None:
        """Allow `seconds` for each decision, or any time at all with None."""
        self.awaited: dict[Seat, Awaited] = {}
        self._clock = clock
        self._seconds = seconds
        self._notices = notices

    def follow(self, match: Match, shown_at: float, counted_from: float) -> None:
        """Watch the decisions that are open now, and no others.

        New ones are shown at `shown_at`, and their time counts from `counted_from`.
        """
        open_now = {decision.seat: decision for decision in match.awaited()}
        for seat, awaited in list(self.awaited.items()):
            if seat not in open_now or awaited.number != match.number:
                awaited.let_go()
                del self.awaited[seat]
        for seat, decision in open_now.items():
            if seat not in self.awaited:
                awaited = self._begin(decision, match.number, shown_at, counted_from)
                self.awaited[seat] = awaited
                self._set_alarms(awaited, shown_at)

    def show(self) -> None:
        """Hold no prompt back any more."""
        for awaited in self.awaited.values():
            awaited.shown = True

    def let_go(self) -> None:
        """Watch nothing any more."""
        for awaited in self.awaited.values():
            awaited.let_go()
        self.awaited.clear()

    def _begin(
        self, decision: Decision, number: int, shown_at: float, counted_from: float
    ) -> Awaited:
        now = self._clock.now()
        deadline = None if self._seconds is None else counted_from + self._seconds
        until = None if deadline is None else round(self._clock.wall() + deadline - now)
        return Awaited(decision, number, shown_at <= now, deadline, until)

    def _set_alarms(self, awaited: Awaited, shown_at: float) -> None:
        moments: list[tuple[float, Notify]] = []
        if awaited.deadline is not None and self._seconds is not None:
            warned_at = awaited.deadline - min(WARNING, self._seconds / 2)
            moments.append((warned_at, self._notices.warn))
            moments.append((awaited.deadline, self._notices.expire))
        if not awaited.shown:
            moments.append((shown_at, self._notices.due))
        for when, notify in moments:
            alarm = self._clock.wake_at(when, partial(notify, awaited))
            awaited.alarms.append(alarm)


def answer_for_silence(match: Match, decision: Decision) -> Answer:
    """What is answered for a seat whose time is up: the safe answer.

    Where all are asked together and have to choose, chance chooses: the same safe answer of
    all could decide nothing for ever, as two equal signs do.
    """
    if (
        isinstance(match.question, Together)
        and isinstance(decision, Pick)
        and (decision.least, decision.most, decision.fits) == (1, 1, None)
    ):
        return (_DICE.randrange(len(decision.options)),)
    return decision.default()
