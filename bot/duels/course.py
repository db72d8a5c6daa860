"""How a duel goes on by itself, and what is shown of it when."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from bot.duels.after.results import scored
from bot.duels.calls import Call, Calls
from bot.duels.clock import Alarm, Clock
from bot.duels.clocks.keeper import Keeper
from bot.duels.clocks.rules import rules_of
from bot.duels.clocks.watch import Awaited, Notices, Watch
from bot.duels.closely import opened
from bot.duels.drafts import Draft, Opened
from bot.duels.log import Notice
from bot.duels.open_calls import OpenCalls
from bot.duels.pace.evenness import Evenness
from bot.duels.play import Play, names_of
from bot.duels.rebuild import rebuild
from bot.duels.second_thoughts import Due
from bot.duels.sight import Eyes, Sight, see, waiting
from bot.duels.silence import answer_of
from bot.duels.stage.interface import Stage
from bot.duels.standing import Standing
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.matches import GivenBy, MatchRecord, Status
from bot.store import Store
from engine.core.changing import changed
from engine.core.game import Game, OutdatedSetupError
from engine.core.match import StrayedError
from engine.core.protocol import Answer, Audience, Exchange, Seat

_log = logging.getLogger(__name__)
_RETRY_SECONDS = 5.0


class Course(Standing):
    """One duel, without what people do in it. Everything that changes it holds `lock`.

    What is answered is first tried, then kept on disk, then shown: an answer that the rules
    choke on is never kept, and if the disk fails the match is dropped from memory and
    rebuilt from what is on disk.
    """

    def __init__(
        self,
        record: MatchRecord,
        game: Game,
        store: Store,
        stage: Stage,
        clock: Clock,
        keeper: Keeper,
    ) -> None:
        super().__init__(record, store, stage)
        self.game = game
        self.lock = asyncio.Lock()
        self._clock = clock
        self._play: Play | None = None
        self._drafts: dict[Seat, Draft] = {}
        self._opened: dict[Seat, Opened] = {}
        pace = record.terms.pace if record.has_runs else 0.0
        self._even = Evenness(clock, pace, self._gone_on, self._released)
        self._keeper = keeper
        self._users = {seat.seat: seat.user for seat in record.seats}
        rules = None if record.practice else rules_of(record.terms)
        notices = Notices(self._due, self._warn, self._expired)
        self._watch = Watch(clock, rules, notices, partial(keeper.keep, record.id))
        self._calls = Calls(clock)
        heed = partial(stage.heeded_openly, self)
        self._open_calls = OpenCalls(clock, self._call_openly, heed)
        self._retrying: Alarm | None = None

    @property
    def link(self) -> str:
        """Leads to where the duel is shown."""
        place = self.record.place
        if not place.is_private:
            return f"<#{place.channel}>"
        return f"https://discord.com/channels/@me/{place.channel}"

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

    async def sight(self, audience: Audience) -> Sight:
        """What `audience` may see; nothing that is not yet on disk."""
        async with self.lock:
            await self._wake()
            asking = None if audience is None else await self._asking(audience)
            sight, play = self._curtain.kept(audience), None
            if sight is None or (audience is not None and self.is_asked(audience)):
                sight, play = self._curtain.named(self._see(audience)), self._play
            if audience is not None:
                sight = opened(sight, self.game, play, self._opened.get(audience))
            shown, shade = await self._shown_to(audience)
            return changed(
                sight,
                record=self.record,
                version=self._curtain.version(audience),
                asking=asking,
                shown=shown,
                shade=shade,
            )

    async def _wake(self) -> None:
        """Have the match in memory, unless the duel has ended or cannot go on."""
        if self._play is not None or self.record.status is not Status.OPEN:
            return
        try:
            await self._keeper.recall(
                self.record.id, self._users, self._watch, self.record.halt
            )
            kept = await self._store.matches.answers(self.record.id)
            facts = self.game, self.record.setup, kept, names_of(self.record)
            rebuilt = await asyncio.to_thread(rebuild, *facts)
            play = Play(self.record, self.game, rebuilt, kept)
            await self._settle(play)
        except sqlite3.Error:
            self._retry(_RETRY_SECONDS)
            raise
        except Exception as problem:
            await self._stop(problem)

    async def _say(self, play: Play, seat: Seat, due: Due) -> None:
        """Give the answers that are due, and let the match go on from them.

        What was only tried until then is taken back. Whatever is not a pass in time begins a
        run. After a pass in time nobody sees more than before, not even who gave it.
        """
        play.thoughts.take_back()
        running, (answer, given_by) = self._even.run is not None, due[0]
        in_time = running and play.window is not None and not answer
        kept = self._see(seat) if in_time else None
        if kept is None:
            play.turned = None
            if seat != self.record.drawing and self._moved is None:
                self._moved = play.heard[None]
        charged = given_by is GivenBy.PLAYER and not running and seat in play.banks
        spent = self._watch.spent(seat, play.banks[seat]) if charged else None
        play.say(seat, answer, given_by, spent)
        for answer, given_by in due[1:]:
            play.say(seat, answer, given_by)
        if kept is not None:
            self._curtain.fall([kept])
        else:
            self._even.end()
        await self._settle(play, None if in_time else seat, [seat])

    async def _settle(
        self, play: Play, actor: Seat | None = None, answered: Sequence[Seat] = ()
    ) -> None:
        """Let the match answer what it can by itself, keep all of it, then show it.

        A run begins if `actor` has done something and windows follow.
        """
        running = self._even.run is not None
        even = self._even.is_kept and (running or actor is not None)
        await self._keeper.hear(self._users, self._watch)
        await play.answer_itself(await self._wishes(), even=even)
        if await self._keep(play):
            return
        if not running:
            await self._lapse(play)
        if not even or (play.window is None and not running):
            await self._call(play, is_news=self._show(play, answered))
            return
        self._watch.let_go()
        self._drafts.clear()
        if running:
            self._changed(answered)
            self._even.came_to_window()
        elif actor is not None:
            self._run(play, actor)

    def _run(self, play: Play, actor: Seat) -> None:
        """Begin a run with what `actor` did, or with the turn that began by that."""
        self._curtain.rise()
        self._curtain.fall(self._see(audience) for audience in self._curtain.audiences)
        self._open_calls.hide()
        self._even.begin(actor if play.turned is None else play.turned)
        play.turned = None
        self._changed(self._curtain.audiences)
        self._even.came_to_window()

    async def _keep(self, play: Play) -> bool:
        """Have on disk what was answered; return whether the duel has ended by it."""
        await play.keep(self._store.journal)
        self._play = play
        if not play.match.is_contested:
            await self._draws(None)
            if not self.record.surrenders_match:
                await self._surrenders(None)
        if play.match.outcome is not None:
            await self._end(Status.OVER, Ending(EndKind.PLAYED))
        elif play.is_deserted:
            await self._end(Status.STOPPED, Ending(EndKind.UNANSWERED))
        elif (seat := play.loser_by_clock) is not None:
            await self._end(Status.OVER, Ending(EndKind.CLOCK, seat))
        return self.record.status is not Status.OPEN

    def _show(self, play: Play, answered: Iterable[Seat] = ()) -> bool:
        """Show everybody the duel as it is, and ask what is asked.

        Return whether that is anything new to all.
        """
        now, before = self._clock.now(), dict(self._watch.awaited)
        self._even.end()
        if self._curtain.is_down:
            self._curtain.rise()
        self._watch.follow(play.match, play.banks, now, now)
        self._watch.show()
        for seat in [seat for seat in self._drafts if seat not in self._watch.awaited]:
            del self._drafts[seat]
        after = self._watch.awaited
        still = {seat for seat in play.concealed if before.get(seat) is after.get(seat)}
        asked = {*({*before, *after} - still), *answered}
        named = waiting(play, self._watch, None)
        told = self._curtain.others_changed(play, named, asked)
        self._changed(told)
        return None in told

    async def _call(self, play: Play, *, is_news: bool) -> None:
        """Call those who have been away to what they are asked; never within a run."""
        ways = {} if self.record.practice else await self._all_ways()
        for seat, why in self._calls.due(self._watch, play.turns, ways):
            self._stage.called(self, seat, why)
        if is_news:
            self._open_calls.show(play, self._watch, ways)

    def _call_openly(self, seat: Seat, why: Call) -> None:
        """Call the player of `seat` at the table, unless they have a panel in private."""
        if not self.record.practice and self.record.seats[seat].is_closed:
            self._stage.called_openly(self, seat, why)

    async def _go_on(self, play: Play) -> None:
        """Pass the windows of a run that nobody is asked about, and ask the next question."""
        run = self._even.run
        if run is None or self._watch.awaited:
            return
        when = await self._even.pass_unasked(play, await self._wishes())
        if not await self._keep(play) and not self._has_turned(play):
            self._watch.follow(play.match, play.banks, when, max(run.end, when))
            self._changed(seat for seat in self._watch.awaited if self.is_asked(seat))

    def is_asked(self, seat: Seat) -> bool:
        """Whether a question for `seat` is shown to it now."""
        awaited = self._watch.awaited.get(seat)
        return awaited is not None and awaited.shown

    def _see(self, audience: Audience, language: str = "") -> Sight:
        draft = None if audience is None else self._drafts.get(audience)
        version = self._curtain.version(audience)
        eyes = Eyes(audience, version, draft, language=language)
        return see(self.record, self.game, self._play, self._watch, eyes)

    async def _end(self, status: Status, ending: Ending) -> None:
        ending = scored(ending, self.record, self.game, self._play)
        await self._store.matches.end(self.record.id, status, ending)
        over = replace(self.record, status=status, ending=ending)
        self.record = replace(over, surrendering=None, drawing=None, halt=None)
        self._let_go()
        self._keeper.forget(self.record.id)
        self._curtain.mark(self._curtain.audiences)
        self._stage.closed(self)

    async def _stop(self, problem: Exception) -> None:
        """End the duel as no contest: what can be shown of it might be wrong."""
        self._drop()
        _log.error("Duel %s cannot go on", self.record.id, exc_info=problem)
        kinds = {StrayedError: EndKind.STRAYED, OutdatedSetupError: EndKind.OUTDATED}
        await self._end(Status.STOPPED, Ending(kinds.get(type(problem), EndKind.BROKEN)))

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
        self._let_go()

    def _let_go(self) -> None:
        """Wait for nothing any more, and hide nothing."""
        self._open_calls.stop()
        self._even.end()
        self._curtain.rise()
        self._watch.let_go()
        self._drafts.clear()

    # What alarms do

    async def _gone_on(self) -> None:
        """Let the rules go on behind what is shown."""
        async with self.lock:
            if self._play is not None:
                await self._by_itself(self._go_on(self._play))

    async def _released(self) -> None:
        """Show what happened since a run began, once its time is up."""
        async with self.lock:
            if self._play is not None and self._even.run is not None:
                await self._by_itself(self._release(self._play))

    async def _release(self, play: Play) -> None:
        if self._even.is_over():
            await self._go_on(play)
            run = self._even.run
            if run is not None and self._even.is_over():
                await self._lapse(play)
                if self._has_turned(play):
                    self._run(play, run.actor)
                else:
                    await self._call(play, is_news=self._show(play))

    def _has_turned(self, play: Play) -> bool:
        """Whether the windows of a new turn come next: those are a run of their own."""
        return play.window is not None and play.turned is not None

    def _turns_shown(self, seat: Seat) -> int:
        """How many turns of `seat` have begun that everybody has seen begin."""
        play = self._play
        if play is None:
            return 0
        behind = self._even.run is not None and play.turned == seat
        return play.turns[seat] - behind

    async def _due(self, awaited: Awaited) -> None:
        """Show the prompt of a window that was held back."""
        async with self.lock:
            seat, run = awaited.decision.seat, self._even.run
            if self._watch.awaited.get(seat) is awaited and run is not None:
                awaited.shown = self._clock.now() < run.end
                self._changed([seat] if awaited.shown else [])

    async def _warn(self, awaited: Awaited) -> None:
        async with self.lock:
            seat = awaited.decision.seat
            if self._watch.awaited.get(seat) is awaited:
                self._watch.note_warning(awaited)
                await self._keeper.flush()
                self._curtain.mark([seat])
                self._stage.warned(self, seat)

    async def _expired(self, awaited: Awaited) -> None:
        """Answer for a seat whose time is up, and tell what was answered.

        Whose bank is empty loses; before anybody has answered the duel is called off.
        """
        async with self.lock:
            seat, play = awaited.decision.seat, self._play
            if play is None or self._watch.awaited.get(seat) is not awaited:
                return
            is_bank = bool(play.banks) and not isinstance(awaited.decision, Exchange)
            if is_bank and play.is_unanswered:
                await self._by_itself(self._end(Status.STOPPED, Ending(EndKind.UNANSWERED)))
            elif is_bank:
                await self._by_itself(self._end(Status.OVER, Ending(EndKind.BANK, seat)))
            else:
                answer = answer_of(play.match, awaited, self._drafts.get(seat))
                notice = play.on_time_out(seat, answer)
                await self._by_itself(self._time_out(play, seat, answer, notice))

    async def _time_out(self, play: Play, seat: Seat, answer: Answer, notice: Notice) -> None:
        play.note(notice)
        await self._say(play, seat, ((answer, GivenBy.CLOCK),))

    async def _by_itself(self, work: Awaitable[None]) -> None:
        """Do what nobody pressed for; after a failure the match is rebuilt, or stopped."""
        try:
            await work
        except sqlite3.Error:
            self._retry(_RETRY_SECONDS)
            _log.exception("An answer in duel %s could not be kept", self.record.id)
        except Exception as problem:
            await self._stop(problem)
