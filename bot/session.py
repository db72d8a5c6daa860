"""A duel at a table: it takes answers, keeps them, and shows what came of them."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import replace
from enum import Enum, auto

from bot.clock import MISSES_TO_LOSE, Alarm, Awaited, Clock, Watch
from bot.drafts import Draft
from bot.log import Notice
from bot.pace import passes_itself
from bot.play import Play
from bot.rebuild import rebuild
from bot.sight import Sight, see
from bot.stage import Stage
from bot.store import Store
from bot.store.matches import Ending, GivenBy, MatchRecord, Status
from engine.core.game import Game, OutdatedSetupError
from engine.core.match import IllegalAnswerError, StrayedError
from engine.core.protocol import Answer, Arrange, Audience, Seat

_log = logging.getLogger(__name__)
_RETRY_SECONDS = 5.0


class Verdict(Enum):
    """What became of an answer. Only a taken one has changed anything."""

    TAKEN = auto()
    NOT_YOURS = auto()
    """Who answered has no seat here, or not the one that was asked."""
    OLD = auto()
    """That is no longer the question."""
    ILLEGAL = auto()
    """The answer does not fit the question."""
    OVER = auto()
    """The duel has ended."""


Change = Callable[[Draft, Game, str], None]
"""A change of a draft, given the game and the language of the seat."""


class Session:
    """One duel. Everything that changes it holds `lock`.

    What is answered is first tried, then kept on disk, then shown: an answer that the rules
    choke on is never kept, and if the disk fails the match is dropped from memory and
    rebuilt from what is on disk.
    """

    def __init__(
        self, record: MatchRecord, game: Game, store: Store, stage: Stage, clock: Clock
    ) -> None:
        self.record = record
        self.game = game
        self.lock = asyncio.Lock()
        self._store = store
        self._stage = stage
        self._clock = clock
        self._play: Play | None = None
        self._drafts: dict[Seat, Draft] = {}
        self._audiences: list[Audience] = [None, *(seat.seat for seat in record.seats)]
        self._versions = dict.fromkeys(self._audiences, 0)
        self._pace = 0.0 if record.practice else record.terms.pace
        self._watch = Watch(clock, record.terms.decision_seconds)
        self._retrying: Alarm | None = None

    async def answer(self, user: int, number: int, answer: Answer) -> Verdict:
        """Take `user`'s answer to question `number`, if it is still the question."""
        async with self.lock:
            play, seat, verdict = await self._may_answer(user, number)
            if play is None or seat is None:
                return verdict
            try:
                play.say(seat, answer, GivenBy.PLAYER)
                await self._settle(play)
            except IllegalAnswerError:
                return Verdict.ILLEGAL
            except Exception:
                self._retry(0.0)
                raise
            return Verdict.TAKEN

    async def confirm(self, user: int, number: int) -> Verdict:
        """Take what `user` has drafted as the answer to question `number`.

        What has no place in an order yet comes last, as it lies.
        """
        seat = self.seat_of(user)
        awaited = None if seat is None else self._watch.awaited.get(seat)
        draft = None if seat is None else self._drafts.get(seat)
        chosen = list(draft.chosen) if draft and draft.number == number else []
        if awaited is not None and isinstance(awaited.decision, Arrange):
            chosen += [n for n in awaited.decision.default() if n not in chosen]
        return await self.answer(user, number, tuple(chosen))

    async def leave(self, user: int, number: int) -> Verdict:
        """Take the safe answer for `user`, to whom it does not matter."""
        seat = self.seat_of(user)
        awaited = None if seat is None else self._watch.awaited.get(seat)
        return await self.answer(user, number, awaited.decision.default() if awaited else ())

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
            options = getattr(self._watch.awaited[seat].decision, "options", ())
            if not all(0 <= option < len(options) for option in draft.chosen):
                draft.chosen = before
                return Verdict.ILLEGAL
            self._changed([seat])
            return Verdict.TAKEN

    async def put_next(self, user: int, number: int, option: int) -> Verdict:
        """Put `option` next in the order `user` drafts; the last but one completes it."""
        verdict = await self.draft(user, number, lambda draft, _game, _words: draft.add(option))
        seat = self.seat_of(user)
        if verdict is not Verdict.TAKEN or seat is None or seat not in self._drafts:
            return verdict
        decision = self._watch.awaited[seat].decision
        if len(self._drafts[seat].chosen) < len(decision.default()) - 1:
            return verdict
        return await self.confirm(user, number)

    async def asks(self, user: int, number: int) -> Verdict:
        """Tell whether `user` may answer question `number` now."""
        async with self.lock:
            return (await self._may_answer(user, number))[2]

    async def surrender(self, user: int) -> Verdict:
        """End the duel as lost by `user`, or ask for consent where that is needed."""
        async with self.lock:
            await self._wake()
            seat, verdict = self._may_end(user)
            if seat is None:
                return verdict
            if self.record.terms.unilateral or self.record.practice:
                await self._end(Status.OVER, Ending("surrendered", seat))
            else:
                await self._surrendering(seat)
            return Verdict.TAKEN

    async def consent(self, user: int, loser: Seat, agreed: bool) -> Verdict:
        """Let an opponent of `loser` accept its surrender, or play on."""
        async with self.lock:
            await self._wake()
            seat, verdict = self._may_end(user)
            if seat is None:
                return verdict
            if seat == loser:
                return Verdict.NOT_YOURS
            if self.record.surrendering != loser:
                return Verdict.OLD
            if agreed:
                await self._end(Status.OVER, Ending("surrendered", loser))
            else:
                await self._surrendering(None)
            return Verdict.TAKEN

    def seat_of(self, user: int) -> Seat | None:
        """The seat of `user`, or None."""
        return next((seat.seat for seat in self.record.seats if seat.user == user), None)

    def speak(self, user: int, language: str) -> None:
        """Speak `language` to `user` from now on."""
        seat = self.seat_of(user)
        if seat is not None and self.record.seats[seat].language != language:
            self._set_seat(seat, language=language)
            self._changed([seat])

    async def wake(self) -> None:
        """Rebuild the match if it is not in memory, and let it go on."""
        async with self.lock:
            await self._wake()

    def sleep(self) -> None:
        """Let go of memory and alarms; everything is on disk and can be woken again."""
        self._drop()
        if self._retrying is not None:
            self._retrying.cancel()

    # What a stage needs of a scene

    def version(self, audience: Audience) -> int:
        """A number that grows with every change of what `audience` sees."""
        return self._versions[audience]

    async def sight(self, audience: Audience) -> Sight:
        """What `audience` may see; nothing that is not yet on disk."""
        async with self.lock:
            await self._wake()
            draft = None if audience is None else self._drafts.get(audience)
            version = self._versions[audience]
            return see(
                self.record, self.game, self._play, self._watch, audience, draft, version
            )

    async def board_is(self, message: int) -> None:
        """Remember the message that is the public board."""
        self.record = replace(self.record, board_message=message)
        await self._store.matches.board_is(self.record.id, message)

    async def panel_is(self, seat: Seat, channel: int, message: int) -> None:
        """Remember the private message of `seat`."""
        self._set_seat(seat, panel_channel=channel, panel_message=message)
        await self._store.matches.panel_is(self.record.id, seat, channel, message)

    # Below, the lock is held

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
        if awaited is None or awaited.number != number or not awaited.shown:
            return None, None, Verdict.OLD
        return self._play, seat, Verdict.TAKEN

    def _may_end(self, user: int) -> tuple[Seat | None, Verdict]:
        if self.record.status is not Status.OPEN:
            return None, Verdict.OVER
        return self.seat_of(user), Verdict.NOT_YOURS

    async def _wake(self) -> None:
        """Have the match in memory, unless the duel has ended or cannot go on."""
        if self._play is not None or self.record.status is not Status.OPEN:
            return
        try:
            kept = await self._store.matches.answers(self.record.id)
            journal = [answer.entry for answer in kept]
            rebuilt = await asyncio.to_thread(rebuild, self.game, self.record.setup, journal)
            play = Play(self.record, self.game, rebuilt, kept)
            await self._settle(play)
        except sqlite3.Error:
            self._retry(_RETRY_SECONDS)
            raise
        except Exception as problem:
            await self._stop(problem)

    async def _settle(self, play: Play) -> None:
        """Let the match answer what it can by itself, keep all of it, then show it."""
        await play.answer_itself(await self._choosers())
        await play.keep(self._store.journal)
        self._play = play
        if play.match.outcome is not None:
            await self._end(Status.OVER, Ending("played"))
            return
        for seat, missed in play.missed.items():
            if missed >= MISSES_TO_LOSE:
                await self._end(Status.OVER, Ending("clock", seat))
                return
        pace = 0.0 if play.rested else self._pace
        self._watch.follow(play.match, pace, self._paced, self._warn, self._expired)
        for seat in [seat for seat in self._drafts if seat not in self._watch.awaited]:
            del self._drafts[seat]
        self._changed(self._audiences)

    async def _choosers(self) -> list[Seat]:
        """The seats that make routine choices themselves."""
        people = self._store.people
        return [
            seat.seat
            for seat in self.record.seats
            if seat.user is not None and (ways := await people.ways(seat.user)) and ways.chooses
        ]

    async def _end(self, status: Status, ending: Ending) -> None:
        await self._store.matches.end(self.record.id, status, ending)
        self.record = replace(self.record, status=status, ending=ending, surrendering=None)
        self._watch.let_go()
        self._drafts.clear()
        self._mark(self._audiences)
        self._stage.closed(self)

    async def _stop(self, problem: Exception) -> None:
        """End the duel as no contest: what can be shown of it might be wrong."""
        self._drop()
        _log.error("Duel %s cannot go on", self.record.id, exc_info=problem)
        kinds = {StrayedError: "strayed", OutdatedSetupError: "outdated"}
        await self._end(Status.STOPPED, Ending(kinds.get(type(problem), "broken")))

    async def _surrendering(self, seat: Seat | None) -> None:
        await self._store.matches.surrendering(self.record.id, seat)
        self.record = replace(self.record, surrendering=seat)
        self._changed(self._audiences)

    def _retry(self, seconds: float) -> None:
        """Drop the match; what is on disk is rebuilt in so many seconds, once for all."""
        self.sleep()
        self._retrying = self._clock.wake_at(self._clock.now() + seconds, self._recover)

    async def _recover(self) -> None:
        try:
            await self.wake()
        except sqlite3.Error as problem:
            _log.warning("Duel %s waits for its database: %s", self.record.id, problem)

    def _drop(self) -> None:
        self._play = None
        self._watch.let_go()
        self._drafts.clear()

    def _set_seat(self, seat: Seat, **facts: str | int) -> None:
        seats = list(self.record.seats)
        seats[seat] = replace(seats[seat], **facts)  # type: ignore[arg-type]
        self.record = replace(self.record, seats=tuple(seats))

    def _mark(self, audiences: Iterable[Audience]) -> None:
        for audience in audiences:
            self._versions[audience] += 1

    def _changed(self, audiences: Iterable[Audience]) -> None:
        changed = list(audiences)
        self._mark(changed)
        self._stage.changed(self, changed)

    # What alarms do

    async def _paced(self, awaited: Awaited) -> None:
        """Show the prompt of a window that was held back, or pass it."""
        async with self.lock:
            if (
                self._play is None
                or self._watch.awaited.get(awaited.decision.seat) is not awaited
            ):
                return
            self._play.rested = True
            if not passes_itself(awaited.decision):
                awaited.shown = True
                self._changed([awaited.decision.seat])
                return
        await self._answer_for(awaited, (), GivenBy.PACE)

    async def _warn(self, awaited: Awaited) -> None:
        async with self.lock:
            seat = awaited.decision.seat
            if self._watch.awaited.get(seat) is awaited:
                awaited.warned = True
                self._mark([seat])
                self._stage.warned(self, seat)

    async def _expired(self, awaited: Awaited) -> None:
        """Give the safe answer for a seat whose time is up."""
        await self._answer_for(awaited, awaited.decision.default(), GivenBy.CLOCK)

    async def _answer_for(self, awaited: Awaited, answer: Answer, given_by: GivenBy) -> None:
        async with self.lock:
            seat, play = awaited.decision.seat, self._play
            if play is None or self._watch.awaited.get(seat) is not awaited:
                return
            try:
                play.say(seat, answer, given_by)
                if given_by is GivenBy.CLOCK:
                    play.note(Notice("clock-ran-out", (("name", play.name(seat)),)))
                await self._settle(play)
            except sqlite3.Error:
                self._retry(_RETRY_SECONDS)
                _log.exception("An answer in duel %s could not be kept", self.record.id)
            except Exception as problem:
                await self._stop(problem)
