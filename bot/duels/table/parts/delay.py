"""What everybody sees of a duel a while after it was so."""

from collections import deque
from collections.abc import Awaitable, Callable, Mapping

from bot.duels.clock import Alarm, Clock
from bot.duels.seen.sight import Sight
from engine.core.values import value

REST = 2.0
"""Seconds between two looks at the duel, at least: what changes faster is seen at once."""

Sights = Mapping[str, Sight]
"""What everybody may see, in each language."""


@value
class Look:
    """What everybody could have been shown at a moment, in seconds of the clock."""

    at: float
    sights: Sights


class Delay:
    """Owns what is still to be shown: looks at the duel, the oldest first.

    They are in memory only. After a restart nothing is shown before its time either: what is
    seen then is as old as it has to be (`recall`), and the next look is shown when it is due.
    """

    def __init__(
        self,
        clock: Clock,
        seconds: float,
        look: Callable[[], Awaitable[Sights]],
        show: Callable[[], None],
    ) -> None:
        """Have all that `look` sees shown so many `seconds` later, by calling `show`."""
        self.seconds = seconds
        self._clock = clock
        self._look_now = look
        self._show = show
        self._looks: deque[Look] = deque()
        self._looked = clock.now() - REST
        self._looking: Alarm | None = None
        self._showing: Alarm | None = None

    @property
    def is_blank(self) -> bool:
        """Whether there is nothing to be shown yet."""
        return not self._looks

    def wall(self) -> float:
        """What time it is, in seconds since 1970."""
        return self._clock.wall()

    def note(self) -> None:
        """Note that what everybody would see has changed."""
        if self._looking is None:
            when = max(self._clock.now(), self._looked + REST)
            self._looking = self._clock.wake_at(when, self._look)
        self._wait()

    def recall(self, sights: Sights) -> None:
        """Show these at once: they are older than they have to be."""
        if sights:
            self._looks.append(Look(self._clock.now() - self.seconds, sights))

    def shown(self, language: str) -> Sight | None:
        """What everybody sees now; None as long as nothing is old enough."""
        now = self._clock.now()
        while len(self._looks) > 1 and self._is_due(self._looks[1], now):
            self._looks.popleft()
        if not self._looks or not self._is_due(self._looks[0], now):
            return None
        return self._looks[0].sights[language]

    def let_go(self) -> None:
        """Look and show no more, until something is noted again."""
        for alarm in (self._looking, self._showing):
            if alarm is not None:
                alarm.cancel()
        self._looking = self._showing = None

    def _is_due(self, look: Look, now: float) -> bool:
        return look.at + self.seconds <= now

    async def _look(self) -> None:
        self._looking, self._looked = None, self._clock.now()
        sights = await self._look_now()
        if sights:
            self._looks.append(Look(self._clock.now(), sights))
            self._wait()

    def _wait(self) -> None:
        """Have the next look shown once it is old enough."""
        now = self._clock.now()
        waiting = (look for look in self._looks if not self._is_due(look, now))
        first = next(waiting, None)
        if first is not None and self._showing is None:
            self._showing = self._clock.wake_at(first.at + self.seconds, self._show_next)

    async def _show_next(self) -> None:
        self._showing = None
        self._show()
        self._wait()
