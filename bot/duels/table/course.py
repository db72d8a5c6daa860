"""How a duel goes on by itself, and what is shown of it when.

Belongs here: the order tried, kept, shown; what is due by clock and pace, under the lock.
Does not belong here: what players want beside an answer (`session`, `settling`), how it looks
(`panel`), when an even run goes on (`pace`), and messages, which the stage writes.
"""

from collections.abc import Iterable, Sequence
from functools import partial

from bot.duels.clock import Clock
from bot.duels.clocks.keeper import Keeper
from bot.duels.clocks.rules import rules_of
from bot.duels.clocks.watch import Awaited, Notices, Watch
from bot.duels.match.play import Play
from bot.duels.match.rebuild import rebuild
from bot.duels.match.second_thoughts import Due
from bot.duels.match.silence import answer_of
from bot.duels.match.updating import ending_by
from bot.duels.outcome.results import scored
from bot.duels.pace.evenness import Evenness
from bot.duels.seen.sight import Eyes, Sight, see
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.needs import DuelStore
from bot.duels.store.records import GivenBy, Status
from bot.duels.table.parts.begun import Begun
from bot.duels.table.parts.display import Display
from bot.duels.table.parts.halting import Halting
from bot.duels.table.parts.handing import SeatHanding
from bot.duels.table.parts.ledger import Ledger
from bot.duels.table.parts.memory import Memory
from bot.duels.table.parts.proposals import Proposals
from bot.duels.table.parts.record import KeptRecord
from bot.duels.table.parts.wants import Wants
from bot.duels.table.past import recall
from bot.duels.table.verdict import Verdict
from bot.shared.worker_threads import Beside
from engine.core.game import Game
from engine.core.match import Act, NotAwaitedError
from engine.core.protocol import Answer, Audience, Exchange, Seat


class Course:
    """Owns the pace and the time of a duel, and has its other parts do what is due.

    What is answered is first tried, then kept on disk, then shown: an answer that the rules
    choke on is never kept, and if the disk fails the match is dropped from memory and
    rebuilt from what is on disk.
    """

    def __init__(
        self,
        game: Game,
        kept: KeptRecord,
        display: Display,
        store: DuelStore,
        clock: Clock,
        keeper: Keeper,
        rebuilding: Beside,
    ) -> None:
        """The duel does not go on before it is woken, and is played again by `rebuilding`."""
        record = kept.record
        self.game = game
        self._kept = kept
        self._display = display
        self._store = store
        self._clock = clock
        self._keeper = keeper
        self._rebuilding = rebuilding
        pace = record.terms.pace if record.has_runs else 0.0
        self._even = Evenness(clock, pace, self._gone_on, self._released)
        rules = None if record.practice else rules_of(record.terms, many=record.is_for_many)
        notices = Notices(self._due, self._warn, self._expired)
        self._watch = Watch(keeper.time, rules, notices, partial(keeper.keep, record.id))
        self.memory = Memory(kept, clock, self._rebuild, self._let_go, self._stop)
        self.ledger = Ledger(kept, self.memory, store, clock)
        self.wants = Wants(kept, store, self._turns_shown)
        self.begun = Begun(clock, self.memory, display.changed)
        self.proposals = Proposals(kept, self.begun, display)
        parts = kept, self.memory, self.ledger, self.begun, display
        self.halting = Halting(*parts, self._watch, keeper, clock)
        self.handing = SeatHanding(*parts, self.wants, self.lapse)

    @property
    def is_still(self) -> bool:
        """Whether it is paused, and everybody sees it as it is."""
        return self._kept.record.is_halted and self._even.run is None

    def is_asked(self, seat: Seat) -> bool:
        """Whether a question for `seat` is shown to it now."""
        awaited = self._watch.awaited.get(seat)
        return awaited is not None and awaited.shown

    def see(self, audience: Audience, language: str = "", *, beside: bool = False) -> Sight:
        """The duel as it is now, as `audience` may see it, or who looks from `beside` them."""
        version = self._display.curtain.version(audience)
        eyes = Eyes(audience, version, self.begun.drafted(audience), language, beside)
        return see(self._kept.record, self.game, self.memory.play, self._watch, eyes)

    # Below, the lock is held

    async def answer(self, play: Play, seat: Seat, answer: Answer) -> Verdict:
        """Try the answer of a player, or give it to the match with those tried before."""
        asked = play.thoughts.asked(seat)
        if asked is None or not asked.accepts(answer):
            return Verdict.ILLEGAL
        wishes = await self.wants.wishes()
        with self.memory.rebuilt_on_failure():
            due = play.thoughts.answer(seat, answer, wishes.choosers)
            if due:
                await self.say(play, seat, due)
            else:
                self._display.changed([seat])
        self.begun.keep_up()
        return Verdict.TAKEN

    async def act(self, play: Play, seat: Seat, act: Act) -> None:
        """Let `seat` take an answer back, or settle the duel under way."""
        with self.memory.rebuilt_on_failure():
            self.begun.withdraw()
            play.turned = None
            play.act(seat, act)
            self._even.end()
            await self._settle(play, seat, [seat])

    async def leave(self, play: Play, seat: Seat, given_by: GivenBy) -> None:
        """Have `seat` go out, and the others play on; what was proposed is void.

        During a run it waits for the end: else the order of what is told would show how far
        the rules had come behind the curtain.
        """
        with self.memory.rebuilt_on_failure():
            self.begun.withdraw()
            await self.lapse()
            if self._even.run is not None:
                await self._kept.leaving_is((*self._kept.record.leaving, seat))
                return
            play.turned = None
            await self._leave(play, [seat], given_by)

    async def call_time(self, play: Play, extra_turns: int) -> Verdict:
        """Let so many more turns be played, and show that once a run under way is over."""
        self.begun.withdraw()
        with self.memory.rebuilt_on_failure():
            try:
                play.call_time(extra_turns)
            except NotAwaitedError:
                return Verdict.NOT_NOW
            if not await self._keep(play) and self._even.run is None:
                self._show(play)
        return Verdict.TAKEN

    async def end(self, status: Status, ending: Ending) -> None:
        """Have the duel over, as it stands."""
        if self.memory.play is not None:
            self.memory.play.thoughts.take_back()
        before = self._kept.record
        await self._kept.end(status, scored(ending, before, self.game, self.memory.play))
        self._let_go()
        self._keeper.forget(before.id)
        self._display.close()
        if before.halt is not None:
            await self._kept.halt_is(None)

    async def _rebuild(self) -> None:
        """Have the match in memory as it is on disk, and let it go on.

        After an update it is noted that it goes on by the rules and cards of now. Where that
        is not kept any more it is only proven once more.
        """
        record = self._kept.record
        await self._keeper.recall(record.id, record.users, self._watch, record.halt)
        written = await self.ledger.read()
        rebuilt = await self._rebuilding.do(rebuild, self.game, record, written)
        await self._kept.renewed_by(rebuilt.setup)
        if not record.begun and not written.answers:
            await self._kept.begun_with(rebuilt.match.reached)
        await recall(self._display.delay, self.game, record, written, self._rebuilding)
        play = Play(self._kept.record, self.game, rebuilt, written.answers)
        await self._settle(play)
        if self._kept.record.leaving and self._kept.is_open:
            await self._leave(play, self._kept.record.leaving, GivenBy.PLAYER)
        self.halting.await_end()

    async def say(self, play: Play, seat: Seat, due: Due) -> None:
        """Give the answers that are due, and let the match go on from them.

        What was only tried until then is taken back. Whatever is not a pass in time begins a
        run. After a pass in time nobody sees more than before, not even who gave it.
        """
        play.thoughts.take_back()
        running, (answer, given_by) = self._even.run is not None, due[0]
        in_time = running and play.window is not None and not answer
        kept = self.see(seat) if in_time else None
        if kept is None:
            play.turned = None
            self.proposals.acts(seat, play)
        charged = given_by is GivenBy.PLAYER and not running and seat in play.banks
        spent = self._watch.spent(seat, play.banks[seat]) if charged else None
        play.say(seat, answer, given_by, spent)
        for answer, given_by in due[1:]:
            play.say(seat, answer, given_by)
        if kept is not None:
            self._display.hold(kept)
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
        await self._keeper.hear(self._kept.record.users, self._watch)
        await play.answer_itself(await self.wants.wishes(), even=even)
        if await self._keep(play):
            return
        if not running:
            await self.proposals.lapse(play)
        if not even or (play.window is None and not running):
            await self._show_to_all(play, answered)
            return
        self._watch.let_go()
        self.begun.forget_drafts()
        if running:
            self._display.changed(answered)
            self._even.came_to_window()
        elif actor is not None:
            self._run(play, actor)

    async def _leave(self, play: Play, seats: Sequence[Seat], given_by: GivenBy) -> None:
        """Have these go out, as far as they are in; no run is under way."""
        self._even.end()
        for seat in seats:
            if seat in play.people and play.match.outcome is None:
                play.leave(seat, given_by)
        await self._settle(play, seats[-1], seats)
        if self._kept.record.leaving:
            await self._kept.leaving_is(())

    def _run(self, play: Play, actor: Seat) -> None:
        """Begin a run with what `actor` did, or with the turn that began by that."""
        self._display.hide(self.see)
        actor = actor if play.turned is None else play.turned
        between = play.turned is not None or play.ends_turn
        others = sum(seat != actor for seat in play.missed)
        self._even.begin(actor, others, between_turns=between)
        play.turned = None
        self._display.changed_for_all(at_once=False)
        self._even.came_to_window()

    async def _keep(self, play: Play) -> bool:
        """Have on disk what was answered; return whether the duel has ended by it."""
        await self.ledger.keep(play)
        self.memory.hold(play)
        if not play.match.is_contested:
            await self.proposals.between_duels()
        if play.match.outcome is not None:
            await self.end(Status.OVER, Ending(EndKind.PLAYED))
        elif play.is_deserted:
            await self.end(Status.STOPPED, Ending(EndKind.UNANSWERED))
        elif (seat := play.loser_by_clock) is not None:
            await self.end(Status.OVER, Ending(EndKind.CLOCK, seat))
        return not self._kept.is_open

    def _show(self, play: Play, answered: Iterable[Seat] = ()) -> bool:
        """Show everybody the duel as it is, and ask what is asked.

        Return whether that is anything new to all.
        """
        now, before = self._clock.now(), dict(self._watch.awaited)
        self._even.end()
        self._watch.follow(play.match, play.banks, now, now)
        self._watch.show()
        after = self._watch.awaited
        self.begun.forget_drafts(but=after)
        still = {seat for seat in play.concealed if before.get(seat) is after.get(seat)}
        asked = {*({*before, *after} - still), *answered}
        return self._display.show(play, self._watch, asked)

    async def _show_to_all(self, play: Play, answered: Iterable[Seat] = ()) -> None:
        """Show the duel as it is, do what was agreed meanwhile, and call who has been away."""
        news = self._show(play, answered)
        await self.handing.settle(play)
        ways = {} if self._kept.record.practice else await self.wants.ways()
        self._display.call(play, self._watch, ways, news=news)

    async def lapse(self) -> None:
        """Have lapse what was proposed to all: a draw, a pause."""
        await self.proposals.draw(None)
        await self.halting.ask_no_more()

    async def _go_on(self, play: Play) -> None:
        """Pass the windows of a run that nobody is asked about, and ask the next question."""
        run = self._even.run
        if run is None or self._watch.awaited:
            return
        when = await self._even.pass_unasked(play, await self.wants.wishes())
        if not await self._keep(play) and not self._has_turned(play):
            self._watch.follow(play.match, play.banks, when, max(run.end, when))
            self._display.changed(seat for seat in self._watch.awaited if self.is_asked(seat))

    async def _stop(self, problem: Exception) -> None:
        """End the duel as no contest, which the `problem` keeps from going on."""
        record = self._kept.record
        ending = await ending_by(problem, self.game, record, self._store)
        await self.end(Status.STOPPED, ending)

    def _let_go(self) -> None:
        """Wait for nothing any more, and hide nothing."""
        self._display.let_go()
        self._even.end()
        self._watch.let_go()
        self.begun.let_go()
        self.halting.let_go()

    # What alarms do

    async def _gone_on(self) -> None:
        """Let the rules go on behind what is shown."""
        async with self.memory.lock:
            if self.memory.play is not None:
                await self.memory.by_itself(self._go_on(self.memory.play))

    async def _released(self) -> None:
        """Show what happened since a run began, once its time is up."""
        async with self.memory.lock:
            if self.memory.play is not None and self._even.run is not None:
                await self.memory.by_itself(self._release(self.memory.play))

    async def _release(self, play: Play) -> None:
        if self._even.is_over():
            await self._go_on(play)
            run = self._even.run
            if run is not None and self._even.is_over():
                await self.proposals.lapse(play)
                if self._kept.record.leaving:
                    await self._leave(play, self._kept.record.leaving, GivenBy.PLAYER)
                elif self._has_turned(play):
                    self._run(play, run.actor)
                else:
                    await self._show_to_all(play)

    def _has_turned(self, play: Play) -> bool:
        """Whether the windows of a new turn come next: those are a run of their own."""
        return play.window is not None and play.turned is not None

    def _turns_shown(self, seat: Seat) -> int:
        """How many turns of `seat` have begun that everybody has seen begin."""
        play = self.memory.play
        if play is None:
            return 0
        behind = self._even.run is not None and play.turned == seat
        return play.turns[seat] - behind

    async def _due(self, awaited: Awaited) -> None:
        """Show the prompt of a window that was held back."""
        async with self.memory.lock:
            seat, run = awaited.decision.seat, self._even.run
            if self._watch.awaited.get(seat) is awaited and run is not None:
                awaited.shown = self._clock.now() < run.end
                self._display.changed([seat] if awaited.shown else [])

    async def _warn(self, awaited: Awaited) -> None:
        async with self.memory.lock:
            seat = awaited.decision.seat
            if self._watch.awaited.get(seat) is awaited:
                self._watch.note_warning(awaited)
                await self._keeper.flush()
                self._display.warn(seat)

    async def _expired(self, awaited: Awaited) -> None:
        """Answer for a seat whose time is up, and tell what was answered.

        Whose bank is empty loses, or is out where the others play on; before anybody has
        answered the duel is called off.
        """
        async with self.memory.lock:
            seat, play = awaited.decision.seat, self.memory.play
            if play is None or self._watch.awaited.get(seat) is not awaited:
                return
            is_bank = bool(play.banks) and not isinstance(awaited.decision, Exchange)
            is_last = is_bank or play.loses_by_missing(seat)
            if is_last and play.goes_on_without(seat):
                await self.memory.by_itself(self.leave(play, seat, GivenBy.CLOCK))
            elif is_bank:
                off = Status.STOPPED, Ending(EndKind.UNANSWERED)
                lost = Status.OVER, Ending(EndKind.BANK, seat)
                await self.memory.by_itself(self.end(*(off if play.is_unanswered else lost)))
            else:
                answer = answer_of(play.match, awaited, self.begun.drafted(seat))
                await self.memory.by_itself(self._time_out(play, seat, answer))

    async def _time_out(self, play: Play, seat: Seat, answer: Answer) -> None:
        play.note(play.on_time_out(seat, answer))
        await self.say(play, seat, ((answer, GivenBy.CLOCK),))
