"""What a judge does with a duel, beside pausing it and correcting its clocks."""

from bot.duels.seen.sight import Sight
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import GivenBy, Status
from bot.duels.store.remarks import Remark
from bot.duels.table.course import Course
from bot.duels.table.parts.display import Display
from bot.duels.table.parts.record import KeptRecord
from bot.duels.table.verdict import Verdict
from bot.shared.text import escaped
from engine.core.prompts import Prompt
from engine.core.protocol import Seat


class Judging:
    """Looks, rules, and ends a duel. Who may do so is asked at the desk (`moderating`).

    Everybody is told of each act, with its reason, before it is done.
    """

    def __init__(self, kept: KeptRecord, display: Display, course: Course) -> None:
        """It owns no field."""
        self._kept = kept
        self._display = display
        self._course = course
        self._memory = course.memory
        self._ledger = course.ledger

    async def decide(self, loser: Seat | None, reason: str) -> Verdict:
        """End the whole of it as a judge decides: `loser` has lost, or it is a draw.

        Among more than two nobody alone has won; where a winner is needed there is no draw.
        """
        async with self._memory.awake():
            record = self._kept.record
            if not self._kept.is_open:
                return Verdict.OVER
            if record.is_for_many or (loser is None and record.setup.needs_winner):
                return Verdict.NO_SUCH_RESULT
            await self._course.end(Status.OVER, Ending(EndKind.RULED, loser, reason=reason))
            return Verdict.TAKEN

    async def disputed(self, language: str) -> tuple[Seat, int, Prompt] | None:
        """What a player says now of another's plan: who, to which question, and in words.

        A judge can say it in their place. None where nothing is disputed.
        """
        async with self._memory.awake():
            return self._disputed(language)

    async def rule(self, number: int, option: int, reason: str) -> Verdict:
        """Say in place of a player what another may do by hand; everybody reads the reason."""
        async with self._memory.awake():
            play, asked = self._memory.going, self._disputed("")
            if play is None:
                return Verdict.OVER
            if asked is None or asked[1] != number:
                return Verdict.OLD
            seat = asked[0]
            decision = play.match.asked(seat)
            if decision is None or not decision.accepts((option,)):
                return Verdict.ILLEGAL
            facts = ("name", play.name(seat)), ("reason", escaped(reason))
            await self._ledger.note(Remark("judge-rules", facts))
            with self._memory.rebuilt_on_failure():
                await self._course.say(play, seat, (((option,), GivenBy.MODERATOR),))
            return Verdict.TAKEN

    async def look(self, user: int, language: str, reason: str) -> tuple[Sight, ...]:
        """What each seat sees, for the judge `user`; everybody is told before that they look.

        Nothing where the duel is over. Who has seen hands takes no seat of the duel.
        """
        async with self._memory.awake():
            if self._memory.going is None:
                return ()
            await self._kept.hands_seen_by(user)
            await self._ledger.note(Remark("judge-looks", (("reason", escaped(reason)),)))
            self._display.changed_for_all()
            seats = [each.seat for each in self._kept.record.seats]
            return tuple(self._course.see(seat, language, beside=True) for seat in seats)

    # Below, the lock is held

    def _disputed(self, language: str) -> tuple[Seat, int, Prompt] | None:
        play = self._memory.going
        if play is None or self._display.curtain.is_down:
            return None
        for seat in play.awaited:
            spoken = language or self._kept.record.seats[seat].language
            prompt = self._course.game.ask(play.match, play.reader(seat, spoken))
            if prompt is not None and prompt.is_verdict:
                return seat, play.match.number, prompt
        return None
