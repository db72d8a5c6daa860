"""Letting players take back what they have begun, until somebody else could notice it."""

from bot.duels.clock import Alarm
from bot.duels.course import Course
from bot.duels.play import Play
from bot.duels.store.ending import Ending
from bot.duels.store.matches import Status
from bot.duels.verdict import Verdict
from engine.core.protocol import Answer, Decision, Seat

REST = 0.1
"""The seconds between two steps in which a twin is brought up with its match."""


class TakingBack(Course):
    """A duel in which answers are tried first, for nobody but their seat to see.

    No pace and no clock takes note of them: until they are due everybody waits for the answer
    to the question that the match asks. Whatever else is done to the duel takes them back.
    """

    _following: Alarm | None = None

    def sleep(self) -> None:
        """Let go of memory and alarms; everything is on disk and can be woken again."""
        super().sleep()
        if self._following is not None:
            self._following.cancel()
            self._following = None

    # Below, the lock is held

    def _asked(self, seat: Seat | None) -> Decision | None:
        """What `seat` is asked now, in what it tries or by the match."""
        if self._play is None or seat is None:
            return None
        return self._play.thoughts.asked(seat)

    async def _answered(self, play: Play, seat: Seat, answer: Answer) -> Verdict:
        """Try the answer of a player, or give it to the match with those tried before."""
        asked = play.thoughts.asked(seat)
        if asked is None or not asked.accepts(answer):
            return Verdict.ILLEGAL
        wishes = await self._wishes()
        try:
            due = play.thoughts.answer(seat, answer, wishes.choosers)
            if due:
                await self._say(play, seat, due)
            else:
                self._changed([seat])
        except Exception:
            self._retry(0.0)
            raise
        if play.thoughts.is_behind:
            self._follow_soon()
        return Verdict.TAKEN

    def _withdraw(self) -> None:
        """Take back what was tried, and show its seat what it was asked before."""
        play = self._play
        seat = play.thoughts.seat if play else None
        if play is None or seat is None or not play.thoughts.take_back():
            return
        self._drafts.pop(seat, None)
        self._changed([seat])
        self._follow_soon()

    async def _draws(self, seat: Seat | None) -> None:
        if self.record.drawing != seat:
            self._withdraw()
        await super()._draws(seat)

    async def _end(self, status: Status, ending: Ending) -> None:
        if self._play is not None:
            self._play.thoughts.take_back()
        await super()._end(status, ending)

    def _follow_soon(self) -> None:
        if self._following is None:
            self._following = self._clock.wake_at(self._clock.now() + REST, self._follow)

    async def _follow(self) -> None:
        """Bring the twin closer to the match, so that the next press can be tried."""
        self._following = None
        async with self.lock:
            if self._play is None or self.record.status is not Status.OPEN:
                return
            self._play.thoughts.follow()
            if self._play.thoughts.is_behind:
                self._follow_soon()
