"""The figures of this process: counted wherever something happens, read by `bot.figures`.

Belongs here: what is counted or timed, its name, and its unit (seconds, or a number of times).
Does not belong here: who reads it, and what is looked up only when somebody asks.
"""

import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Histogram

from bot.shared.lateness import DEADLINE
from bot.shared.owning import Kind

REGISTRY = CollectorRegistry()
"""Ours alone, so that no library adds to it."""

_ANSWERS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
_DISK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)

ANSWERED = Histogram(
    "duelkeeper_answer_seconds",
    "From the arrival of a press, command, form or letter until Discord has its first answer",
    ["kind"],
    buckets=_ANSWERS,
    registry=REGISTRY,
)
UNANSWERED = Counter(
    "duelkeeper_unanswered",
    "What people did that got no first answer in the three seconds that Discord allows",
    ["kind"],
    registry=REGISTRY,
)
JOURNAL = Histogram(
    "duelkeeper_journal_seconds",
    "From an accepted answer until it is on disk, with its wait for the write before",
    buckets=_DISK,
    registry=REGISTRY,
)
LAG = Histogram(
    "duelkeeper_loop_lag_seconds",
    "How late the event loop was, looked at ten times a second",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
    registry=REGISTRY,
)
REBUILT = Histogram(
    "duelkeeper_rebuild_seconds",
    "Playing a duel again from its answers, at a start or after a failure",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
    registry=REGISTRY,
)
HANDED_ON = Histogram(
    "duelkeeper_handed_on_seconds",
    "From when another process has to answer what arrived here until that has answered it",
    buckets=_ANSWERS,
    registry=REGISTRY,
)
HANDED_IN_VAIN = Counter(
    "duelkeeper_handed_in_vain",
    "What was handed on to another process that did not answer it in time",
    registry=REGISTRY,
)
LOST = Counter(
    "duelkeeper_lost",
    "Duels and events that this process had and another one goes on with by now",
    ["kind"],
    registry=REGISTRY,
)
REQUESTS = Counter(
    "duelkeeper_requests",
    "Requests sent to Discord, by how urgent they are",
    ["rank"],
    registry=REGISTRY,
)
REFUSED = Counter(
    "duelkeeper_refused",
    "Requests that Discord refused in a way that counts against the bot (401, 403, 429)",
    ["status"],
    registry=REGISTRY,
)

DAY = 86_400.0
"""Seconds for which `Day` remembers."""
_PARTS = 24
_TYPED = "letter"
"""The kind that nobody waits for: suggestions while somebody types."""
_KINDS = {2: "command", 3: "press", 4: _TYPED, 5: "form"}
"""The types of interactions by Discord's numbers."""
COUNTED_REFUSALS = (401, 403, 429)
"""What Discord counts against the bot, by the status of its answer."""

# Told as none until the first one comes: else Prometheus would not count that one.
for _kind in _KINDS.values():
    ANSWERED.labels(_kind)
    UNANSWERED.labels(_kind)
for _status in COUNTED_REFUSALS:
    REFUSED.labels(str(_status))
for _kind in Kind:
    LOST.labels(_kind)


class Day:
    """How quickly answers came in the last day, an hour at a time. Seconds throughout."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._hours: deque[tuple[int, list[int]]] = deque()

    def note(self, seconds: float) -> None:
        """An answer took so many seconds."""
        hour = int(self._now() * _PARTS // DAY)
        if not self._hours or self._hours[-1][0] != hour:
            self._hours.append((hour, [0] * (len(_ANSWERS) + 1)))
        self._forget(hour)
        place = next((n for n, most in enumerate(_ANSWERS) if seconds <= most), len(_ANSWERS))
        self._hours[-1][1][place] += 1

    def within(self, share: float) -> float | None:
        """The least of the measured times within which `share` of the answers came.

        None where there were no answers; infinite where it is more than the longest measured.
        """
        self._forget(int(self._now() * _PARTS // DAY))
        counts = [sum(each) for each in zip(*(row for _, row in self._hours), strict=True)]
        wanted, so_far = share * sum(counts), 0
        if not wanted:
            return None
        for most, count in zip(_ANSWERS, counts, strict=False):
            so_far += count
            if so_far >= wanted:
                return most
        return float("inf")

    def _forget(self, hour: int) -> None:
        while self._hours and self._hours[0][0] <= hour - _PARTS:
            self._hours.popleft()


class Arrivals:
    """What people did that Discord has no answer to yet."""

    def __init__(self, day: Day, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._day = day
        self._waiting: OrderedDict[str, tuple[float, str]] = OrderedDict()

    def came(self, id: str, type: int) -> None:
        """An interaction has arrived, of this type in Discord's numbers."""
        if type in _KINDS:
            self._waiting[id] = self._now(), _KINDS[type]
        self.look()

    def answered(self, path: str) -> None:
        """A request for this URL path was taken; does nothing unless it is a first answer."""
        _, found, rest = path.partition("/interactions/")
        waiting = self._waiting.pop(rest.partition("/")[0], None) if found else None
        if waiting is not None:
            came, kind = waiting
            taken = self._now() - came
            ANSWERED.labels(kind).observe(taken)
            if kind != _TYPED:
                self._day.note(taken)

    def look(self) -> None:
        """Count what can no longer be answered; what came in three seconds may wait."""
        while self._waiting:
            oldest, (came, kind) = next(iter(self._waiting.items()))
            if self._now() - came <= DEADLINE:
                return
            del self._waiting[oldest]
            UNANSWERED.labels(kind).inc()


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """Note how long what is done within takes, where it does not fail."""
    began = time.perf_counter()
    yield
    histogram.observe(time.perf_counter() - began)
