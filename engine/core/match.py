"""A match in progress, and the journal that can rebuild it.

Belongs here: driving one awaited process by answers, the journal, and playing it again.
Does not belong here: rules of any game, time, people, and what is kept on disk, which is the
host's.
"""

from collections.abc import Callable, Mapping

from engine.core.digest import Digest, chosen
from engine.core.entries import Act as Act
from engine.core.entries import Entry as Entry
from engine.core.entries import Trail
from engine.core.ledger import Ledger as Ledger
from engine.core.ledger import Seen as Seen
from engine.core.ledger import Told as Told
from engine.core.ledger import seen_by as seen_by
from engine.core.outcome import Outcome
from engine.core.protocol import (
    Answer,
    Back,
    Decision,
    Exchange,
    Left,
    Process,
    Question,
    Seat,
    Settled,
    Together,
)
from engine.core.refusals import IllegalAnswerError as IllegalAnswerError
from engine.core.refusals import NotAwaitedError as NotAwaitedError
from engine.core.refusals import StrayedError as StrayedError
from engine.core.trying import Trying as Trying

OnTime = Callable[[int], bool]
"""Has a match decided within so many turns more; returns whether it is decided already."""
OnLeave = Callable[[Seat], bool]
"""Takes a seat out of a match, by events; returns whether the others have to be asked anew."""


class Match:
    """Drives one process from question to question.

    The whole of a match is its setup and its journal: open the same setup, give the same
    answers, and the same events happen. `table` is the game's own state, for its views,
    `trying` what it says of answers that can be taken back, None where none can, `on_time` what
    it does when time is called, and `on_leave` when a seat goes out while the others play on,
    each None where it has no such rule. `standing` are the entries of the journal that led to
    where it stands, `rewound` the numbers of those that lead nowhere since a REWIND.
    `is_timed` tells whether time has been called, and `out` who is out by now, in that order,
    by the rules or by leaving. `beside` is for whoever shows the match: what is kept there goes
    with it, each thing under a key of its own.
    """

    __slots__ = (
        "_answers",
        "_chosen",
        "_digest",
        "_ledger",
        "_on_leave",
        "_on_time",
        "_path",
        "_process",
        "beside",
        "is_timed",
        "journal",
        "number",
        "out",
        "outcome",
        "question",
        "rewound",
        "standing",
        "table",
        "trying",
    )

    def __init__(
        self,
        process: Process[Outcome],
        ledger: Ledger,
        table: object,
        trying: Trying | None = None,
        on_time: OnTime | None = None,
        on_leave: OnLeave | None = None,
    ) -> None:
        """Be ready to start; nothing has happened yet."""
        self.table = table
        self.is_timed = False
        self.beside: dict[object, object] = {}
        self.trying = trying
        self.journal: list[Entry] = []
        self.standing = Trail(self.journal)
        self.rewound: set[int] = set()
        self.question: Question | None = None
        self.number = -1
        self.outcome: Outcome | None = None
        self.out: tuple[Seat, ...] = ()
        self._on_time = on_time
        self._on_leave = on_leave
        self._path: list[Entry] = []
        self._process = process
        self._ledger = ledger
        self._digest = Digest()
        self._chosen = 0
        self._answers: dict[Seat, Answer] = {}

    @property
    def digest(self) -> str:
        """The fingerprint of everything that has happened so far."""
        return self._digest.shown

    @property
    def reached(self) -> str:
        """The fingerprint of all that has happened and of all that was chosen until now.

        A choice of which nobody was told anything yet is in it too: the same answer to other
        options is another choice.
        """
        return f"{self._digest.shown}{self._chosen:08x}"

    def start(self) -> Told:
        """Run to the first question; return what happened on the way."""
        if self.question is not None:
            self.number += 1
            return self._ledger.collect()
        return self._send(None)

    def begin_here(self, trying: Trying | None, mark: str) -> None:
        """Be a match that is ready to start, and whose first question is the one asked now.

        What has led here is no part of it: `trying` opens it anew as it is now, and `mark`
        tells it from others in its fingerprint.
        """
        self.journal, self._path = [], []
        self.standing = Trail(self.journal)
        self.rewound, self.trying = set(), trying
        self.number, self._chosen = -1, 0
        self._digest = Digest()
        self._digest.mark(mark)
        self._ledger.collect()
        self._ledger.answers, self._ledger.begins = 0, False
        self.beside.clear()

    def awaited(self) -> tuple[Decision, ...]:
        """The decisions still open, at most one for each seat; empty when the match is over."""
        if self.question is None:
            return ()
        if isinstance(self.question, Decision):
            return (self.question,)
        return tuple(d for d in self.question.decisions if d.seat not in self._answers)

    def asked(self, seat: Seat) -> Decision | None:
        """The decision that `seat` has to make now, if any."""
        question = self.question
        if isinstance(question, Decision):
            return question if question.seat == seat else None
        return next((decision for decision in self.awaited() if decision.seat == seat), None)

    def answer(self, seat: Seat, answer: Answer) -> Told:
        """Answer for `seat`; return everything that then happened.

        Raises NotAwaitedError when `seat` is not asked, IllegalAnswerError when the answer
        does not fit; in both cases nothing has changed.
        """
        decision = self.asked(seat)
        if decision is None:
            raise NotAwaitedError(f"seat {seat} is not asked anything now")
        if not decision.accepts(answer):
            raise IllegalAnswerError(f"{answer} does not answer {type(decision).__name__}")
        self._note(Entry(seat, answer, self._digest.shown), decision)
        if answer:
            self._chosen = chosen(decision, answer, self._chosen)
        if decision is self.question:
            return self._send(answer)
        self._answers[seat] = answer
        return self._ledger.collect() if self.awaited() else self._send_all()

    def answered(self, seat: Seat) -> Answer | None:
        """What `seat` has answered to the open question, which others are still asked."""
        return self._answers.get(seat)

    @property
    def is_contested(self) -> bool:
        """Whether a contest is under way: not over, and not between two of them."""
        question = self.question
        decisions = question.decisions if isinstance(question, Together) else ()
        return question is not None and not any(isinstance(d, Exchange) for d in decisions)

    def retract(self, seat: Seat) -> Told:
        """Have `seat` asked again what others are still asked too.

        Raises NotAwaitedError, and nothing has changed, where it has answered nothing.
        """
        if seat not in self._answers:
            raise NotAwaitedError(f"seat {seat} has answered nothing that it could take back")
        self._note(Entry(seat, (), self.digest, Act.RETRACT))
        del self._answers[seat]
        return self._ledger.collect()

    def settle(self, seat: Seat, act: Act) -> Told:
        """End the contest under way as `seat` gives it up, or agrees to a draw.

        Raises NotAwaitedError, and nothing has changed, where none is under way.
        """
        if not self.is_contested:
            raise NotAwaitedError("there is no contest under way")
        self._note(Entry(seat, (), self.digest, act))
        self._answers.clear()
        return self._throw(Settled(seat if act is Act.SURRENDER else None))

    @property
    def can_be_left(self) -> bool:
        """Whether a seat can go out of it while the others play on."""
        return self._on_leave is not None

    def leave(self, seat: Seat) -> Told:
        """Let `seat` go out of the match, and the others play on.

        What those are asked stays asked, unless the game has it asked anew. Raises
        NotAwaitedError, and nothing has changed, where the match is over, the seat is out
        already, or the game has no such rule.
        """
        if self.question is None or self._on_leave is None or seat in self.out:
            raise NotAwaitedError(f"seat {seat} cannot leave the match")
        self._note(Entry(seat, (), self.digest, Act.LEAVE))
        is_stirred = self._on_leave(seat)
        question = self.question
        decisions = (question,) if isinstance(question, Decision) else question.decisions
        others = tuple(each for each in decisions if each.seat != seat)
        if is_stirred or not others:
            self._answers.clear()
            return self._throw(Left(seat))
        if len(others) == len(decisions):
            return self._tell()
        self.question = Together(others)
        self._answers.pop(seat, None)
        return self._tell() if self.awaited() else self._send_all()

    def call_time(self, extra_turns: int) -> Told:
        """Let the match be decided when the turn under way and so many more are over.

        What is asked stays asked. Raises NotAwaitedError, and nothing has changed, where the
        match is over, time was called before, or the game has no such rule.
        """
        if self.question is None or self.is_timed or self._on_time is None:
            raise NotAwaitedError("time cannot be called")
        self._note(Entry(Seat(0), (extra_turns,), self.digest, Act.TIME))
        self.is_timed = True
        if not self._on_time(extra_turns):
            return self._tell()
        self._answers.clear()
        return self._throw(Settled(None))

    @property
    def learned(self) -> tuple[int, ...] | None:
        """How often each seat has learned what it could not know; None where nobody counts."""
        return self._ledger.reckoned()

    def shows_hidden(self, decision: Decision) -> bool:
        """Whether the question itself shows its seat what it could not know."""
        return self.trying is not None and not self.trying.may_ask(self, decision)

    def pass_over(self, entry: Entry) -> None:
        """Write down an entry that leads nowhere: a later one goes back beyond it."""
        self.rewound.add(len(self.journal))
        self.journal.append(entry)
        self._ledger.learn(entry.learned)

    def rewind(self, entry: Entry) -> Told:
        """Note that what was passed over before leads nowhere: its seat decides anew.

        Raises NotAwaitedError, and nothing has changed, where the match does not stand there.
        """
        if entry.answer[0] != len(self.standing) or self.asked(entry.seat) is None:
            raise NotAwaitedError(f"seat {entry.seat} is not asked anew here")
        self.journal.append(entry)
        self.number = entry.answer[1]
        self._ledger.learn(entry.learned)
        self._digest.mark(f"{entry.act} {entry.seat} {entry.answer}")
        return self._ledger.collect()

    def enter(self, entry: Entry) -> Told:
        """Do what `entry` says was done; raises what doing it raises."""
        if entry.act is Act.REWIND:
            return self.rewind(entry)
        if entry.act is Act.ANSWER:
            return self.answer(entry.seat, entry.answer)
        if entry.act is Act.RETRACT:
            return self.retract(entry.seat)
        if entry.act is Act.TIME:
            return self.call_time(*entry.answer)
        if entry.act is Act.LEAVE:
            return self.leave(entry.seat)
        return self.settle(entry.seat, entry.act)

    def expect(self, number: int, entry: Entry) -> None:
        """Raise StrayedError where that entry of a journal was made of another match.

        What came before a REWIND is no longer here to be compared.
        """
        if entry.digest != self.digest and entry.act is not Act.REWIND:
            raise StrayedError(number, "what happened before it differs")

    def repeat(self, number: int, entry: Entry) -> Told:
        """Enter again what stands there in a journal.

        Raises StrayedError where it does not fit; the match then stands as before.
        """
        self.expect(number, entry)
        try:
            return self.enter(entry)
        except (IllegalAnswerError, NotAwaitedError) as problem:
            raise StrayedError(number, str(problem)) from problem

    def _note(self, entry: Entry, decision: Decision | None = None) -> None:
        """Write the entry down; with an answer, the decision that it is given to."""
        ledger, trying = self._ledger, self.trying
        alone = decision if decision is self.question else None
        acts, showed, begins = True, False, False
        if decision is not None and trying is not None:
            acts = trying.acts(decision)
            if not acts:
                showed = not trying.may_ask(self, decision)
            elif entry.answer:
                begins = trying.begins(decision, entry.answer)
        self.standing.add(alone, ledger.reckoned(), acts or alone is None, showed)
        self.journal.append(entry)
        self._path.append(entry)
        ledger.answers, ledger.begins = len(self._path), begins

    def _send(self, answer: Answer | Mapping[Seat, Answer] | None) -> Told:
        try:
            asked = self._process.send(answer)
        except StopIteration as end:
            return self._end(end.value)
        return self._ask(asked)

    def _ask(self, asked: Question | Back) -> Told:
        self.number += 1
        if isinstance(asked, Back):
            self._go_back(asked)
        else:
            self.question = asked
        return self._tell()

    def _go_back(self, back: Back) -> None:
        """Stand where the first answers had led, with time called where it was since."""
        assert self.trying is not None, "a match that cannot be opened anew goes back nowhere"
        left = self._ledger
        again = self.trying.open()
        again.start()
        since = self._path[back.to :]
        for entry in (*self._path[: back.to], *(e for e in since if e.act is Act.TIME)):
            again.enter(entry)
        self.table, self._process, self._ledger = again.table, again._process, again._ledger
        self._ledger.reckoned()
        self._ledger.learned = left.reckoned()
        self._on_time, self._on_leave = again._on_time, again._on_leave
        self.question, self._answers, self._path = (
            again.question,
            again._answers,
            again.journal[:],
        )
        self.beside.clear()
        for event, seen in zip(left.happened, left.seen, strict=True):
            Ledger.record(self._ledger, event, seen)  # told, but no more so on the table
        self._ledger.record(back.event, None)

    def _send_all(self) -> Told:
        """Hand over what several have answered who were asked together."""
        answers, self._answers = self._answers, {}
        return self._send(answers)

    def _throw(self, done: Settled | Left) -> Told:
        try:
            asked = self._process.throw(done)
        except StopIteration as end:
            return self._end(end.value)
        return self._ask(asked)

    def _end(self, outcome: Outcome) -> Told:
        self.question, self.outcome = None, outcome
        return self._tell()

    def _tell(self) -> Told:
        ledger = self._ledger
        if not ledger.happened:
            return ledger.nothing
        self._digest.fold(ledger.happened)
        for event in ledger.happened:
            if (seat := event.goes_out) is not None and seat not in self.out:
                self.out = (*self.out, seat)
        return ledger.collect()
