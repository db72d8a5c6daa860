"""What an event does by itself, and when: worked out of its entries and its rules alone.

Nothing of this is kept: whoever asks again after a restart gets the same moments. Time in which
nobody could play is among the entries (`Delayed`), and moves what is due after it.

Belongs here: what is due next and when, worked out of entries and rules.
Does not belong here: doing it (`tables/running`), the clock on the wall (`event_time`), and
Discord.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from bot.events.event import Event, Phase
from bot.events.records import (
    CheckInOpened,
    Corrected,
    Delayed,
    Disqualified,
    Dropped,
    Entry,
    Extended,
    Paired,
    Record,
    Reported,
    Started,
    TimeCalled,
    Undone,
    Why,
)
from bot.hosting.rules import Rules

LEAST_CHECK_IN = 5
"""Minutes for which players can check in at least, where check-in was opened late."""
LEAST_AFTER_UNDO = 2
"""Minutes for which results can be corrected at least, once a round was taken back."""
REMINDED = 5
"""Minutes before the start at which players are reminded, or half of the check-in."""
LONG = 300
"""Seconds for which players wait for the bot; after more they have to be called together."""
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
    """What is not among the entries: whether players were reminded of checking in, the tables
    at which somebody is missing, and when organisers are called again; also the seconds that
    could not be played in at single tables, and are not among the entries yet.
    """

    reminded: bool = False
    missing: Sequence[int] = ()
    call: int | None = None
    pending: Mapping[int, int] = field(default_factory=dict)


def due(event: Event, entries: Sequence[Entry], rules: Rules, seen: Seen) -> Due | None:
    """The step that comes next; None where the event waits for its players, or is over."""
    if event.phase is Phase.SIGN_UP:
        if event.terms.checks_in:
            return Due(Step.CHECK_IN, rules.check_in_opens)
        return Due(Step.START, starts_at(entries, rules))
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
    coming = [
        Due(Step.ABSENT, absent_at(entries, rules, table) + seen.pending.get(table, 0))
        for table in seen.missing
    ]
    if not event.rounds[-1].time_is_up:
        late = max(seen.pending.values(), default=0)
        coming.append(Due(Step.TIME, deadline(entries, rules) + late))
    if seen.call is not None:
        coming.append(Due(Step.CALL, seen.call))
    return min(coming, key=lambda each: each.at, default=None)


def starts_at(entries: Sequence[Entry], rules: Rules) -> int:
    """When the event starts: not before players had some minutes to check in."""
    least = _MINUTE * min(LEAST_CHECK_IN, rules.check_in)
    starts, soonest = rules.starts, 0
    for each in entries:
        if isinstance(each.record, CheckInOpened):
            soonest = each.at + least
        elif isinstance(each.record, Delayed):
            starts += each.record.seconds
            soonest = soonest and _moved([each], soonest, least)
        elif isinstance(each.record, Started):
            break
    return max(starts, soonest)


def late_by(entries: Sequence[Entry], rules: Rules, now: float) -> int:
    """The seconds for which check-in should have been open, as far as somebody has joined."""
    if not entries:
        return 0
    opens = max(rules.check_in_opens, entries[0].at)
    known = sum(each.record.seconds for each in entries if isinstance(each.record, Delayed))
    return max(0, round(now) - opens - known)


def absent_at(entries: Sequence[Entry], rules: Rules, table: int = 0) -> int:
    """When who is not at this table of the round under way loses.

    After a long outage they have as much time again as at the start of the round.
    """
    round_, span = _since_paired(entries), _MINUTE * min(rules.absent, rules.round)
    at = _moved(round_, round_[0].at + span, span)
    return at + _at_tables(round_, rules).get(table, 0)


def added(entries: Sequence[Entry], table: int) -> int:
    """The seconds of the round under way that count for nobody at the table."""
    return sum(added_by(entries, table).values())


def added_by(entries: Sequence[Entry], table: int) -> Mapping[Why, int]:
    """The same for each reason, in the order in which they came."""
    found: dict[Why, int] = {}
    for each in (e.record for e in _since_paired(entries) if isinstance(e.record, Delayed)):
        if not each.tables or table in each.tables:
            found[each.why] = found.get(each.why, 0) + each.seconds
    return found


def could_come(entries: Sequence[Entry], rules: Rules, table: int = 0) -> bool:
    """Whether players had all the time they were given to come to their table.

    They had not where an organiser called the time of the round before.
    """
    by = absent_at(entries, rules, table)
    calls = (each for each in _since_paired(entries) if isinstance(each.record, TimeCalled))
    return not any(each.by is not None and each.at < by for each in calls)


def deadline(entries: Sequence[Entry], rules: Rules) -> int:
    """When the time of the round under way is up.

    More time counts from the end of what there was, or from when it is given, where time had
    been called. Time that nobody could play in is added, also where that was so at one table
    only, and after a long outage those who are missing have to be able to come.
    """
    round_, span = _since_paired(entries), _MINUTE * min(rules.absent, rules.round)
    ends, since, was_called = round_[0].at + _MINUTE * rules.round, 0, False
    for number, each in enumerate(round_):
        if isinstance(each.record, TimeCalled):
            ends = _ends(round_[since:number], rules, ends, span)
            was_called = True
        elif isinstance(each.record, Extended):
            if was_called:
                ends, since = each.at, number
            ends += _MINUTE * each.record.minutes
            was_called = False
    return ends if was_called else _ends(round_[since:], rules, ends, span)


def paired_numbers(entries: Sequence[Entry]) -> list[int]:
    """The numbers of the records that paired the rounds, those taken back left out."""
    kept: list[int] = []
    for number, entry in enumerate(entries):
        if isinstance(entry.record, Paired):
            kept.append(number)
        elif isinstance(entry.record, Undone):
            kept.pop()
    return kept


def _ends(entries: Sequence[Entry], rules: Rules, ends: int, span: int) -> int:
    """The end of a time that runs through these entries, at all tables."""
    return _moved(entries, ends, span) + max(_at_tables(entries, rules).values(), default=0)


def _moved(entries: Sequence[Entry], at: int, span: int) -> int:
    """The moment `at`, later by all time that counts for nobody.

    It is no sooner than `span` seconds after a long outage.
    """
    for each in entries:
        if isinstance(each.record, Delayed) and not each.record.tables:
            at += each.record.seconds
            if _is_long(each.record):
                at = max(at, each.at + span)
    return at


def _at_tables(entries: Sequence[Entry], rules: Rules) -> Mapping[int, int]:
    """The seconds that count for nobody at single tables.

    For duels elsewhere nobody waits longer than a round lasts.
    """
    found: dict[tuple[int, bool], int] = {}
    for each in (e.record for e in entries if isinstance(e.record, Delayed)):
        for table in each.tables:
            key = table, each.why is Why.ELSEWHERE
            found[key] = found.get(key, 0) + each.seconds
    most = _MINUTE * rules.round
    return {
        table: found.get((table, False), 0) + min(most, found.get((table, True), 0))
        for table, _ in found
    }


def _is_long(record: Delayed) -> bool:
    """Whether players have gone meanwhile; a clock that was set makes nobody wait."""
    return record.seconds >= LONG and record.why is not Why.CLOCK and not record.tables


def _since_paired(entries: Sequence[Entry]) -> Sequence[Entry]:
    """The entries from the one that paired the round under way."""
    return entries[_last(entries, (Paired,)) :]


def _next_at(entries: Sequence[Entry], rules: Rules) -> int:
    """When the next round is paired: a while after the last result, else at once.

    Where the one before was taken back there is time to correct results, whatever the pause is.
    """
    settled = _last(entries, _SETTLING)
    paired = _last(entries, (Paired,))
    if settled > paired:
        undone = _last(entries, (Undone,)) > paired
        pause = max(rules.pause, LEAST_AFTER_UNDO) if undone else rules.pause
        since = (each.record for each in entries[settled:])
        more = sum(e.seconds for e in since if isinstance(e, Delayed) and not e.tables)
        return entries[settled].at + _MINUTE * pause + more
    return entries[-1].at


def _last(entries: Sequence[Entry], kinds: tuple[type[Record], ...]) -> int:
    """The number of the last entry of these kinds, -1 where there is none."""
    numbers = range(len(entries) - 1, -1, -1)
    return next((n for n in numbers if isinstance(entries[n].record, kinds)), -1)
