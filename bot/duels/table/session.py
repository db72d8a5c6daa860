"""A duel at a table: what its players do there, and what everybody sees.

Belongs here: what the rest of the bot may ask of a duel, each in a few lines.
Does not belong here: fields of its own and steps of the duel: each part owns what it names.
"""

from collections.abc import Callable

from bot.duels.clock import Clock
from bot.duels.clocks.keeper import Keeper
from bot.duels.match.drafts import Draft, Opened
from bot.duels.match.play import Play
from bot.duels.seen.between import between
from bot.duels.seen.closely import opened
from bot.duels.seen.sight import Sight
from bot.duels.seen.stage import Stage
from bot.duels.store.needs import DuelStore
from bot.duels.store.records import MatchRecord
from bot.duels.table.course import Course
from bot.duels.table.gallery import Gallery
from bot.duels.table.judging import Judging
from bot.duels.table.parts.deciding_anew import DecidingAnew
from bot.duels.table.parts.display import Display
from bot.duels.table.parts.record import KeptRecord
from bot.duels.table.settling import Settling
from bot.duels.table.verdict import Verdict
from bot.duels.windows.asking import Pause
from bot.people.store import Asked
from bot.shared.worker_threads import Beside
from engine.core.changing import changed
from engine.core.game import Game
from engine.core.match import Act
from engine.core.protocol import Answer, Arrange, Audience, Seat

Change = Callable[[Draft, Game, str], None]
"""A change of a draft, given the game and the language of the seat."""


class Session:
    """One duel, put together of its parts, each of which owns what it names.

    What players do with a question is here; `halting` pauses the duel, and `settling` has it
    over before it is played to its end.
    """

    def __init__(
        self,
        record: MatchRecord,
        game: Game,
        store: DuelStore,
        stage: Stage,
        clock: Clock,
        keeper: Keeper,
        rebuilding: Beside,
    ) -> None:
        """The duel does not go on before it is woken, and is played again by `rebuilding`."""
        self.game = game
        self._kept = KeptRecord(record, store)
        self._display = Display(self, stage, clock)
        self._course = Course(game, self._kept, self._display, store, clock, keeper, rebuilding)
        self._memory = self._course.memory
        self._wants = self._course.wants
        self._begun = self._course.begun
        self.ledger = self._course.ledger
        self.gallery = Gallery(game, self._kept, self._display, self._course)
        self.halting = self._course.halting
        self.handing = self._course.handing
        parts = self._memory, self.ledger, self._begun, self._display
        self.anew = DecidingAnew(self._kept, *parts, self._course.lapse)
        self.judging = Judging(self._kept, self._display, self._course)
        self.settling = Settling(self._kept, self._display, self._course)

    async def wake(self) -> None:
        """Rebuild the match if it is not in memory, and let it go on."""
        await self._memory.wake()

    def sleep(self) -> None:
        """Let go of memory and alarms; everything is on disk and can be woken again."""
        self._memory.sleep()

    @property
    def waits(self) -> bool:
        """Whether it waits for another version, and nobody goes on with it until then."""
        return self._memory.waits

    def lose(self) -> None:
        """Let go of it for good: another process goes on with the duel."""
        self._memory.lose()

    def seat_of(self, user: int) -> Seat | None:
        """The seat of `user`, or None."""
        return self._kept.seat_of(user)

    # What a stage needs of a scene

    @property
    def record(self) -> MatchRecord:
        """The duel as kept, with the messages it is shown in."""
        return self._kept.record

    def version(self, audience: Audience) -> int:
        """A number that grows with every change of what `audience` sees."""
        return self._display.curtain.version(audience)

    def is_asked(self, seat: Seat) -> bool:
        """Whether a question for `seat` is shown to it now."""
        return self._course.is_asked(seat)

    async def sight(self, audience: Audience) -> Sight:
        """What `audience` may see; nothing that is not yet on disk."""
        if audience is None:
            shown, shade = await self._wants.shown_to(None)
            seen = await self.gallery.public(self.record.language)
            return changed(seen, shown=shown, shade=shade)
        async with self._memory.awake():
            asking, curtain = await self._wants.asking(audience), self._display.curtain
            sight, play = curtain.kept(audience), None
            if sight is None or self.is_asked(audience):
                sight, play = curtain.named(self._course.see(audience)), self._memory.play
            if play is not None and sight.is_between:
                sight = between(sight, self.game, play.shown())
            sight = opened(sight, self.game, play, self._begun.opened(audience))
            asked = self.anew.asked
            shown, shade = await self._wants.shown_to(audience)
            return changed(
                sight,
                record=self.record,
                version=self.version(audience),
                asking=asking,
                undoing=asked,
                undone_passes=asked is not None and self.anew.has_seen_passes(asked.seat),
                undoable=self.anew.offered(audience),
                shown=shown,
                shade=shade,
            )

    async def sight_of(self, user: int) -> Sight | None:
        """What `user` may see from their seat; None for whoever has none, or none any more."""
        seat = self.seat_of(user)
        sight = None if seat is None else await self.sight(seat)
        return sight if self.seat_of(user) == seat else None

    async def hand_over_shown(self, number: int) -> None:
        """Remember that everything that hand-over changes was shown."""
        await self._kept.hand_over_shown(number)

    async def board_is(self, message: int) -> None:
        """Remember the message that is the public board."""
        await self._kept.board_is(message)

    async def panel_is(self, seat: Seat, channel: int, message: int) -> None:
        """Remember the private message of `seat`."""
        await self._kept.panel_is(seat, channel, message)

    async def panel_moves(self, seat: Seat) -> None:
        """Remember that the panel of `seat` is going to be another message."""
        await self._kept.panel_moves(seat)

    # What is shown otherwise

    def look_anew(self, user: int) -> None:
        """Show `user` the table anew, who has chosen how it is shown."""
        seat = self.seat_of(user)
        if seat is not None:
            self._display.changed([seat])

    # What players do

    async def answer(self, user: int, number: int, answer: Answer) -> Verdict:
        """Take `user`'s answer to question `number`, if it is still the question."""
        async with self._memory.awake():
            play, seat, verdict = self._may_answer(user, number)
            if play is None or seat is None:
                return verdict
            return await self._course.answer(play, seat, answer)

    async def take_back(self, user: int, number: int) -> Verdict:
        """Ask `user` again what they were asked before they began what led to that question."""
        async with self._memory.awake():
            play, seat, verdict = self._may_answer(user, number)
            if play is None or seat is None:
                return verdict
            if play.thoughts.seat != seat:
                return Verdict.OLD
            self._begun.open(seat, None)
            self._begun.withdraw()
            return Verdict.TAKEN

    async def confirm(self, user: int, number: int, seen: int | None) -> Verdict:
        """Take what `user` has drafted as the answer to question `number`.

        What has no place in an order yet comes last, as it lies. `seen` is what the panel
        carried (`Draft.seen`): a draft is in memory only, and after a restart another one than
        is shown. Then the answer is UNSEEN.
        """
        seat = self.seat_of(user)
        asked = self._begun.asked(seat)
        known = self._begun.drafted(seat)
        draft = known if known and known.number == number else Draft(number)
        if seen != draft.seen:
            verdict = await self.asks(user, number)
            return Verdict.UNSEEN if verdict is Verdict.TAKEN else verdict
        chosen = list(draft.chosen)
        if isinstance(asked, Arrange):
            chosen += [n for n in asked.default() if n not in chosen]
        return await self.answer(user, number, tuple(chosen))

    async def leave(self, user: int, number: int) -> Verdict:
        """Take the safe answer for `user`, to whom it does not matter."""
        seat = self.seat_of(user)
        asked = self._begun.asked(seat)
        return await self.answer(user, number, asked.default() if asked else ())

    async def draft(self, user: int, number: int, change: Change) -> Verdict:
        """Let `change` alter what `user` has drafted for question `number`."""
        async with self._memory.awake():
            play, seat, verdict = self._may_answer(user, number)
            if play is None or seat is None:
                return verdict
            draft = self._begun.draft(seat, number)
            before = list(draft.chosen)
            change(draft, self.game, self.record.seats[seat].language)
            options = getattr(self._begun.asked(seat), "options", ())
            if not all(0 <= option < len(options) for option in draft.chosen):
                draft.chosen = before
                return Verdict.ILLEGAL
            self._display.changed([seat])
            return Verdict.TAKEN

    async def open(self, user: int, what: Opened | None) -> Verdict:
        """Show `user` alone a card, or the cards of a place, or the table again.

        Nobody else learns of it: nothing happens, and no pace or clock takes note.
        """
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            if seat is None:
                return verdict
            self._begun.open(seat, what)
            self._display.changed([seat])
            return Verdict.TAKEN

    async def holds_back(self, user: int, number: int, option: int) -> bool:
        """Whether `user` is asked first if they are sure; then that option is their draft.

        It is so where it leaves something usual undone, and they want to be asked; in an
        exercise, which tells its player what to do, nothing is.
        """
        async with self._memory.awake():
            play, seat, _ = self._may_answer(user, number)
            if play is None or seat is None or self.record.agreement.exercise:
                return False
            reader = play.reader(seat, self.record.seats[seat].language)
            prompt = self.game.ask(play.thoughts.seen_by(seat), reader)
            choices = prompt.choices if prompt else ()
            if not 0 <= option < len(choices) or not choices[option].undone:
                return False
            if not await self._wants.is_guarded(seat):
                return False
            self._begun.draft_anew(seat, number, (option,))
            self._display.changed([seat])
            return True

    async def unguard(self, user: int) -> None:
        """Hold nothing back for `user` any more, here and elsewhere."""
        async with self._memory.awake():
            seat = self.seat_of(user)
            if seat is not None:
                await self._wants.unguard(seat)

    async def put_next(self, user: int, number: int, option: int) -> Verdict:
        """Put `option` next in the order `user` drafts; the last but one completes it."""
        verdict = await self.draft(user, number, lambda draft, _game, _words: draft.add(option))
        seat = self.seat_of(user)
        draft = self._begun.drafted(seat)
        if verdict is not Verdict.TAKEN or seat is None or draft is None:
            return verdict
        asked = self._begun.asked(seat)
        if asked is None or len(draft.chosen) < len(asked.default()) - 1:
            return verdict
        return await self.confirm(user, number, draft.seen)

    async def asks(self, user: int, number: int) -> Verdict:
        """Whether `user` may answer question `number` now."""
        async with self._memory.awake():
            return self._may_answer(user, number)[2]

    async def retract(self, user: int, number: int) -> Verdict:
        """Let `user` change again what they answered to question `number`, an exchange."""
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            play = self._memory.play
            if seat is None or play is None:
                return verdict
            answer = play.match.answered(seat)
            if answer is None or play.match.number != number or play.match.is_contested:
                return Verdict.OLD
            self._begun.draft_anew(seat, number, answer)
            await self._course.act(play, seat, Act.RETRACT)
            return Verdict.TAKEN

    def attend(self, user: int, language: str) -> None:
        """Note that `user` is there, and speak `language` to them from now on."""
        seat = self.seat_of(user)
        if seat is None:
            return
        self._display.attend(seat)
        self._begun.keep_up()
        if self.record.seats[seat].language != language:
            self._kept.speaks(seat, language)
            self._display.changed([seat])

    async def ask_in(self, user: int, asked: Asked | None = None) -> Verdict:
        """Ask `user` in these windows from now on, here and elsewhere; at once, if they paused.

        Without `asked` it is as it was before they paused.
        """
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            if seat is None:
                return verdict
            await self._wants.ask_in(seat, asked)
            self._display.changed([seat])
            return Verdict.TAKEN

    async def leave_alone(self, user: int, pause: Pause) -> Verdict:
        """Do not ask `user` for a while; the window in which they are asked now is passed."""
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            if seat is None:
                return verdict
            self._wants.pauses.begin(seat, pause)
            play = self._memory.play
            window = play.window if play and self.is_asked(seat) else None
            wishes = await self._wants.wishes()
            if (
                play
                and window
                and not self._course.is_still
                and not wishes.wants(window, play.occasion)
            ):
                self._begun.withdraw()
                return await self._course.answer(play, seat, ())
            self._display.changed([seat])
            return Verdict.TAKEN

    def _may_answer(self, user: int, number: int) -> tuple[Play | None, Seat | None, Verdict]:
        play, seat = self._memory.going, self.seat_of(user)
        if play is None:
            return None, None, Verdict.OVER
        if seat is None:
            return None, None, Verdict.NOT_YOURS
        if not self.is_asked(seat) or play.thoughts.number(seat) != number:
            return None, None, Verdict.OLD
        if self._course.is_still:
            return None, None, Verdict.HELD if self.record.is_held else Verdict.PAUSED
        return play, seat, Verdict.TAKEN
