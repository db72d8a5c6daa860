"""Which records of an event count, once some have taken others back."""

from collections.abc import Sequence

from bot.events import records
from bot.events.records import Record
from bot.events.refusal import Refusal, RefusedError


def effective(all_records: Sequence[Record]) -> list[Record]:
    """The records that count: each `Undone` takes back the last round, and all that came since.

    RefusedError where there is no round to take back, and where the event was called off. The
    top cut is taken back with its first round, and the end of the event with its last.
    """
    counted: list[Record] = []
    for record in all_records:
        if not isinstance(record, records.Undone):
            counted.append(record)
            continue
        if counted and isinstance(counted[-1], records.Cancelled):
            raise RefusedError(Refusal.TOO_LATE)
        paired = [n for n, each in enumerate(counted) if isinstance(each, records.Paired)]
        if not paired:
            raise RefusedError(Refusal.NO_ROUND)
        *before, last = paired
        since = counted[before[-1] : last] if before else []
        kept = [each for each in since if not isinstance(each, records.CutMade)]
        counted[last - len(since) :] = kept
    return counted
