"""The conversation at the table: a game asks, a player answers, the table is told."""

from collections.abc import Callable, Container, Coroutine, Generator, Mapping, Sequence
from enum import Enum
from typing import Any, NewType, TypeAlias, TypeVar

from engine.core.values import value

T = TypeVar("T")

Seat = NewType("Seat", int)
"""A place at the table: 0, 1, … in the order of the decks of the setup."""

Audience: TypeAlias = Seat | None
"""Who is told: one seat, or the public (`None`)."""

Answer: TypeAlias = tuple[int, ...]
"""What a player says: positions of options, a permutation, a number, or the code of a name."""


@value
class Parted:
    """A value of the game's own, of several parts, that a player can choose."""

    @property
    def ends_turn(self) -> bool:
        """Whether who chooses it ends their turn, as everybody will see."""
        return False


Choosable: TypeAlias = int | Enum | Parted
"""What a player can choose: a number or value of the game, or a member of an enumeration."""
C = TypeVar("C", bound=Choosable)


@value
class Event:
    """Something that has happened. Subclasses are facts, named in the past tense."""

    @property
    def turn_of(self) -> Seat | None:
        """Whose turn begins with it, if one does."""
        return None

    @property
    def goes_out(self) -> Seat | None:
        """Who is out of the match from then on, if anybody goes out by it."""
        return None


@value
class Decision:
    """A question to one seat.

    `reason` says why it is asked and `about` what it is asked of, both in the game's own
    values. Awaited inside a process, it returns an answer that `accepts` has let through.
    """

    seat: Seat
    reason: Enum

    def __await__(self) -> Generator["Decision", Answer, Answer]:
        return (yield self)

    def accepts(self, answer: Answer) -> bool:
        """Whether `answer` fits the question."""
        raise NotImplementedError

    def default(self) -> Answer:
        """The safe answer for someone who does not answer in time."""
        raise NotImplementedError


@value
class Pick(Decision):
    """Choose between `least` and `most` of the options; the answer holds their positions.

    A pick with `least=0` may be declined with the empty answer, its default unless there is a
    `safe` one. A question without options can only be declined; it is asked so that silence
    tells nobody anything.
    `certain` is true where everybody can see that there are no options.
    """

    options: tuple[Choosable, ...]
    least: int = 1
    most: int = 1
    about: Choosable | None = None
    certain: bool = False
    fits: Callable[[Answer], bool] | None = None
    """A further condition on the options taken together, such as a sum of Levels."""
    safe: Answer | None = None
    """The default, where the first options are not the safe ones."""
    is_open: bool = False
    """Whether everybody sees that the seat is asked, so that it cannot decline unnoticed."""

    def accepts(self, answer: Answer) -> bool:
        """Whether `answer` names distinct options, in a permitted number."""
        if not self.least <= len(answer) <= self.most:
            return False
        if answer and not (min(answer) >= 0 and max(answer) < len(self.options)):
            return False
        if len(answer) > 1 and len(set(answer)) < len(answer):
            return False
        return self.fits is None or self.fits(answer)

    def default(self) -> Answer:
        """Decline where that is allowed, else take the safe options, else the first."""
        return tuple(range(self.least)) if self.safe is None else self.safe


@value
class Exchange(Pick):
    """Choose what to exchange before the next contest; the answer is that of a pick.

    The first `outs` options are what may be given, the others what may be taken for it. Until
    all who are asked have answered, an answer may be taken back.
    """

    outs: int = 0


@value
class Arrange(Decision):
    """Put all the options in order; the answer is a permutation of their positions."""

    options: tuple[Choosable, ...]
    about: Choosable | None = None

    def accepts(self, answer: Answer) -> bool:
        """Whether `answer` names every option exactly once."""
        return sorted(answer) == list(range(len(self.options)))

    def default(self) -> Answer:
        """The order in which they lie."""
        return tuple(range(len(self.options)))


@value
class Number(Decision):
    """Choose a whole number from `least` to `most`; the answer holds just that number.

    One that `is_optional` may be declined with the empty answer, its default.
    """

    least: int
    most: int
    about: Choosable | None = None
    is_optional: bool = False

    def accepts(self, answer: Answer) -> bool:
        """Whether `answer` is one number within the bounds, or none where that is allowed."""
        if not answer:
            return self.is_optional
        return len(answer) == 1 and self.least <= answer[0] <= self.most

    def default(self) -> Answer:
        """The smallest number, or none."""
        return () if self.is_optional else (self.least,)


@value
class Name(Decision):
    """Declare a name the game knows; the answer holds just its code."""

    known: Container[int]
    common: int
    about: Choosable | None = None

    def accepts(self, answer: Answer) -> bool:
        """Whether `answer` is the code of one known name."""
        return len(answer) == 1 and answer[0] in self.known

    def default(self) -> Answer:
        """A name that the game gives where no better one is known."""
        return (self.common,)


@value
class Together:
    """Questions to several seats at once, one each; nobody sees another's answer first."""

    decisions: tuple[Decision, ...]

    def __await__(self) -> Generator["Together", Mapping[Seat, Answer], Mapping[Seat, Answer]]:
        return (yield self)


@value
class Back:
    """A game goes back to before the answer `to`, counting from 0 those that led to this.

    Awaited inside a process, it never returns: the match is played anew from its answers up to
    there, and told `event`. What was answered since leads nowhere.
    """

    to: int
    event: Event

    def __await__(self) -> Generator["Back", None, None]:
        yield self


class Settled(Exception):  # noqa: N818 - not an error: what the players did
    """The players ended the contest under way themselves; thrown into its process.

    `loser` is the seat that gave it up, None where they agreed to a draw.
    """

    def __init__(self, loser: Seat | None) -> None:
        super().__init__(loser)
        self.loser = loser


class Left(Exception):  # noqa: N818 - not an error: what a player did
    """A seat went out while it was asked, or while what is asked has to be asked anew.

    It is thrown into the process, which goes on without that seat: what it would have chosen
    is left out.
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat


Question: TypeAlias = Decision | Together
Process: TypeAlias = Coroutine[Question | Back, Any, T]
"""A rule in progress: it yields questions, is sent answers, and returns a result."""


async def pick(
    seat: Seat,
    reason: Enum,
    options: Sequence[C],
    *,
    least: int = 1,
    most: int | None = None,
    about: Choosable | None = None,
    fits: Callable[[Answer], bool] | None = None,
    safe: Answer | None = None,
) -> list[C]:
    """Ask `seat` to choose; return the chosen options in the order they were named.

    `most` is `least` unless it is given. A question with only one answer is not asked.
    Where `fits` may refuse the first options, `safe` is an answer that it takes.
    """
    most = least if most is None else min(most, len(options))
    if len(options) <= least:
        return list(options)
    offered = tuple(options)
    answer = await Pick(seat, reason, offered, least, most, about, fits=fits, safe=safe)
    return [options[index] for index in answer]
