"""A duel at a table: it takes answers, keeps them, and shows what came of them."""

from collections.abc import Callable
from dataclasses import replace

from bot.duels.closely import opened
from bot.duels.drafts import Draft, Opened
from bot.duels.log import Notice
from bot.duels.overtime import Overtime
from bot.duels.pace.asking import Pause
from bot.duels.play import Play
from bot.duels.sight import Sight
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.matches import Status
from bot.duels.verdict import Verdict as Verdict
from bot.people.store import Asked
from engine.core.game import Game
from engine.core.match import Act
from engine.core.protocol import Answer, Arrange, Seat

Change = Callable[[Draft, Game, str], None]
"""A change of a draft, given the game and the language of the seat."""


class Session(Overtime):
    """One duel, and what people may do in it."""

    async def answer(self, user: int, number: int, answer: Answer) -> Verdict:
        """Take `user`'s answer to question `number`, if it is still the question."""
        async with self.lock:
            play, seat, verdict = await self._may_answer(user, number)
            if play is None or seat is None:
                return verdict
            return await self._answered(play, seat, answer)

    async def take_back(self, user: int, number: int) -> Verdict:
        """Ask `user` again what they were asked before they began what led to that question."""
        async with self.lock:
            play, seat, verdict = await self._may_answer(user, number)
            if play is None or seat is None:
                return verdict
            if play.thoughts.seat != seat:
                return Verdict.OLD
            self._opened.pop(seat, None)
            self._withdraw()
            return Verdict.TAKEN

    async def confirm(self, user: int, number: int) -> Verdict:
        """Take what `user` has drafted as the answer to question `number`.

        What has no place in an order yet comes last, as it lies.
        """
        seat = self.seat_of(user)
        asked = self._asked(seat)
        draft = None if seat is None else self._drafts.get(seat)
        chosen = list(draft.chosen) if draft and draft.number == number else []
        if isinstance(asked, Arrange):
            chosen += [n for n in asked.default() if n not in chosen]
        return await self.answer(user, number, tuple(chosen))

    async def leave(self, user: int, number: int) -> Verdict:
        """Take the safe answer for `user`, to whom it does not matter."""
        seat = self.seat_of(user)
        asked = self._asked(seat)
        return await self.answer(user, number, asked.default() if asked else ())

    async def draft(self, user: int, number: int, change: Change) -> Verdict:
        """Let `change` alter what `user` has drafted for question `number`."""
        async with self.lock:
            play, seat, verdict = await self._may_answer(user, number)
            if play is None or seat is None:
                return verdict
            draft = self._drafts.get(seat)
            if draft is None or draft.number != number:
                draft = self._drafts[seat] = Draft(number)
            before = list(draft.chosen)
            change(draft, self.game, self.record.seats[seat].language)
            options = getattr(self._asked(seat), "options", ())
            if not all(0 <= option < len(options) for option in draft.chosen):
                draft.chosen = before
                return Verdict.ILLEGAL
            self._changed([seat])
            return Verdict.TAKEN

    async def open(self, user: int, what: Opened | None) -> Verdict:
        """Show `user` alone a card, or the cards of a place, or the table again.

        Nobody else learns of it: nothing happens, and no pace or clock takes note.
        """
        async with self.lock:
            await self._wake()
            seat, verdict = self._may_decide(user)
            if seat is None:
                return verdict
            if what is None:
                self._opened.pop(seat, None)
            else:
                self._opened[seat] = what
            self._changed([seat])
            return Verdict.TAKEN

    async def public(self, language: str, what: Opened | None = None) -> Sight:
        """What everybody may see, in a spectator's language, with the card they opened.

        What was kept to be shown for a while is in the language of the board, and what
        happened is told in that alone.
        """
        async with self.lock:
            await self._wake()
            sight, play = self._curtain.kept(None), None
            if sight is None:
                seen, play = self._see(None, language), self._play
                sight = self._curtain.named(seen)
            return opened(replace(sight, record=self.record), self.game, play, what)

    async def put_next(self, user: int, number: int, option: int) -> Verdict:
        """Put `option` next in the order `user` drafts; the last but one completes it."""
        verdict = await self.draft(user, number, lambda draft, _game, _words: draft.add(option))
        seat = self.seat_of(user)
        if verdict is not Verdict.TAKEN or seat is None or seat not in self._drafts:
            return verdict
        asked = self._asked(seat)
        if asked is None or len(self._drafts[seat].chosen) < len(asked.default()) - 1:
            return verdict
        return await self.confirm(user, number)

    async def asks(self, user: int, number: int) -> Verdict:
        """Whether `user` may answer question `number` now."""
        async with self.lock:
            return (await self._may_answer(user, number))[2]

    async def surrender(self, user: int, *, whole: bool = True) -> Verdict:
        """End the duel as lost by `user`, or ask for consent where that is needed.

        In a match they lose the `whole` of it, or only the duel under way; there is
        none between two duels. While one asks for consent the other cannot ask too.
        """
        async with self.lock:
            await self._wake()
            seat, verdict = self._may_decide(user)
            if seat is None:
                return verdict
            whole = whole or not self.record.is_match
            if not whole and not self.is_contested:
                return Verdict.OLD
            if self.record.is_given_up_at_once:
                await self._lose(seat, whole)
            elif self.record.surrendering not in (None, seat):
                return Verdict.ASKED_FIRST
            else:
                self._note_other_surrender(seat, whole)
                self._withdraw()
                await self._surrenders(seat, whole)
            return Verdict.TAKEN

    async def call_off(self, reason: str | None = None) -> Verdict:
        """End the duel as no contest, for a reason of a moderator that everybody reads.

        Without one it ends since its event has decided the match in another way.
        """
        async with self.lock:
            await self._wake()
            if self.record.status is not Status.OPEN:
                return Verdict.OVER
            kind = EndKind.DECIDED if reason is None else EndKind.MODERATED
            await self._end(Status.STOPPED, Ending(kind, reason=reason or ""))
            return Verdict.TAKEN

    async def consent(self, user: int, loser: Seat, agreed: bool, *, whole: bool) -> Verdict:
        """Let an opponent of `loser` accept its surrender, or play on.

        An opponent answers what they were shown, of the `whole` match or of one duel, and no
        other request. Where `loser` itself plays on, it takes back whatever it has asked.
        """
        async with self.lock:
            await self._wake()
            seat, verdict = self._may_decide(user)
            if seat is None:
                return verdict
            if seat == loser and agreed:
                return Verdict.NOT_YOURS
            if self.record.surrendering != loser:
                return Verdict.OLD
            if seat != loser and self.record.surrenders_match != whole:
                return Verdict.ASKED_ANEW
            if not agreed and self._play is not None:
                name = self._play.name(seat)
                key = "surrender-withdrawn" if seat == loser else "surrender-declined"
                self._play.note(Notice(key, (("name", name),)))
            self._withdraw()
            await self._surrenders(None)
            if agreed and (whole or self.is_contested):
                await self._lose(loser, whole)
            return Verdict.TAKEN

    @property
    def is_contested(self) -> bool:
        """Whether a duel is under way that can be given up or drawn."""
        return self._play is not None and self._play.match.is_contested

    async def retract(self, user: int, number: int) -> Verdict:
        """Let `user` change again what they answered to question `number`, an exchange."""
        async with self.lock:
            await self._wake()
            seat, verdict = self._may_decide(user)
            if seat is None or self._play is None:
                return verdict
            match = self._play.match
            answer = match.answered(seat)
            if answer is None or match.number != number or match.is_contested:
                return Verdict.OLD
            self._drafts[seat] = Draft(number, list(answer))
            await self._do(self._play, seat, Act.RETRACT)
            return Verdict.TAKEN

    async def offer_draw(self, user: int) -> Verdict:
        """Offer a draw of the duel under way to the opponent of `user`.

        Whoever has been refused may ask again once something has happened that all can see.
        """
        async with self.lock:
            await self._wake()
            seat, verdict = self._may_decide(user)
            if seat is None or self._play is None:
                return verdict
            if self.record.event_table is not None:
                return Verdict.NO_DRAWS
            heard = self._curtain.heard(self._play)
            offered = self._play.offered.get(seat) == heard
            if self.record.practice or not self.is_contested or offered:
                return Verdict.NOT_NOW
            if self.record.drawing not in (None, seat):
                await self._do(self._play, seat, Act.DRAW)
                return Verdict.TAKEN
            self._play.offered[seat] = heard
            await self._draws(seat)
            return Verdict.TAKEN

    async def answer_draw(self, user: int, offered: Seat, agreed: bool) -> Verdict:
        """Let the opponent of `offered` agree to the draw that it offers, or decline."""
        async with self.lock:
            await self._wake()
            seat, verdict = self._may_decide(user)
            if seat is None or self._play is None:
                return verdict
            if seat == offered:
                return Verdict.NOT_YOURS
            if self.record.drawing != offered:
                return Verdict.OLD
            if agreed:
                await self._do(self._play, seat, Act.DRAW)
                return Verdict.TAKEN
            name = self._play.name(seat)
            self._play.note(Notice("draw-declined", (("name", name),)), offered, seat)
            await self._draws(None)
            return Verdict.TAKEN

    def attend(self, user: int, language: str) -> None:
        """Note that `user` is there, and speak `language` to them from now on."""
        seat = self.seat_of(user)
        if seat is None:
            return
        self._calls.attend(seat)
        self._stage.heeded(self, seat)
        if self.record.seats[seat].language != language:
            self._set_seat(seat, language=language)
            self._changed([seat])

    async def ask(self, user: int, asked: Asked | None = None) -> Verdict:
        """Ask `user` in these windows from now on, here and elsewhere; at once, if they paused.

        Without `asked` it is as it was before they paused.
        """
        async with self.lock:
            await self._wake()
            seat, verdict = self._may_decide(user)
            if seat is None:
                return verdict
            if asked is not None:
                language = self.record.seats[seat].language
                await self._store.people.ask(user, language, asked)
            self._pauses.end(seat)
            self._changed([seat])
            return Verdict.TAKEN

    async def pause(self, user: int, pause: Pause) -> Verdict:
        """Do not ask `user` for a while; the window in which they are asked now is passed."""
        async with self.lock:
            await self._wake()
            seat, verdict = self._may_decide(user)
            if seat is None:
                return verdict
            self._pauses.begin(seat, pause)
            play = self._play
            window = play.window if play and self.is_asked(seat) else None
            wishes = await self._wishes()
            if (
                play
                and window
                and not self.is_still
                and not wishes.wants(window, play.occasion)
            ):
                self._withdraw()
                return await self._answered(play, seat, ())
            self._changed([seat])
            return Verdict.TAKEN

    # Below, the lock is held

    async def _lose(self, seat: Seat, whole: bool) -> None:
        if whole or self._play is None:
            await self._end(Status.OVER, Ending(EndKind.SURRENDERED, seat))
        else:
            await self._do(self._play, seat, Act.SURRENDER)

    def _note_other_surrender(self, seat: Seat, whole: bool) -> None:
        """Tell everybody where a request of `seat` takes the place of one of the other kind."""
        record = self.record
        if self._play and record.surrendering == seat and record.surrenders_match != whole:
            key = "surrender-now-match" if whole else "surrender-now-duel"
            self._play.note(Notice(key, (("name", self._play.name(seat)),)))

    async def _do(self, play: Play, seat: Seat, act: Act) -> None:
        """Let `seat` take an answer back, or settle the duel under way."""
        try:
            self._withdraw()
            play.turned = None
            play.act(seat, act)
            self._even.end()
            await self._settle(play, seat, [seat])
        except Exception:
            self._retry(0.0)
            raise

    async def _may_answer(
        self, user: int, number: int
    ) -> tuple[Play | None, Seat | None, Verdict]:
        await self._wake()
        seat = self.seat_of(user)
        if self._play is None or self.record.status is not Status.OPEN:
            return None, None, Verdict.OVER
        if seat is None:
            return None, None, Verdict.NOT_YOURS
        awaited = self._watch.awaited.get(seat)
        is_now = self._play.thoughts.number(seat) == number
        if awaited is None or not awaited.shown or not is_now:
            return None, None, Verdict.OLD
        if self.is_still:
            return None, None, Verdict.HELD if self.is_held else Verdict.PAUSED
        return self._play, seat, Verdict.TAKEN
