"""The time of an event: it runs only while the bot runs, knows the time, and reaches Discord.

All times in its records are seconds since 1970 as the clock of the machine had them. What went
by in between and could not be played in is noted, and becomes a record (`Delayed`), which moves
what is due. So nobody is late, absent or out of time by an outage, nor by a clock that was set.
"""

from collections.abc import Callable, Collection, Mapping, Sequence

from bot.duels.clock import Clock, SteadyTime
from bot.events.records import Delayed, Entry, Why
from bot.hosting.store.times import KeptTime, Owed

LEAST = 60.0
"""Seconds from which on time that could not be played in becomes a record."""
LEAST_BACK = 5.0
"""The same for a clock that was set back: what is not noted would count against players."""
GAP = 45.0
"""Seconds by which a look may be late before the program is known to have stood still."""
ELSEWHERE_STEP = 300.0
"""Seconds after which time that a player needs elsewhere becomes a record."""


class EventTime:
    """How far the clock of one event is behind that of the machine, and why."""

    def __init__(self, clock: Clock, reaches: Callable[[], bool], kept: KeptTime) -> None:
        """It goes on from what was kept; what went by since then was not played in."""
        self.next_look = 0.0
        """Within how many seconds there will be another look."""
        self._time = SteadyTime(clock)
        self._set_by = 0.0
        self._reaches = reaches
        self._seen = kept.seen
        self._owed: Owed = dict(kept.owed)
        self._looked: float | None = None
        self._reached = True
        self._lived = 0.0

    def look(self, *, runs: bool = True) -> None:
        """Note what has gone by since the last look; nothing where no time `runs` yet."""
        now, set_by, reaches = self._time.now(), self._time.set_by(), self._reaches()
        if runs:
            for why, span in self._lost(now, set_by, reaches).items():
                self._add(0, why, span)
        else:
            self._owed.clear()
        self._seen, self._looked = now + set_by, now
        self._set_by, self._reached = set_by, reaches

    @property
    def behind(self) -> float:
        """Seconds that could not be played in, as far as they are in no record yet."""
        return sum(span for (table, _), span in self._owed.items() if table == 0)

    @property
    def pending(self) -> Mapping[int, float]:
        """The same for single tables, beyond what all of them could not be played in."""
        found: dict[int, float] = {}
        for (table, _), span in self._owed.items():
            if table:
                found[table] = found.get(table, 0.0) + span
        return found

    def charge_nobody(self, tables: Collection[int], why: Why) -> None:
        """What has gone by since `rest` was called was none that counts at these tables."""
        for table in tables:
            self._add(table, why, self._lived)

    def rest(self, seconds: float) -> None:
        """Wait for the next look, which comes within so many seconds."""
        self._lived, self.next_look = 0.0, seconds

    def new_round(self) -> None:
        """Forget what is owed to the tables of the round before."""
        self._lived = 0.0
        self._owed = {key: span for key, span in self._owed.items() if not key[0]}

    def ripe(self, held: Collection[int] = ()) -> Sequence[Delayed]:
        """What is to become a record now, and is owed no more once it `became` one.

        Tables that are `held` wait until they can be played at again.
        """
        found = []
        for (table, why), span in self._owed.items():
            whole = int(span)
            if table in held or not (whole >= LEAST or whole <= -LEAST_BACK):
                continue
            if why is Why.ELSEWHERE and whole < ELSEWHERE_STEP:
                continue
            if why is Why.UNREACHABLE and not self._reached:
                continue
            found.append(Delayed(whole, why, (table,) if table else ()))
        return found

    def became(self, records: Sequence[Delayed]) -> None:
        """These are records now."""
        for each in records:
            self._add(each.tables[0] if each.tables else 0, each.why, -each.seconds)

    def kept(self, number: int) -> KeptTime:
        """What is kept of it, with so many records."""
        return KeptTime(number, self._seen, dict(self._owed))

    def _lost(self, now: float, set_by: float, reaches: bool) -> Mapping[Why, float]:
        """What of the time that went by on the clock on the wall could not be played in."""
        if self._looked is None:
            passed = now + set_by - self._seen
            return {Why.DOWN if passed >= 0 else Why.CLOCK: passed}
        ran = now - self._looked
        jumped = {Why.CLOCK: set_by - self._set_by}
        if ran > self.next_look + GAP:
            return {**jumped, Why.DOWN: ran}
        if not (reaches and self._reached):
            return {**jumped, Why.UNREACHABLE: ran}
        self._lived += ran
        return jumped

    def _add(self, table: int, why: Why, span: float) -> None:
        self._owed[table, why] = self._owed.get((table, why), 0.0) + span
        if not self._owed[table, why]:
            del self._owed[table, why]


def known_time(entries: Sequence[Entry], kept: KeptTime | None, wall: float) -> KeptTime:
    """Until when time ran for an event that was found again at `wall`.

    What was kept before the last record of time that was added is older than this record.
    """
    number = 0 if kept is None else kept.number
    added = [e.at for e in entries[number:] if isinstance(e.record, Delayed)]
    if added:
        return KeptTime(len(entries), added[-1])
    if kept is not None:
        return kept
    return KeptTime(len(entries), entries[-1].at if entries else wall)
