"""Tables that wait for an organiser, who is called again, more and more rarely."""

from collections.abc import Collection

from bot.events.records import TimeCalled
from bot.hosting.ongoing import course
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.table import Table

JUDGE = "judge"
_HOUR = 3600
CALLS = tuple(_HOUR * hours for hours in (1, 6, 24, 48, 72, 96, 120, 144, 168))
"""Seconds of waiting after which organisers are called again, the last time after a week."""


def judged(hosted: Hosted, table: Table) -> str:
    """The post that calls organisers when the time of the round is up, once for each time."""
    ends = course.deadline(hosted.entries, hosted.record.rules)
    return f"{JUDGE}-{table.record.number}-{ends}"


def waits_since(hosted: Hosted, table: Table, posted: Collection[str]) -> int | None:
    """Since when the table waits for an organiser, in seconds since 1970; None where not.

    `posted` is what was posted about its round.
    """
    if not table.is_open:
        return None
    if table.report is not None and table.report.disputed:
        return table.report.since or hosted.entries[table.record.paired].at
    if not hosted.event.rounds[-1].time_is_up or judged(hosted, table) not in posted:
        return None
    called = (e.at for e in reversed(hosted.entries) if isinstance(e.record, TimeCalled))
    return next(called)


def called_again(table: Table, since: int, number: int) -> str:
    """The post that calls organisers the `number`th time again, from 1."""
    return f"again-{table.record.number}-{since}-{number}"


def next_call(table: Table, since: int, posted: Collection[str]) -> int | None:
    """When organisers are called again; None where that is not to be any more."""
    for number in range(len(CALLS), 0, -1):
        if called_again(table, since, number) in posted:
            return since + CALLS[number] if number < len(CALLS) else None
    return since + CALLS[0]


def calls_by(since: int, now: float) -> int:
    """How many times organisers were to be called again by now; the last one is enough."""
    return sum(since + after <= now for after in CALLS)
