"""What an event does by itself, and when: worked out of its entries and its rules alone.

Nothing of this is kept: whoever asks again after a restart gets the same moments.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.events.event import Event, Phase
from bot.events.records import (
    CheckInOpened,
    Corrected,
    Disqualified,
    Dropped,
    Entry,
    Extended,
    Paired,
    Record,
    Reported,
    TimeCalled,
    Undone,
)
from bot.hosting.rules import Rules

LEAST_CHECK_IN = 5
"""Minutes for which players can check in at least, where check-in was opened late."""
REMINDED = 5
"""Minutes before the start at which players are reminded, or half of the check-in."""
_MINUTE = 60
_SETTLING = (Reported, Corrected, Dropped, Disqualified, Undone)
"""What may have ended a round, or changed how it ended; the next one waits a while after it."""


class Step(StrEnum):
    """What an event does by itself; the order is that of steps due at the same moment."""

    CHECK_IN = "check-in"
    REMIND = "remind"
    START = "start"
    ABSENT = "absent"
    """Who has not come to their table loses."""
    TIME = "time"
    """The time of the round is up."""
    CALL = "call"
    """Organisers are called again to a table that waits for them."""
    NEXT = "next"
    """The next round, the top cut, or the end."""


@dataclass(frozen=True, slots=True)
class Due:
    """A step, and when it is due, in seconds since 1970."""

    step: Step
    at: int


@dataclass(frozen=True, slots=True)
class Seen:
    """What is not among the entries: whether players were reminded of checking in, whether
    somebody is missing at a table that waits for them, and when organisers are called again.
    """

    reminded: bool = False
    missing: bool = False
    call: int | None = None


def due(event: Event, entries: Sequence[Entry], rules: Rules, seen: Seen) -> Due | None:
    """The step that comes next; None where the event waits for its players, or is over."""
    if event.phase is Phase.SIGN_UP:
        if event.terms.checks_in:
            return Due(Step.CHECK_IN, rules.check_in_opens)
        return Due(Step.START, rules.starts)
    if event.phase is Phase.CHECK_IN:
        starts = starts_at(entries, rules)
        if seen.reminded:
            return Due(Step.START, starts)
        before = min(_MINUTE * REMINDED, _MINUTE * rules.check_in // 2)
        return Due(Step.REMIND, starts - before)
    if event.phase is not Phase.PLAYING:
        return None
    if not event.rounds or event.rounds[-1].is_over:
        return Due(Step.NEXT, _next_at(entries, rules))
    coming = []
    if seen.missing:
        coming.append(Due(Step.ABSENT, absent_at(entries, rules)))
    if not event.rounds[-1].time_is_up:
        coming.append(Due(Step.TIME, deadline(entries, rules)))
    if seen.call is not None:
        coming.append(Due(Step.CALL, seen.call))
    return min(coming, key=lambda each: each.at, default=None)


def starts_at(entries: Sequence[Entry], rules: Rules) -> int:
    """When the event starts: not before players had some minutes to check in."""
    opened = [each.at for each in entries if isinstance(each.record, CheckInOpened)]
    if not opened:
        return rules.starts
    return max(rules.starts, opened[-1] + _MINUTE * min(LEAST_CHECK_IN, rules.check_in))


def absent_at(entries: Sequence[Entry], rules: Rules) -> int:
    """When who is not at their table of the round under way loses."""
    return _since_paired(entries)[0].at + _MINUTE * min(rules.absent, rules.round)


def could_come(entries: Sequence[Entry], rules: Rules) -> bool:
    """Whether players had all the time they were given to come to their table.

    They had not where an organiser called the time of the round before.
    """
    by = absent_at(entries, rules)
    calls = (each for each in _since_paired(entries) if isinstance(each.record, TimeCalled))
    return not any(each.by is not None and each.at < by for each in calls)


def deadline(entries: Sequence[Entry], rules: Rules) -> int:
    """When the time of the round under way is up.

    More time counts from the end of what there was, or from when it is given, where time had
    been called.
    """
    round_ = _since_paired(entries)
    ends, was_called = round_[0].at + _MINUTE * rules.round, False
    for each in round_:
        if isinstance(each.record, TimeCalled):
            was_called = True
        elif isinstance(each.record, Extended):
            ends = (each.at if was_called else ends) + _MINUTE * each.record.minutes
            was_called = False
    return ends


def paired_numbers(entries: Sequence[Entry]) -> list[int]:
    """The numbers of the records that paired the rounds, those taken back left out."""
    kept: list[int] = []
    for number, entry in enumerate(entries):
        if isinstance(entry.record, Paired):
            kept.append(number)
        elif isinstance(entry.record, Undone):
            kept.pop()
    return kept


def _since_paired(entries: Sequence[Entry]) -> Sequence[Entry]:
    """The entries from the one that paired the round under way."""
    return entries[_last(entries, (Paired,)) :]


def _next_at(entries: Sequence[Entry], rules: Rules) -> int:
    """When the next round is paired: a while after the last result, else at once."""
    settled = _last(entries, _SETTLING)
    if settled > _last(entries, (Paired,)):
        return entries[settled].at + _MINUTE * rules.pause
    return entries[-1].at


def _last(entries: Sequence[Entry], kinds: tuple[type[Record], ...]) -> int:
    """The number of the last entry of these kinds, -1 where there is none."""
    numbers = range(len(entries) - 1, -1, -1)
    return next((n for n in numbers if isinstance(entries[n].record, kinds)), -1)
