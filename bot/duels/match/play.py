"""A match in memory: what is said to it, what it answers itself, what is on disk of it.

Belongs here: the match with what is counted beside it, all of which answers alone bring about.
Does not belong here: whatever waits or shows (`table/course`), time (`clocks`), and how a match
is rebuilt (`rebuild`), tried (`second_thoughts`) or put into words (`log`, `seen/sight`).
"""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.duels.clocks.halt import Correction
from bot.duels.clocks.rules import rules_of
from bot.duels.clocks.watch import LEAST
from bot.duels.match.first_use import Telling
from bot.duels.match.log import Heard, Log, PublicLog
from bot.duels.match.rebuild import Rebuilt, names_of
from bot.duels.match.second_thoughts import SecondThoughts
from bot.duels.match.silence import MISSES_TO_LOSE, on_hand_over, on_leave, on_time_out
from bot.duels.store.journal import Journal
from bot.duels.store.records import GivenBy, HandOver, Kept, MatchRecord
from bot.duels.store.remarks import Remark
from bot.duels.windows.asking import Wishes
from bot.duels.windows.window import ends_turn, is_window, open_window, passes_at_once
from bot.shared.text import escaped
from engine.core.game import Game, Occasion, Reader
from engine.core.match import Act, Entry, Match
from engine.core.protocol import (
    Answer,
    Audience,
    Decision,
    Event,
    Exchange,
    Seat,
    Together,
)
from engine.core.rewinding import last_decision


class Play:
    """A match going on. After any error it is to be dropped and rebuilt from the journal."""

    ends_turn: bool = False
    """Whether the last answer that was no pass was to end the turn."""

    def __init__(
        self, record: MatchRecord, game: Game, rebuilt: Rebuilt, kept: Sequence[Kept]
    ) -> None:
        """Go on from `rebuilt`, to which the answers `kept` have led."""
        self.match: Match = rebuilt.match
        self.thoughts = SecondThoughts(game, self.match)
        """What is tried before the match hears of it."""
        self.missed = {seat.seat: 0 for seat in record.seats}
        self.heard = dict.fromkeys([None, *(seat.seat for seat in record.seats)], 0)
        """How often each audience has been told something."""
        self.turned: Seat | None = None
        """Whose turn has begun since this was last set to None."""
        self.turns: Counter[Seat] = Counter()
        """How many turns of each seat have begun."""
        self.offered: dict[Seat, int] = {}
        """How often the public had been shown something new when a seat last offered a draw."""
        self.own: dict[Seat, Remark] = {}
        """What each seat alone is to read until its player answers again."""
        self._id = record.id
        self._game, self._telling = game, Telling(game, record)
        self._built_in = {seat.seat for seat in record.seats if seat.user is None}
        self._handed = [*record.handed]
        self._level = record.agreement.level
        self._names = names_of(record, -1)
        self._given = [answer.given_by for answer in kept]
        self._spent = [answer.spent for answer in kept]
        self._reached = [answer.reached for answer in kept]
        self._rules = rules_of(record.terms, many=record.is_for_many)
        self.banks: dict[Seat, float] = {}
        """The seconds that each seat has, where they are a bank."""
        if self._rules.is_bank and not record.practice:
            self.banks = {seat.seat: self._rules.seconds for seat in record.seats}
        self._kept = len(kept)
        self._spoken, self._language = PublicLog(), record.language
        self._logs = {seat.seat: Log() for seat in record.seats}
        self._languages = {seat.seat: seat.language for seat in record.seats}
        self._public: list[Event] | None = [] if record.is_match else None
        """What everybody was told of the contest, where cards may be exchanged after it."""
        self._go_through(record, rebuilt, kept)

    @property
    def awaited(self) -> dict[Seat, Decision]:
        """The decisions still open, by seat."""
        return {decision.seat: decision for decision in self.match.awaited()}

    @property
    def window(self) -> Decision | None:
        """The window that the rules stand at, whether or not its seat can respond."""
        return open_window(self.match.question)

    @property
    def concealed(self) -> frozenset[Seat]:
        """Whose answers nobody may notice before all are given, those of signs for example.

        An exchange is none of these: everybody may know who is done.
        """
        question = self.match.question
        if not isinstance(question, Together) or not self.match.is_contested:
            return frozenset()
        return frozenset(d.seat for d in question.decisions) - self._built_in

    def say(
        self, seat: Seat, answer: Answer, given_by: GivenBy, spent: int | None = None
    ) -> None:
        """Give an answer to the match; IllegalAnswerError and no change if it does not fit.

        It took `spent` milliseconds of the bank of `seat`, if it took any.
        """
        is_between = not self.match.is_contested
        if is_between:
            self._write_down()
        ends, in_window = ends_turn(self.match.asked(seat), answer), self.window is not None
        told = self.match.answer(seat, answer)
        if is_between and self.match.is_contested and self._public:
            self._public.clear()
        self.ends_turn = ends if answer else self.ends_turn
        self._note_given(given_by, spent)
        self._count(seat, given_by, spent, in_window=in_window)
        self._hear(Heard(told, seat if given_by is GivenBy.PLAYER else None))

    def occasion(self, window: Decision) -> Occasion:
        """What `window`, at which the rules stand, follows."""
        return self._game.occasion(self.match, window)

    def act(self, seat: Seat, act: Act) -> None:
        """Have `seat` do what is no answer; NotAwaitedError where it cannot."""
        told = self.match.enter(Entry(seat, (), self.match.digest, act))
        self._note_given(GivenBy.PLAYER, None)
        self._count(seat, GivenBy.PLAYER, None, in_window=False)
        self._hear(Heard(told, seat))

    def hand_over(self, over: HandOver) -> None:
        """Have somebody else at that seat: what was told to who left it is not theirs to read.

        Decisions that were left to the clock before are none of theirs either.
        """
        self._write_down()
        self._names = tuple(
            escaped(over.name) if seat == over.seat else name
            for seat, name in enumerate(self._names)
        )
        self._handed.append(over)
        self._logs[over.seat] = Log()
        self._languages[over.seat] = over.language
        self.own.pop(over.seat, None)
        self.offered.pop(over.seat, None)
        if over.seat in self.missed:
            self.missed[over.seat] = 0
        self.note(on_hand_over(over))

    def leave(self, seat: Seat, given_by: GivenBy) -> None:
        """Have `seat` go out, by its player or since its time is up, and the others play on.

        NotAwaitedError where it cannot.
        """
        told = self.match.leave(seat)
        self._note_given(given_by, None)
        notice = on_leave(self._names[seat], given_by)
        self._hear(Heard(told, seat if given_by is GivenBy.PLAYER else None, notice))

    def call_time(self, extra_turns: int) -> None:
        """Have the match decided within so many turns more; NotAwaitedError where it cannot."""
        told = self.match.call_time(extra_turns)
        self._note_given(GivenBy.EVENT, None)
        self._hear(Heard(told))

    def last_decision(self, seat: Seat) -> int | None:
        """How many answers led to the last decision of the player of `seat`, if any.

        Nobody decides anew what came before a seat was handed over.
        """
        first = max((over.answers for over in self._handed), default=0)

        def is_own(number: int) -> bool:
            return number >= first and self._given[number] is GivenBy.PLAYER

        return last_decision(self.match, seat, is_own)

    async def answer_itself(self, wishes: Wishes, *, even: bool) -> None:
        """Give every answer that needs nobody and no time, until people are awaited.

        People are asked as they wish. Where the pace is kept `even` it stops at each window, in
        which somebody is asked or not.
        """
        while said := self._next_by_itself(wishes, even):
            self.say(*said)
            if said[2] is GivenBy.PRACTICE:
                await asyncio.sleep(0)  # a long turn of the built-in opponent holds up nobody

    async def keep(self, journal: Journal, at: float) -> None:
        """Have every answer given so far on disk, as accepted then, in seconds since 1970."""
        first = self._kept
        columns = self.match.journal, self._given, self._spent, self._reached
        said = zip(*(column[first:] for column in columns), strict=True)
        answers = [replace(Kept(*each), at=at) for each in said]
        await journal.append(self._id, first, answers)
        self._kept += len(answers)

    @property
    def loser_by_clock(self) -> Seat | None:
        """The first seat that left too many decisions in a row to the clock, or None."""
        lost = (seat for seat, missed in self.missed.items() if missed >= MISSES_TO_LOSE)
        return next(lost, None)

    def loses_by_missing(self, seat: Seat) -> bool:
        """Whether what `seat` is asked now is the last one that it may leave to the clock."""
        is_miss = self._is_miss(in_window=self.window is not None)
        return self.missed.get(seat, 0) + is_miss >= MISSES_TO_LOSE

    @property
    def is_deserted(self) -> bool:
        """Whether all people let time run out, one of them twice, and nobody ever answered."""
        missed = [self.missed[seat] for seat in self.people]
        return self.is_unanswered and min(missed, default=0) > 0 and max(missed) > 1

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people who are not out."""
        return tuple(seat for seat in self.missed if seat not in self._built_in)

    def goes_on_without(self, seat: Seat) -> bool:
        """Whether the others play on where `seat` goes out since its time is up.

        As long as nobody has answered anything there have to be several of them.
        """
        others = [other for other in self.people if other != seat]
        return self.match.can_be_left and (len(others) > 1 or not self.is_unanswered)

    @property
    def is_unanswered(self) -> bool:
        """Whether nobody has answered anything yet."""
        return GivenBy.PLAYER not in self._given

    def shown(self) -> Mapping[Seat, Sequence[int]]:
        """The cards of each seat that everybody saw in the contest, by their codes."""
        return self._game.shown(self.match, self._public or ())

    def on_time_out(self, seat: Seat, answer: Answer) -> Remark:
        """What everybody reads when `answer` is given for `seat`, whose time is up."""
        return on_time_out(self._game, self.match, seat, answer, self._names)

    def note(self, notice: Remark, *seats: Seat) -> None:
        """Let `seats` read `notice` in the log, or everybody where none are named."""
        audiences: Sequence[Audience] = seats or tuple(self.heard)
        for audience in audiences:
            self._log_of(audience).hear(notice)
            self.heard[audience] += 1
        if notice.own is not None:
            self.own[notice.own[0]] = notice.own[1]

    def name(self, seat: Seat) -> str:
        """The name of `seat`, safe to print."""
        return self._names[seat]

    def reader(self, audience: Audience, language: str) -> Reader:
        """Whom the game is to speak to."""
        return Reader(audience, language, self._names)

    def lines(self, reader: Reader) -> tuple[str, ...]:
        """What happened lately, as `reader` may know it."""
        if reader.seat is not None:
            self._languages[reader.seat] = reader.language
        return self._log_of(reader.seat).lines(
            reader.language, lambda events: self._telling.tell(self.match, events, reader)
        )

    def fresh(self, audience: Audience) -> int:
        """How many of the `lines` that `audience` has are new since their own last answer."""
        return self._log_of(audience).fresh

    def _log_of(self, audience: Audience) -> Log | PublicLog:
        return self._spoken if audience is None else self._logs[audience]

    def _write_down(self) -> None:
        """Put what was heard into words while the table still stands as it was then."""
        for audience, language in list(self._languages.items()):
            self.lines(self.reader(audience, language))
        for language in dict.fromkeys((self._language, *self._spoken.languages)):
            self.lines(self.reader(None, language))
        self._spoken.turn_over()
        for log in self._logs.values():
            log.turn_over()

    def _next_by_itself(
        self, wishes: Wishes, even: bool
    ) -> tuple[Seat, Answer, GivenBy] | None:
        for seat, decision in self.awaited.items():
            if self._is_idle:
                return seat, (), GivenBy.ROUTINE
            if seat in self._built_in:
                answer = self._game.practise(self.match, seat, self._level)
                return seat, answer, GivenBy.PRACTICE
            is_skipped = not even and is_window(decision)
            is_skipped = is_skipped and not wishes.wants(decision, self.occasion)
            if passes_at_once(decision) or is_skipped:
                return seat, (), GivenBy.PACE
            if seat not in wishes.choosers and self._is_routine(decision):
                return seat, decision.default(), GivenBy.ROUTINE
        return None

    @property
    def _is_idle(self) -> bool:
        """Whether there is nothing to exchange for anybody.

        Where one player has something, all are asked: else they would learn who has nothing.
        """
        question = self.match.question
        return isinstance(question, Together) and all(
            isinstance(each, Exchange) and not each.options for each in question.decisions
        )

    def _is_routine(self, decision: Decision) -> bool:
        return not is_window(decision) and self._game.is_routine(decision)

    def _hear(self, heard: Heard) -> None:
        if heard.notice is not None:
            self.note(heard.notice, *heard.to)
        if heard.by is not None:
            self._logs[heard.by].answer()
            self.own.pop(heard.by, None)
        told = heard.told
        for audience, events in told.items():
            self._log_of(audience).hear(events)
            self.heard[audience] += bool(events)
        if self._public is not None:
            self._public.extend(told.get(None, ()))
        for event in told.get(None, ()):
            if event.turn_of is not None:
                self.turned = event.turn_of
                self.turns[event.turn_of] += 1
            if event.goes_out is not None:
                self.missed.pop(event.goes_out, None)
                self.banks.pop(event.goes_out, None)
        for over in heard.handed:
            self.hand_over(over)

    def _go_through(self, record: MatchRecord, rebuilt: Rebuilt, kept: Sequence[Kept]) -> None:
        """Hear and count anew what led here."""
        for heard in rebuilt.heard:
            self._hear(heard)
        for n, each in enumerate(kept):
            self._correct(record, n)
            if n in rebuilt.match.rewound:
                continue
            is_own = n >= record.since(each.entry.seat)
            in_window = n in rebuilt.windows
            given = each.entry.seat, each.given_by, each.spent
            self._count(*given, in_window=in_window, is_own=is_own)
        self._correct(record, len(kept))
        self._names = names_of(record)

    def correct(self, correction: Correction) -> None:
        """Let a bank have so much more, or less, as a judge wants; something is left of it."""
        if correction.seat in self.banks:
            more = self.banks[correction.seat] + correction.seconds
            self.banks[correction.seat] = max(LEAST, more)

    def _correct(self, record: MatchRecord, answers: int) -> None:
        for each in record.corrections:
            if each.answers == answers:
                self.correct(each)

    def _note_given(self, given_by: GivenBy, spent: int | None) -> None:
        """Note who gave the answer that the match was just given, and where it led."""
        self._given.append(given_by)
        self._spent.append(spent)
        self._reached.append(self.match.reached)

    def _is_miss(self, *, in_window: bool) -> bool:
        """Whether it is a miss to leave that to the clock; no window with its own time is."""
        return not in_window or self._rules.window is None

    def _count(
        self,
        seat: Seat,
        given_by: GivenBy,
        spent: int | None,
        *,
        in_window: bool,
        is_own: bool = True,
    ) -> None:
        """Count what an answer took; it `is_own` where who sits there now has given it."""
        if spent is not None and seat in self.banks:
            self.banks[seat] = self._rules.bank_after(self.banks[seat], spent / 1000)
        if seat not in self.missed or not is_own:
            return
        if given_by is GivenBy.CLOCK:
            self.missed[seat] += self._is_miss(in_window=in_window)
        elif given_by is GivenBy.PLAYER:
            self.missed[seat] = 0
