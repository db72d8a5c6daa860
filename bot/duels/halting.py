"""Pausing a duel by consent, and letting it go on."""

from dataclasses import replace

from discord.utils import escape_markdown

from bot.duels.calls import Call
from bot.duels.clock import Alarm
from bot.duels.clocks.halt import Halt
from bot.duels.clocks.rules import rules_of
from bot.duels.log import Notice
from bot.duels.sight import waiting
from bot.duels.store.ending import Ending
from bot.duels.store.matches import Status
from bot.duels.taking_back import TakingBack
from bot.duels.verdict import Verdict
from engine.core.protocol import Seat


class Halting(TakingBack):
    """A duel that can be paused: then no clock runs, and nobody answers.

    A run that is under way when the pause begins goes on to its end, so that the pause tells
    nothing of it; windows in it may be answered.
    """

    _ends: Alarm | None = None

    @property
    def is_halted(self) -> bool:
        """Whether the duel is paused."""
        return self.record.halt is not None and self.record.halt.is_on

    @property
    def is_held(self) -> bool:
        """Whether a moderator has paused it."""
        return self.record.halt is not None and self.record.halt.moderated

    @property
    def is_still(self) -> bool:
        """Whether it is paused, and everybody sees it as it is."""
        return self.is_halted and self._even.run is None

    async def ask_for_halt(self, user: int) -> Verdict:
        """Ask the opponent of `user` for a pause, or agree to theirs; OLD in a pause."""
        async with self.lock:
            await self._wake()
            seat, verdict = self._may_decide(user)
            if seat is None:
                return verdict
            if self.record.practice:
                return Verdict.UNTIMED
            halt = self.record.halt
            if halt is not None and halt.is_on:
                return Verdict.OLD
            if halt is None:
                await self._halt_is(Halt(seat))
                self._call_others(seat)
            elif halt.asked_by != seat:
                await self._halt()
            return Verdict.TAKEN

    async def refuse_halt(self, user: int) -> Verdict:
        """Let `user` decline the pause that was asked for, or take their own request back."""
        async with self.lock:
            await self._wake()
            seat, verdict = self._may_decide(user)
            if seat is None:
                return verdict
            if self.record.halt is None or self.record.halt.is_on:
                return Verdict.OLD
            await self._halt_is(None)
            return Verdict.TAKEN

    async def resume(self, user: int) -> Verdict:
        """Let `user` end the pause, unless a moderator has made it; the opponent is called."""
        async with self.lock:
            await self._wake()
            seat, verdict = self._may_decide(user)
            if seat is None:
                return verdict
            if not self.is_halted:
                return Verdict.OLD
            if self.is_held:
                return Verdict.HELD
            await self._go_on_after_halt(
                Notice("pause-ended-by", (("name", self._named(seat)),))
            )
            self._call_others(seat)
            return Verdict.TAKEN

    async def moderate_halt(self, *, on: bool, reason: str = "") -> Verdict:
        """Pause the duel, or let it go on, for a moderator: nobody has to agree.

        Everybody reads the `reason` of a pause. One that the players have agreed on becomes the
        moderator's.
        """
        async with self.lock:
            await self._wake()
            if self.record.status is not Status.OPEN:
                return Verdict.OVER
            if self.record.practice:
                return Verdict.UNTIMED
            if self.is_held if on else not self.is_halted:
                return Verdict.OLD
            if on:
                if self._play is not None:
                    facts = (("reason", escape_markdown(reason)),)
                    self._play.note(Notice("pause-by-moderator", facts))
                await self._halt(moderated=True)
            else:
                await self._go_on_after_halt(Notice("pause-ended"))
            self._call_others(None)
            return Verdict.TAKEN

    def sleep(self) -> None:
        """Let go of memory and alarms; everything is on disk and can be woken again."""
        super().sleep()
        self._forget_end()

    # Below, the lock is held

    async def _wake(self) -> None:
        is_new = self._play is None
        await super()._wake()
        if is_new and self._play is not None and self.is_halted:
            self._await_end()

    async def _end(self, status: Status, ending: Ending) -> None:
        has_halt = self.record.halt is not None
        await super()._end(status, ending)
        self._forget_end()
        if has_halt:
            await self._store.clocks.halt_is(self.record.id, None)

    async def _halt_is(self, halt: Halt | None) -> None:
        self._withdraw()
        await self._store.clocks.halt_is(self.record.id, halt)
        self.record = replace(self.record, halt=halt)
        self._changed(self._curtain.audiences)

    async def _halt(self, *, moderated: bool = False) -> None:
        now = self._clock.wall()
        until = now + rules_of(self.record.terms).pause
        await self._halt_is(Halt(None, now, until, moderated))
        self._watch.halt()
        await self._keeper.flush()
        self._await_end()
        self._show_time()

    async def _go_on_after_halt(self, notice: Notice) -> None:
        """Have the time that is left on disk before the pause is over there."""
        self._watch.go_on()
        await self._keeper.flush()
        try:
            await self._halt_is(None)
        except Exception:
            self._watch.halt()
            raise
        self._forget_end()
        if self._play is not None:
            self._play.note(notice)
        self._show_time()

    def _show_time(self) -> None:
        """Tell everybody anew until when who is awaited."""
        if self._play is not None and not self._curtain.is_down:
            self._curtain.name(self._play, waiting(self._play, self._watch, None))
            self._open_calls.count(self._watch)
        self._changed(self._curtain.audiences)

    def _call_others(self, seat: Seat | None) -> None:
        for other in self.record.seats:
            if other.user is not None and other.seat != seat:
                self._stage.warned(self, other.seat)
                self._call_openly(other.seat, Call.PAUSE)

    def _await_end(self) -> None:
        self._forget_end()
        until = self.record.halt.until if self.record.halt else None
        if until is not None:
            when = self._clock.now() + until - self._clock.wall()
            self._ends = self._clock.wake_at(when, self._halt_ended)

    def _forget_end(self) -> None:
        if self._ends is not None:
            self._ends.cancel()
            self._ends = None

    async def _halt_ended(self) -> None:
        """Let the duel go on by itself."""
        async with self.lock:
            if self.is_halted:
                await self._by_itself(self._go_on_after_halt(Notice("pause-ended")))
                self._call_others(None)

    def _named(self, seat: Seat) -> str:
        return self._play.name(seat) if self._play else self.record.seats[seat].name

    def _may_decide(self, user: int) -> tuple[Seat | None, Verdict]:
        if self.record.status is not Status.OPEN:
            return None, Verdict.OVER
        return self.seat_of(user), Verdict.NOT_YOURS
