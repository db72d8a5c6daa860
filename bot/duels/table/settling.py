"""Settling a duel otherwise than by playing it to its end: given up, drawn, called off."""

from bot.duels.match.play import Play
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import GivenBy, Status
from bot.duels.store.remarks import Remark
from bot.duels.table.course import Course
from bot.duels.table.parts.display import Display
from bot.duels.table.parts.record import KeptRecord
from bot.duels.table.verdict import Verdict
from engine.core.match import Act
from engine.core.protocol import Seat


class Settling:
    """What players, moderators and events may do to have a duel over."""

    def __init__(self, kept: KeptRecord, display: Display, course: Course) -> None:
        """What was proposed stands in the record."""
        self._kept = kept
        self._display = display
        self._course = course
        self._memory = course.memory
        self._ledger = course.ledger
        self._begun = course.begun
        self._proposals = course.proposals

    @property
    def is_contested(self) -> bool:
        """Whether a duel is under way that can be given up or drawn."""
        return self._memory.play is not None and self._memory.play.match.is_contested

    async def surrender(self, user: int, *, whole: bool, at_once: bool = False) -> Verdict:
        """End the duel as lost by `user`, or ask for consent where that is needed.

        It is not needed where they leave for good, `at_once`.

        In a match they lose the `whole` of it, or only the duel under way; there is
        none between two duels. While one asks for consent the other cannot ask too. Where
        the others can play on, `user` is out instead.
        """
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            if seat is None:
                return verdict
            record, play = self._kept.record, self._memory.play
            if play is not None and play.match.can_be_left:
                if seat not in play.people or seat in record.leaving:
                    return Verdict.OUT
                await self._course.leave(play, seat, GivenBy.PLAYER)
                return Verdict.TAKEN
            whole = whole or not record.is_match
            if not whole and not self.is_contested:
                return Verdict.OLD
            if at_once or record.is_given_up_at_once:
                await self._lose(seat, whole)
            elif record.surrendering not in (None, seat):
                return Verdict.ASKED_FIRST
            else:
                await self._note_other_surrender(seat, whole)
                self._begun.withdraw()
                await self._proposals.surrender(seat, whole=whole)
            return Verdict.TAKEN

    async def consent(self, user: int, loser: Seat, agreed: bool, *, whole: bool) -> Verdict:
        """Let an opponent of `loser` accept its surrender, or play on.

        An opponent answers what they were shown, of the `whole` match or of one duel, and no
        other request. Where `loser` itself plays on, it takes back whatever it has asked.
        """
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            if seat is None:
                return verdict
            if seat == loser and agreed:
                return Verdict.NOT_YOURS
            record, play = self._kept.record, self._memory.play
            if record.surrendering != loser:
                return Verdict.OLD
            if seat != loser and record.surrenders_match != whole:
                return Verdict.ASKED_ANEW
            if not agreed and play is not None:
                key = "surrender-withdrawn" if seat == loser else "surrender-declined"
                await self._ledger.note_once(Remark(key, (("name", play.name(seat)),)))
            self._begun.withdraw()
            await self._proposals.play_on()
            if agreed and (whole or self.is_contested):
                await self._lose(loser, whole)
            return Verdict.TAKEN

    async def offer_draw(self, user: int) -> Verdict:
        """Offer a draw of the duel under way to all others, or agree to one that is offered.

        Whoever has been refused may ask again once something has happened that all can see.
        """
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            record, play = self._kept.record, self._memory.play
            if seat is None or play is None:
                return verdict
            if record.event_table is not None:
                return Verdict.NO_DRAWS
            if seat not in play.people:
                return Verdict.OUT
            heard = self._display.curtain.heard(play)
            offered = play.offered.get(seat) == heard
            if record.practice or not self.is_contested or offered:
                return Verdict.NOT_NOW
            if record.drawing not in (None, seat):
                await self._agree(play, seat)
                return Verdict.TAKEN
            play.offered[seat] = heard
            await self._proposals.draw(seat)
            return Verdict.TAKEN

    async def answer_draw(self, user: int, offered: Seat, agreed: bool) -> Verdict:
        """Let another than `offered` agree to the draw that it offers, or decline.

        The duel is drawn once all others have agreed; one of them is enough to decline.
        """
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            play = self._memory.play
            if seat is None or play is None:
                return verdict
            if seat == offered:
                return Verdict.NOT_YOURS
            if seat not in play.people:
                return Verdict.OUT
            if self._kept.record.drawing != offered:
                return Verdict.OLD
            if agreed:
                await self._agree(play, seat)
                return Verdict.TAKEN
            notice = Remark("draw-declined", (("name", play.name(seat)),))
            await self._ledger.note(notice, *(each.seat for each in self._kept.record.seats))
            await self._proposals.draw(None)
            return Verdict.TAKEN

    async def call_off(self, reason: str | None = None, left: int | None = None) -> Verdict:
        """End the duel as no contest, for a reason of a moderator that everybody reads.

        Without one it ends since it is decided elsewhere: by its event, or as practice that
        nobody has seen yet and that is laid anew. The event decides it for the opponent of who
        has `left` it.
        """
        async with self._memory.awake():
            if not self._kept.is_open:
                return Verdict.OVER
            seats = (each.seat for each in self._kept.record.seats if each.user == left)
            loser = None if left is None else next(seats, None)
            decided = EndKind.DECIDED if loser is None else EndKind.LEFT
            kind = decided if reason is None else EndKind.MODERATED
            await self._course.end(Status.STOPPED, Ending(kind, loser, reason=reason or ""))
            return Verdict.TAKEN

    async def call_time(self, extra_turns: int) -> Verdict:
        """Let the turn under way and so many more be played; then the game decides.

        No further duel of a match begins, unless it needs a winner and has none. Everybody is
        told, once a run that is under way is over; what they are asked stays asked, and clocks
        run on. OLD where time was called before, NOT_NOW where the game has no rule for it.
        """
        async with self._memory.awake():
            play = self._memory.going
            if play is None:
                return Verdict.OVER
            if play.match.is_timed:
                return Verdict.OLD
            return await self._course.call_time(play, extra_turns)

    # Below, the lock is held

    async def _agree(self, play: Play, seat: Seat) -> None:
        """Have `seat` agree to the draw that is offered; the last to agree ends the duel."""
        record = self._kept.record
        agreed = tuple(dict.fromkeys((*record.agreed, seat)))
        if {record.drawing, *agreed}.issuperset(play.people):
            await self._course.act(play, seat, Act.DRAW)
        else:
            await self._proposals.agree(agreed)

    async def _lose(self, seat: Seat, whole: bool) -> None:
        play = self._memory.play
        if whole or play is None:
            await self._course.end(Status.OVER, Ending(EndKind.SURRENDERED, seat))
        else:
            await self._course.act(play, seat, Act.SURRENDER)

    async def _note_other_surrender(self, seat: Seat, whole: bool) -> None:
        """Tell everybody where a request of `seat` takes the place of one of the other kind."""
        record, play = self._kept.record, self._memory.play
        if play and record.surrendering == seat and record.surrenders_match != whole:
            key = "surrender-now-match" if whole else "surrender-now-duel"
            await self._ledger.note_once(Remark(key, (("name", play.name(seat)),)))
