"""Going back to before a player's last decision: in practice at once, else by consent."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.duels.match.play import Play
from bot.duels.store.records import GivenBy, Undoing
from bot.duels.store.remarks import Remark
from bot.duels.table.parts.begun import Begun
from bot.duels.table.parts.display import Display
from bot.duels.table.parts.ledger import Ledger
from bot.duels.table.parts.memory import Memory
from bot.duels.table.parts.record import KeptRecord
from bot.duels.table.verdict import Verdict
from bot.shared.text import escaped
from engine.core.match import Act
from engine.core.protocol import Decision, Seat
from engine.core.rewinding import Hindrance, has_seen_passes, hindrance, rewinding

MOST = 100
"""How often decisions of one duel are made anew at most."""

_HINDRANCES = {
    Hindrance.LEARNED: Verdict.SHOWN_SINCE,
    Hindrance.UNCOUNTED: Verdict.UNCOUNTED,
    Hindrance.CHOSEN: Verdict.CHOSEN_SINCE,
}


class DecidingAnew:
    """Owns no field: what is asked for stands in the record, what was done in the journal.

    Between people a decision is made anew only where its player has learned nothing since that
    they could not know, all others agree, and everybody sees the duel as it is. It is written
    to the journal first; then the match is played again from there, as after a restart.
    """

    def __init__(
        self,
        kept: KeptRecord,
        memory: Memory,
        ledger: Ledger,
        begun: Begun,
        display: Display,
        lapse: Callable[[], Awaitable[None]],
    ) -> None:
        """`lapse` has everything lapse that else was proposed."""
        self._kept = kept
        self._memory = memory
        self._ledger = ledger
        self._begun = begun
        self._display = display
        self._lapse = lapse

    @property
    def asked(self) -> Undoing | None:
        """What is asked for, unless it was refused, or an answer has made it void."""
        play, undoing = self._memory.going, self._kept.record.undoing
        if play is None or undoing is None or undoing.refused:
            return None
        return undoing if undoing.answers == len(play.match.journal) else None

    def offered(self, seat: Seat | None) -> int | None:
        """After how many answers `seat` can now ask to decide anew; None where it cannot."""
        play = self._memory.going
        if seat is None or play is None or play.thoughts.seat == seat:
            return None
        free = self.asked is None and self.refused(seat) is None
        return len(play.match.journal) if free else None

    def has_seen_passes(self, seat: Seat) -> bool:
        """Whether others could have responded since, and `seat` knows that they did not."""
        play = self._memory.going
        at = None if play is None else play.last_decision(seat)
        return play is not None and at is not None and has_seen_passes(play.match, seat, at)

    def refused(self, seat: Seat) -> Verdict | None:
        """Why `seat` may not ask to decide anew; None where it may."""
        record, play = self._kept.record, self._memory.going
        if play is None:
            return Verdict.OVER
        if record.event_table is not None:
            return Verdict.NOT_UNDONE
        if seat not in play.people:
            return Verdict.OUT
        if seat in self._refused_to(play):
            return Verdict.UNDOING_REFUSED
        found = self._hindered(play, seat)
        if record.practice and isinstance(found, Hindrance):
            return None
        return _refusal(found)

    async def ask(self, user: int, answers: int | None = None) -> Verdict:
        """Let `user` decide anew what they last decided, or ask all others whether they may.

        `answers` is how many had been given when they were offered that; with others it is old.
        """
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            play = self._memory.play
            if seat is None or play is None:
                return verdict
            if self._display.curtain.is_down:
                return Verdict.NOT_IN_A_RUN  # whether answers were given since would tell
            if answers not in (None, len(play.match.journal)) or self.asked is not None:
                return Verdict.OLD
            refused = self.refused(seat)
            if refused is not None:
                return refused
            self._begun.withdraw()
            if self._kept.record.practice:
                await self._go_back(play, seat, GivenBy.PLAYER)
            else:
                at, refused_to = len(play.match.journal), self._refused_to(play)
                await self._asked(Undoing(seat, at, refused_to=refused_to))
            return Verdict.TAKEN

    async def propose(self, seat: Seat, reason: str) -> Verdict:
        """Let a judge ask all who play whether `seat` shall decide anew, in a pause too.

        What others have chosen since is no hindrance then: all of them agree.
        """
        async with self._memory.awake():
            play = self._memory.going
            if play is None:
                return Verdict.OVER
            refused = _refusal(self._hindered(play, seat, is_moderated=True))
            if refused is not None:
                return refused
            facts = ("name", play.name(seat)), ("reason", escaped(reason))
            await self._ledger.note(Remark("judge-proposes-undo", facts))
            answers = len(play.match.journal)
            refused_to = self._refused_to(play)
            await self._asked(Undoing(seat, answers, is_moderated=True, refused_to=refused_to))
            return Verdict.TAKEN

    async def answer(
        self, user: int, answers: int, whose: Seat | None = None, *, agreed: bool
    ) -> Verdict:
        """Let `user` agree to what `whose` asked for after so many `answers`, or refuse it.

        Who asked for it takes it back by refusing. The last to agree has it done.
        """
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            play, undoing = self._memory.play, self.asked
            if seat is None or play is None:
                return verdict
            if undoing is None or undoing.answers != answers:
                return Verdict.OLD
            if whose not in (None, undoing.seat):
                return Verdict.OLD
            if seat not in play.people:
                return Verdict.OUT
            if not agreed:
                await self._refuse(play, undoing, seat)
                return Verdict.TAKEN
            if seat == undoing.seat and not undoing.is_moderated:
                return Verdict.NOT_YOURS
            hindered = self._hindered(play, undoing.seat, is_moderated=undoing.is_moderated)
            refused = _refusal(hindered)
            if refused is not None:
                return refused
            await self._agree(play, undoing, seat)
            return Verdict.TAKEN

    # Below, the lock is held

    def _hindered(
        self, play: Play, seat: Seat, *, is_moderated: bool = False
    ) -> Hindrance | Verdict | None:
        """What keeps `seat` from deciding anew, whoever agrees to it."""
        match = play.match
        is_plain = isinstance(match.question, Decision) or self._kept.record.practice
        if self._kept.record.is_halted and not is_moderated:
            return Verdict.HELD if self._kept.record.is_held else Verdict.PAUSED
        if self._display.curtain.is_down or not is_plain:
            return Verdict.NOT_IN_A_RUN
        at = play.last_decision(seat) if match.is_contested else None
        if at is None:
            return Verdict.NOTHING_TO_UNDO
        if match.rewound and sum(each.act is Act.REWIND for each in match.journal) >= MOST:
            return Verdict.UNDONE_TOO_OFTEN
        found = hindrance(match, seat, at)
        return None if found is Hindrance.CHOSEN and is_moderated else found

    async def _agree(self, play: Play, undoing: Undoing, seat: Seat) -> None:
        agreed = tuple(dict.fromkeys((*undoing.agreed, seat)))
        own = () if undoing.is_moderated else (undoing.seat,)
        if {*own, *agreed}.issuperset(play.people):
            by = GivenBy.MODERATOR if undoing.is_moderated else GivenBy.PLAYER
            await self._go_back(play, undoing.seat, by)
        else:
            await self._asked(replace(undoing, agreed=agreed))

    async def _refuse(self, play: Play, undoing: Undoing, seat: Seat) -> None:
        """Have it refused, or taken back by who asked for it; that is told to all who play."""
        is_own = seat == undoing.seat and not undoing.is_moderated
        key = "undo-withdrawn" if is_own else "undo-refused"
        seats = (each.seat for each in self._kept.record.seats)
        await self._ledger.note_once(Remark(key, (("name", play.name(seat)),)), *seats)
        refused_to = undoing.refused_to if is_own else (*undoing.refused_to, undoing.seat)
        await self._asked(replace(undoing, refused=True, refused_to=refused_to))

    def _refused_to(self, play: Play) -> tuple[Seat, ...]:
        """Who was refused since the last answer: they do not ask again before the next."""
        undoing = self._kept.record.undoing
        is_now = undoing is not None and undoing.answers == len(play.match.journal)
        return undoing.refused_to if undoing is not None and is_now else ()

    async def _asked(self, undoing: Undoing | None) -> None:
        self._begun.withdraw()
        await self._kept.undoing_is(undoing)
        self._display.changed(seat.seat for seat in self._kept.record.seats)

    async def _go_back(self, play: Play, seat: Seat, given_by: GivenBy) -> None:
        at = play.last_decision(seat)
        assert at is not None, "nobody decides anew who has decided nothing"
        with self._memory.rebuilt_on_failure():
            await self._lapse()
            await self._ledger.go_back(play, rewinding(play.match, seat, at), given_by)
            await self._memory.anew()
        self._display.changed_for_all()


def _refusal(found: Hindrance | Verdict | None) -> Verdict | None:
    """How it is refused because of what speaks against it."""
    return _HINDRANCES[found] if isinstance(found, Hindrance) else found
