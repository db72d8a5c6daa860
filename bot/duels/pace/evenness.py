"""Keeping runs even: when the rules go on behind what is shown, and when it is shown.

Belongs here: when the rules go on behind the curtain, by what everybody knows alone.
Does not belong here: what a run is (`run`), what is shown meanwhile (`curtain`), and
any clock.
"""

from bot.duels.clock import Alarm, Clock, Wake
from bot.duels.match.play import Play
from bot.duels.pace.run import Run
from bot.duels.store.records import GivenBy
from bot.duels.windows.asking import Wishes
from engine.core.protocol import Seat


class Evenness:
    """The run of one duel, if there is one, and its alarms."""

    def __init__(self, clock: Clock, length: float, go_on: Wake, release: Wake) -> None:
        """Call `go_on` when empty windows are to be passed, `release` when a run is over.

        With a `length` of 0 seconds there are no runs.
        """
        self.run: Run | None = None
        self._clock = clock
        self._length = length
        self._go_on = go_on
        self._release = release
        self._came = 0.0
        self._going_on: Alarm | None = None
        self._ending: Alarm | None = None

    @property
    def is_kept(self) -> bool:
        """Whether this duel has runs at all."""
        return self._length > 0

    def begin(self, actor: Seat, others: int, *, between_turns: bool) -> None:
        """Begin a run with what `actor` has done, to which so many `others` might respond.

        The end of a turn and the beginning of the next are one pause: half of it for each.
        """
        self.end()
        length = self._length / 2 if between_turns else self._length
        self.run = Run(actor, self._clock.now(), length, others)
        self._set_end(self.run)

    def end(self) -> None:
        """Have no run any more."""
        for alarm in (self._going_on, self._ending):
            if alarm is not None:
                alarm.cancel()
        self.run = self._going_on = self._ending = None

    def came_to_window(self) -> None:
        """Go on from the window that the rules came to, once the last answer has been shown."""
        if self.run is not None:
            self._came = self._clock.now()
            when = self.run.goes_on_at(self._came)
            self._going_on = self._clock.wake_at(when, self._go_on)

    def is_over(self) -> bool:
        """Whether the time of the run is up; if it was prolonged, its end is awaited anew."""
        if self.run is None or self._clock.now() >= self.run.end:
            return True
        self._set_end(self.run)
        return False

    async def pass_unasked(self, play: Play, wishes: Wishes) -> float:
        """Pass every window in which nobody is asked; return when the next question is due.

        Where a turn begins it goes no further.
        """
        run, when = self.run, self._clock.now()
        if run is None:
            return when
        if self._going_on is not None:
            self._going_on.cancel()
            self._going_on = None
        while (window := play.window) is not None and play.turned is None:
            when = run.reach(window.seat, self._came)
            if wishes.wants(window, play.occasion):
                return max(when, self._clock.now())
            play.say(window.seat, (), GivenBy.PACE)
            await play.answer_itself(wishes, even=True)
        return run.end

    def _set_end(self, run: Run) -> None:
        if self._ending is not None:
            self._ending.cancel()
        self._ending = self._clock.wake_at(run.end, self._release)
