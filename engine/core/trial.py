"""Answers that a player can still take back, since nobody else has noticed them."""

from zlib import crc32

from engine.core.match import IllegalAnswerError, Match, Told
from engine.core.protocol import Answer, Decision, Seat

STRIDE = 1_000_000
"""More questions than a match can have: what numbers them apart from those of trials."""
MARKS = 1_000_000
"""How many different marks such numbers bear."""


class Trial:
    """Lets one seat at a time answer on a twin of a match, and take its answers back.

    The match itself hears of nothing before the answers are due, so nobody can notice them,
    and what is kept of it needs no word for what was taken back. The twin is the same match
    played once more from its journal; it follows the match as far as it is asked to.
    """

    def __init__(self, match: Match) -> None:
        """Try nothing yet; a match without `trying` lets nothing be tried."""
        self._match = match
        self._twin: Match | None = None
        self._seat: Seat | None = None
        self._answers: list[Answer] = []
        self._since = -1

    @property
    def seat(self) -> Seat | None:
        """The seat whose answers can be taken back now, if there is one."""
        return self._seat if self._since == len(self._match.journal) else None

    def seen_by(self, seat: Seat | None) -> Match:
        """The match as that seat, or the public, is to see it and to be asked."""
        if self._twin is None or seat is None or self.seat != seat:
            return self._match
        return self._twin

    def number(self, seat: Seat) -> int:
        """The number of the question that `seat` is asked: no other question bears it.

        Those of a trial follow from the answers that led to them, so that the number of a
        question that was left is never that of another.
        """
        seen = self.seen_by(seat)
        if seen is self._match:
            return seen.number
        mark = crc32(repr(self._answers).encode()) % MARKS
        return seen.number + STRIDE * (1 + mark)

    def answer(self, seat: Seat, answer: Answer) -> tuple[Answer, ...]:
        """Answer for `seat`; return what has to be told to the match now, one after another.

        Nothing is returned as long as all of it can be taken back. An answer that begins
        nothing comes back as it is, for the match to take or to refuse. Raises
        IllegalAnswerError, and changes nothing, where it does not fit what the twin asks.
        """
        self._settle()
        if self.seat != seat:
            if not self.may_begin(seat, answer):
                return (answer,)
            self.follow()
        return self._try(seat, answer)

    def may_begin(self, seat: Seat, answer: Answer) -> bool:
        """Whether with `answer` to the match `seat` begins what it may still take back."""
        decision, trying = self._match.asked(seat), self._match.trying
        alone = decision is not None and decision is self._match.question
        if decision is None or trying is None or not alone or not decision.accepts(answer):
            return False
        return trying.begins(decision, answer)

    def take_back(self, seat: Seat) -> bool:
        """Take back all that `seat` has tried; return whether there was anything."""
        if self.seat != seat:
            return False
        self._forget()
        return True

    @property
    def lag(self) -> int:
        """How many answers the twin has to be given before another can be tried."""
        self._settle()
        if self._match.trying is None or self._answers:
            return 0
        return len(self._match.journal) - (len(self._twin.journal) if self._twin else 0)

    def follow(self, most: int | None = None) -> bool:
        """Bring the twin to where the match stands, by `most` answers; return whether it is.

        Done ahead, it spares the next answer that is tried the time it takes.
        """
        self._settle()
        trying = self._match.trying
        if trying is None or self._answers:
            return True
        if self._twin is None:
            self._twin = trying.open()
            self._twin.start()
        twin = self._twin
        missed = self._match.journal[len(twin.journal) :]
        for entry in missed[:most]:
            if len(twin.journal) in self._match.rewound:
                twin.pass_over(entry)
            else:
                twin.enter(entry)
        return most is None or len(missed) <= most

    def _try(self, seat: Seat, answer: Answer) -> tuple[Answer, ...]:
        twin = self._twin
        assert twin is not None
        try:
            told = twin.answer(seat, answer)
        except IllegalAnswerError:
            raise
        except Exception:
            self._forget()
            raise
        self._answers.append(answer)
        if self._goes_on(twin, seat, told):
            self._seat, self._since = seat, len(self._match.journal)
            return ()
        due = tuple(self._answers)
        self._seat, self._answers = None, []
        return due

    def _goes_on(self, twin: Match, seat: Seat, told: Told) -> bool:
        """Whether nothing was shown to anybody, and the next question is the seat's own."""
        question, trying = twin.question, self._match.trying
        if trying is None or not isinstance(question, Decision) or question.seat != seat:
            return False
        if any(trying.binds(event) for events in told.values() for event in events):
            return False
        return trying.may_ask(twin, question)

    def _settle(self) -> None:
        """Drop a twin that has gone where the match did not follow."""
        if self._twin is None:
            return
        mine, journal = self._twin.journal, self._match.journal
        reached = len(mine) - len(self._answers)
        left = bool(self._answers) and self._since != len(journal)
        if (
            left
            or reached > len(journal)
            or (reached and mine[reached - 1] != journal[reached - 1])
        ):
            self._forget()

    def _forget(self) -> None:
        self._twin, self._seat, self._answers = None, None, []
