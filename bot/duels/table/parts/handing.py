"""Handing a seat over to somebody who knows no hand of the table, by consent of all."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.duels.match.play import Play
from bot.duels.store.records import Handing
from bot.duels.store.remarks import Remark
from bot.duels.table.parts.begun import Begun
from bot.duels.table.parts.display import Display
from bot.duels.table.parts.ledger import Ledger
from bot.duels.table.parts.memory import Memory
from bot.duels.table.parts.record import KeptRecord
from bot.duels.table.parts.wants import Wants
from bot.duels.table.verdict import Verdict
from bot.shared.text import escaped


class SeatHanding:
    """Owns no field: what is asked for stands in the record, and who sat where until when.

    A seat changes hands only where everybody sees the duel as it is. What was agreed to within
    a run is done once that is over, or at the next start.
    """

    def __init__(
        self,
        kept: KeptRecord,
        memory: Memory,
        ledger: Ledger,
        begun: Begun,
        display: Display,
        wants: Wants,
        lapse: Callable[[], Awaitable[None]],
    ) -> None:
        """`lapse` has everything lapse that else was proposed."""
        self._kept = kept
        self._memory = memory
        self._ledger = ledger
        self._begun = begun
        self._display = display
        self._wants = wants
        self._lapse = lapse

    async def ask(self, user: int, to: int, name: str, language: str) -> Verdict:
        """Ask all who play, and `to`, whether `user` may hand their seat to them."""
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            record, play = self._kept.record, self._memory.play
            if seat is None or play is None:
                return verdict
            if not record.can_be_handed:
                return Verdict.NOT_HANDED
            if seat not in play.people or seat in record.leaving:
                return Verdict.OUT
            if record.handing is not None:
                return Verdict.ASKED_ELSE
            if self._kept.seat_of(to) is not None:
                return Verdict.SITS
            if await self._kept.knows_a_hand(to):
                return Verdict.KNOWS
            await self._asked(Handing(seat, to, name, language))
            return Verdict.TAKEN

    async def answer(
        self, user: int, asked: tuple[int, int], language: str, *, agreed: bool
    ) -> Verdict:
        """Let `user` agree to what is `asked`, a seat and who is to have it, or refuse it.

        Who asked for it takes it back by refusing. The last to agree has it done.
        """
        async with self._memory.awake():
            record, play = self._kept.record, self._memory.play
            if play is None or not self._kept.is_open:
                return Verdict.OVER
            handing, seat = record.handing, self._kept.seat_of(user)
            if handing is None or (handing.seat, handing.user) != asked:
                return Verdict.OLD
            if user != handing.user and seat is None:
                return Verdict.NOT_YOURS
            if seat is not None and seat not in play.people:
                return Verdict.OUT
            with self._memory.rebuilt_on_failure():
                if not agreed:
                    name = handing.name if seat is None else record.seats[seat].name
                    key = (
                        "hand-over-taken-back" if seat == handing.seat else "hand-over-refused"
                    )
                    await self._ledger.note_once(Remark(key, (("name", escaped(name)),)))
                    await self._asked(None)
                elif seat is None:
                    await self._asked(replace(handing, is_taken=True, language=language))
                elif seat != handing.seat:
                    all_agreed = tuple(dict.fromkeys((*handing.agreed, seat)))
                    await self._asked(replace(handing, agreed=all_agreed))
                await self.settle(play)
            return Verdict.TAKEN

    # Below, the lock is held

    async def settle(self, play: Play) -> None:
        """Do what all have agreed to, unless a run hides how the duel stands.

        Whose player is out has no seat to hand over.
        """
        handing = self._kept.record.handing
        if handing is None or not self._kept.is_open or self._display.curtain.is_down:
            return
        is_unfit = await self._kept.knows_a_hand(handing.user)
        if handing.seat not in play.people or is_unfit:
            await self._asked(None)
        elif handing.is_taken and {handing.seat, *handing.agreed}.issuperset(play.people):
            await self._hand_over(play, handing)

    async def _hand_over(self, play: Play, handing: Handing) -> None:
        """Have it on disk; then what its player had begun is gone, and panels change hands."""
        if play.thoughts.seat == handing.seat:
            self._begun.withdraw()
        await self._lapse()
        shown = tuple(each for each in self._kept.record.open_hands if each != handing.seat)
        await self._kept.open_hands_are(shown)
        over = await self._kept.hand_over(handing, len(play.match.journal))
        self._begun.forget(over.seat)
        self._wants.pauses.end(over.seat)
        play.hand_over(over)
        self._display.hand_over(over)

    async def _asked(self, handing: Handing | None) -> None:
        await self._kept.handing_is(handing)
        self._display.changed_for_all()
