"""The journal of a match: what was done, and where that led."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from engine.core.protocol import Answer, Decision, Pick, Seat
from engine.core.values import value


class Act(StrEnum):
    """What a seat has done, as an entry of the journal."""

    ANSWER = "answer"
    RETRACT = "retract"
    """It took back its answer to what several are asked together."""
    SURRENDER = "surrender"
    """It gave up the contest under way, which is over by that."""
    LEAVE = "leave"
    """It went out of the match, which goes on between the others."""
    DRAW = "draw"
    """It agreed that the contest under way is a draw."""
    TIME = "time"
    """The time for the match was up; no seat has done it."""
    REWIND = "rewind"
    """All agreed that it decides anew: what was answered since leads nowhere any more."""


@value
class Entry:
    """One accepted answer, and the fingerprint of all that had happened before it.

    Other acts than answers have an empty answer; that of TIME is the number of turns that were
    still to be played, and its seat says nothing. That of REWIND is the number of entries that
    still stand, the number that the question bears from then on, and who has `learned`
    something by those that do not.
    """

    seat: Seat
    answer: Answer
    digest: str
    act: Act = Act.ANSWER

    @property
    def learned(self) -> tuple[Seat, ...]:
        """Who knows more by what a REWIND takes back; nobody by other acts."""
        is_back = self.act is Act.REWIND
        return tuple([Seat(each) for each in self.answer[2:]]) if is_back else ()


@value
class Standing:
    """An entry that led to where a match stands, which is that `number` of its journal.

    It `is_alone` where it answers a question of one seat alone, and `acts` unless that asked
    about what the seat was doing already; `is_plain` tells that everybody could see that there
    was nothing to choose. Before it each seat had `learned` so often what it could not know;
    the question itself `showed` its seat something of that kind, or not.
    """

    number: int
    seat: Seat
    answer: Answer
    is_alone: bool
    acts: bool
    is_plain: bool
    learned: tuple[int, ...] | None
    showed: bool


_ALONE, _ACTS, _PLAIN, _SHOWED = 1, 2, 4, 8


class Trail:
    """The entries of `journal` that led to where its match stands, first to last.

    Of each only what going back asks of it is kept, in as few bytes as will do: a match has
    more questions than anything else.
    """

    __slots__ = ("_gone", "_journal", "_learned", "_marks")

    def __init__(self, journal: Sequence[Entry]) -> None:
        """Begin where nothing has been answered."""
        self._journal = journal
        self._marks = bytearray()
        self._learned: list[tuple[int, ...] | None] = []
        self._gone = [(0, 0)]
        """From which entry on how many of the journal before it are none of these."""

    def __len__(self) -> int:
        return len(self._marks)

    def __getitem__(self, at: int) -> Standing:
        marks = self._marks[at]
        number = at + next(gone for since, gone in reversed(self._gone) if since <= at)
        entry = self._journal[number]
        return Standing(
            number,
            entry.seat,
            entry.answer,
            bool(marks & _ALONE),
            bool(marks & _ACTS),
            bool(marks & _PLAIN),
            self._learned[at],
            bool(marks & _SHOWED),
        )

    def __iter__(self) -> Iterator[Standing]:
        return iter(self.since(0))

    def since(self, at: int) -> list[Standing]:
        """What was entered after so many others."""
        return [self[each] for each in range(at, len(self))]

    def add(
        self,
        alone: Decision | None,
        learned: tuple[int, ...] | None,
        acts: bool,
        showed: bool,
    ) -> None:
        """Go on by the entry that the journal is given next; see `Standing`.

        `alone` is the question that it answers, where that was put to its seat alone.
        """
        here = len(self._marks)
        gone = len(self._journal) - here
        if gone != self._gone[-1][1]:
            self._gone.append((here, gone))
        marks = _ACTS if acts else 0
        if showed:
            marks |= _SHOWED
        if alone is not None:
            marks |= _ALONE | _PLAIN if is_plain(alone) else _ALONE
        self._marks.append(marks)
        self._learned.append(learned)


def is_plain(decision: Decision | None) -> bool:
    """Whether everybody can see that there is nothing to choose."""
    return isinstance(decision, Pick) and decision.certain and not decision.options
