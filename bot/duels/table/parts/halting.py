"""Pausing a duel by consent, or by a moderator, and letting it go on."""

from dataclasses import replace

from bot.duels.clock import Alarm, Clock
from bot.duels.clocks.halt import Correction, Halt
from bot.duels.clocks.keeper import Keeper
from bot.duels.clocks.rules import rules_of
from bot.duels.clocks.watch import Watch
from bot.duels.store.remarks import Remark
from bot.duels.table.parts.begun import Begun
from bot.duels.table.parts.display import Display
from bot.duels.table.parts.ledger import Ledger
from bot.duels.table.parts.memory import Memory
from bot.duels.table.parts.record import KeptRecord
from bot.duels.table.verdict import Verdict
from bot.shared.text import escaped
from engine.core.protocol import Seat


class Halting:
    """Owns the alarm that ends a pause: in one no clock runs, and nobody answers.

    A run that is under way when the pause begins goes on to its end, so that the pause tells
    nothing of it; windows in it may be answered.
    """

    def __init__(
        self,
        kept: KeptRecord,
        memory: Memory,
        ledger: Ledger,
        begun: Begun,
        display: Display,
        watch: Watch,
        keeper: Keeper,
        clock: Clock,
    ) -> None:
        """Whether the duel is paused stands in its record."""
        self._kept = kept
        self._memory = memory
        self._ledger = ledger
        self._begun = begun
        self._display = display
        self._watch = watch
        self._keeper = keeper
        self._clock = clock
        self._ends: Alarm | None = None
        self._due: tuple[Halt, float] | None = None
        """The pause, and when it ends by the clock's `now()`, however the wall's is set."""

    async def ask(self, user: int) -> Verdict:
        """Ask the others for a pause, or agree to one that is asked for; OLD in a pause."""
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            if seat is None:
                return verdict
            if self._kept.record.practice:
                return Verdict.UNTIMED
            halt = self._kept.record.halt
            if halt is not None and halt.is_on:
                return Verdict.OLD
            play = self._memory.play
            if play is None or seat not in play.people:
                return Verdict.OUT
            if halt is None:
                await self._halt_is(Halt(seat))
                self._display.call_to_pause(but=seat)
            elif seat != halt.asked_by:
                agreed = tuple(dict.fromkeys((*halt.agreed, seat)))
                if {halt.asked_by, *agreed}.issuperset(play.people):
                    await self._ledger.note(Remark("pause-begins"))
                    await self._begin()
                else:
                    await self._halt_is(replace(halt, agreed=agreed))
            return Verdict.TAKEN

    async def refuse(self, user: int) -> Verdict:
        """Let `user` decline the pause that was asked for, or take their own request back."""
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            if seat is None:
                return verdict
            halt = self._kept.record.halt
            if halt is None or halt.is_on:
                return Verdict.OLD
            await self._halt_is(None)
            return Verdict.TAKEN

    async def resume(self, user: int) -> Verdict:
        """Let `user` end the pause, unless a moderator has made it; the opponent is called."""
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            if seat is None:
                return verdict
            if not self._kept.record.is_halted:
                return Verdict.OLD
            if self._kept.record.is_held:
                return Verdict.HELD
            await self._end(Remark("pause-ended-by", (("name", self._named(seat)),)))
            self._display.call_to_pause(but=seat)
            return Verdict.TAKEN

    async def moderate(self, *, on: bool, reason: str = "") -> Verdict:
        """Pause the duel, or let it go on, for a moderator: nobody has to agree.

        Everybody reads the `reason` of a pause. One that the players have agreed on becomes the
        moderator's.
        """
        async with self._memory.awake():
            record = self._kept.record
            if not self._kept.is_open:
                return Verdict.OVER
            if record.practice:
                return Verdict.UNTIMED
            if record.is_held if on else not record.is_halted:
                return Verdict.OLD
            if on:
                facts = (("reason", escaped(reason)),)
                await self._ledger.note(Remark("pause-by-moderator", facts))
                await self._begin(moderated=True)
            else:
                await self._end(Remark("pause-ended"))
            self._display.call_to_pause(but=None)
            return Verdict.TAKEN

    async def correct(self, seat: Seat, seconds: int, reason: str) -> Verdict:
        """Give `seat` so much more time, or less, for a judge; everybody reads the reason.

        It is of its bank, or of what it is asked now; OLD where there is neither.
        """
        async with self._memory.awake():
            play = self._memory.going
            if play is None:
                return Verdict.OVER
            if self._kept.record.practice:
                return Verdict.UNTIMED
            if self._display.curtain.is_down:
                return Verdict.NOT_IN_A_RUN
            is_bank = seat in play.banks
            if not self._watch.correct(seat, seconds) and not is_bank:
                return Verdict.OLD
            await self._keeper.flush()
            if is_bank:
                correction = Correction(len(play.match.journal), seat, seconds)
                await self._kept.corrected(correction)
                play.correct(correction)
            key = "judge-gives-time" if seconds > 0 else "judge-takes-time"
            facts = ("name", play.name(seat)), ("seconds", abs(seconds))
            await self._ledger.note(Remark(key, (*facts, ("reason", escaped(reason)))))
            self._display.show_time(play, self._watch)
            return Verdict.TAKEN

    # Below, the lock is held

    async def ask_no_more(self) -> None:
        """Have nobody ask for a pause; one that is on goes on."""
        halt = self._kept.record.halt
        if halt is not None and not halt.is_on:
            await self._halt_is(None)

    def await_end(self) -> None:
        """Set the alarm that ends the pause by itself, where one is on."""
        self.let_go()
        halt = self._kept.record.halt
        if halt is not None and halt.until is not None:
            if self._due is None or self._due[0] != halt:
                self._due = halt, self._clock.now() + halt.until - self._clock.wall()
            self._ends = self._clock.wake_at(self._due[1], self._time_is_up)

    def let_go(self) -> None:
        """Let no pause end by itself any more."""
        if self._ends is not None:
            self._ends.cancel()
            self._ends = None

    async def _begin(self, *, moderated: bool = False) -> None:
        now = self._clock.wall()
        until = now + rules_of(self._kept.record.terms).pause
        await self._halt_is(Halt(None, now, until, moderated))
        self._watch.halt()
        await self._keeper.flush()
        self.await_end()
        self._display.show_time(self._memory.play, self._watch)

    async def _end(self, notice: Remark) -> None:
        """Have the time that is left on disk before the pause is over there."""
        self._watch.go_on()
        await self._keeper.flush()
        try:
            await self._halt_is(None)
        except Exception:
            self._watch.halt()
            raise
        self.let_go()
        await self._ledger.note(notice)
        self._display.show_time(self._memory.play, self._watch)

    async def _halt_is(self, halt: Halt | None) -> None:
        self._begun.withdraw()
        await self._kept.halt_is(halt)
        self._display.changed_for_all()

    async def _time_is_up(self) -> None:
        """Let the duel go on by itself."""
        async with self._memory.lock:
            if self._kept.record.is_halted:
                await self._memory.by_itself(self._end(Remark("pause-ended")))
                self._display.call_to_pause(but=None)

    def _named(self, seat: Seat) -> str:
        play = self._memory.play
        return play.name(seat) if play else self._kept.record.seats[seat].name
