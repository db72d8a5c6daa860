"""Going back to an earlier decision: which one that is, and what speaks against it."""

from collections.abc import Callable, Sequence
from enum import Enum, auto

from engine.core.entries import Act, Entry
from engine.core.match import Match
from engine.core.protocol import Seat


class Hindrance(Enum):
    """Why a decision is not to be made anew: its player knows more than they did."""

    LEARNED = auto()
    """They have seen what was hidden, or what chance has brought."""
    UNCOUNTED = auto()
    """The game does not count who learns what, so nobody can tell."""
    CHOSEN = auto()
    """Somebody else has chosen something since, and not only declined to."""


def last_decision(match: Match, seat: Seat, is_own: Callable[[int], bool]) -> int | None:
    """How many entries led to the last decision of `seat`; None where there is none.

    `is_own` tells of an entry of the journal, by its number, whether the player gave it.
    What a player chose for an action of theirs belongs to it. Nobody goes back beyond what
    several were asked together, or what is no answer: the start of a contest, time that was
    called.
    """
    for at in range(len(match.standing) - 1, -1, -1):
        each = match.standing[at]
        if not each.is_alone:
            return None
        if each.seat == seat and is_own(each.number):
            return _action(match, at, is_own)
    return None


def _action(match: Match, at: int, is_own: Callable[[int], bool]) -> int:
    """Where the action began for which that was answered, if nobody else was asked since."""
    first, standing = at, match.standing
    while not standing[first].acts:
        before = standing[first - 1] if first else None
        if before is None or not before.is_alone or before.seat != standing[at].seat:
            return at
        first -= 1
    is_begun = bool(standing[first].answer) and is_own(standing[first].number)
    return first if is_begun else at


def hindrance(match: Match, seat: Seat, at: int) -> Hindrance | None:
    """What `seat` has come to know since so many entries that it could not know then."""
    since = match.standing.since(at)
    if match.learned is None or since[0].learned is None:
        return Hindrance.UNCOUNTED
    if _has_learned(match, seat, at):
        return Hindrance.LEARNED
    if any(each.answer for each in since if each.seat != seat):
        return Hindrance.CHOSEN
    return None


def _has_learned(match: Match, seat: Seat, at: int) -> bool:
    """Whether `seat` knows more since so many entries, as far as the game counts that."""
    since = match.standing.since(at)
    learned, before = match.learned, since[0].learned
    if learned is None or before is None:
        return False
    if learned[seat] != before[seat]:
        return True
    asked = match.asked(seat)
    showed = [each.showed for each in since if each.seat == seat]
    return any(showed) or (asked is not None and match.shows_hidden(asked))


def has_seen_passes(match: Match, seat: Seat, at: int) -> bool:
    """Whether `seat` knows by now that others could have done something, and did not."""
    return any(each.seat != seat and not each.is_plain for each in match.standing.since(at))


def rewound(entries: Sequence[Entry]) -> frozenset[int]:
    """The numbers of those entries that lead nowhere any more.

    To go back beyond where somebody went back to undoes that too.
    """
    answers: list[int] = []
    backs: list[tuple[int, int]] = []
    gone: set[int] = set()
    for number, entry in enumerate(entries):
        if entry.act is not Act.REWIND:
            answers.append(number)
            continue
        stands = entry.answer[0]
        gone.update(answers[stands:])
        gone.update([back for back, to in backs if to > stands])
        backs = [(back, to) for back, to in backs if to <= stands]
        backs.append((number, stands))
        del answers[stands:]
    return frozenset(gone)


def rewinding(match: Match, seat: Seat, at: int) -> Entry:
    """The entry by which `seat` decides anew where so many entries had led.

    It names who has learned something by what leads nowhere then: they still know it.
    """
    seats = range(len(match.learned or ()))
    learned = [each for each in seats if _has_learned(match, Seat(each), at)]
    return Entry(seat, (at, match.number + 1, *learned), match.digest, Act.REWIND)
