"""Events go on by themselves: what is due happens, and again after a restart.

Belongs here: when an event is looked at, and that each step that is due is done once.
Does not belong here: what is due when (`ongoing/course`), how a result comes of a duel
(`results`), whom to pair (`bot/events`), and how anything is shown (`floor`, `stage`).
"""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol, TypeVar

from bot.duels.clock import Alarm, Clock
from bot.duels.store.records import MatchRecord, Status
from bot.duels.table.sessions import Sessions
from bot.duels.table.verdict import Verdict
from bot.events import director
from bot.events.event import Event, Phase
from bot.events.records import Dropped, Entry, Record, Reported, TimeCalled
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import How, Player, Result
from bot.hosting.ongoing import course
from bot.hosting.ongoing.course import Due, Seen, Step
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.ongoing.stage import EventStage
from bot.hosting.ongoing.table import Table, round_under_way, tables_of
from bot.hosting.rules import Overtime
from bot.hosting.store.events import TableRecord
from bot.hosting.store.needs import EventStore
from bot.hosting.tables import waiting
from bot.hosting.tables.beating import Beats, Hiding
from bot.hosting.tables.beginning import begin, open_check_in
from bot.hosting.tables.broken import Bell, was_broken
from bot.hosting.tables.clashes import Clashes
from bot.hosting.tables.ends import Ends
from bot.hosting.tables.locking import Locks
from bot.hosting.tables.results import counted, forfeited, walkover
from bot.shared.database import UnavailableError
from bot.shared.notices import Notice

_log = logging.getLogger(__name__)
_RETRY_SECONDS = 15.0
_MEANWHILE_SECONDS = 1.0
_LEAST_SECONDS = 0.5
"""An event whose time stands still is not looked at more often."""
REMINDER = "reminder"
_Done = TypeVar("_Done")
_BOTH_LOSE = Result(0, 0, How.CLOCK, both_lose=True)


class Shown(Hiding, Bell, Protocol):
    """Where tables are shown, and people are called to them."""

    def touch(self, hosted: Hosted) -> None:
        """Show the event anew, soon, and once for many changes."""

    async def call_once(self, hosted: Hosted, table: TableRecord, kind: str, key: str) -> None:
        """Call the organiser to the table, once with a post of that kind."""

    async def call(
        self, hosted: Hosted, table: TableRecord, key: str, **facts: int | str
    ) -> None:
        """Call the organiser to the table with these words."""


@dataclass(slots=True)
class _Line:
    """One event as it goes on: what is done for it is done one after the other."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    alarm: Alarm | None = None
    task: asyncio.Task[None] | None = None
    again: bool = False
    stuck: set[int] = field(default_factory=set)
    """The tables at which something has failed, which is tried again."""
    told: set[int] = field(default_factory=set)
    """Those of whose failure the log tells already."""


class Rounds:
    """Lets every event go on: it looks at what is due whenever something was decided, when a
    duel is over, and when the time of the next step has come.
    """

    def __init__(
        self,
        hosts: Hosts,
        store: EventStore,
        sessions: Sessions,
        clock: Clock,
        stage: EventStage,
        floor: Shown,
        clashes: Clashes,
        locks: Locks,
        told: Notice[MatchRecord],
        closed: Notice[Hosted],
    ) -> None:
        """`told` is of each duel that is over, once its result is told, and `closed` of each
        event that was shown for the last time.
        """
        self._hosts = hosts
        self._store = store
        self._sessions = sessions
        self._clock = clock
        self._stage = stage
        self._floor = floor
        self._clashes = clashes
        self._locks = locks
        self._beats = Beats(store, clock, floor, clashes)
        self._lines: dict[int, _Line] = {}
        self._is_stopped = False
        self._ends = Ends(hosts, store, clock, floor, self.heard)
        hosts.watch(self.heard)
        told.hear(self._ends.hear)
        closed.hear(self.let_go)
        hosts.gone.hear(self.let_go)

    def heard(self, hosted: Hosted, entries: Sequence[Entry] = ()) -> None:
        """Look soon at what is due in the event, and in those that share players with it."""
        for each in (hosted, *self._clashes.beside(hosted)):
            self._look_soon(each, self._lines.setdefault(each.record.id, _Line()))

    def _look_soon(self, hosted: Hosted, line: _Line) -> None:
        if self._is_stopped:  # at the next start every event is looked at
            return
        line.again = True
        if line.task is None or line.task.done():
            line.task = asyncio.create_task(self._look(hosted, line))

    def let_go(self, hosted: Hosted) -> None:
        """Keep nothing in memory of an event that was shown here for the last time."""
        self._beats.let_go(hosted.record.id)
        line = self._lines.pop(hosted.record.id, None)
        if line is not None and line.alarm is not None:
            line.alarm.cancel()

    async def settled(self) -> None:
        """Wait until all that is due has been done."""
        while waiting := [
            *self._ends.hearing,
            *(line.task for line in self._lines.values() if line.task and not line.task.done()),
        ]:
            await asyncio.wait(waiting)

    async def keep_time(self) -> None:
        """Have on disk until when the time of each event ran."""
        await self._beats.keep()

    def stop(self) -> None:
        """Do nothing more, whatever is heard of or wakes from now on."""
        self._is_stopped = True
        self._beats.stop()
        for line in self._lines.values():
            if line.alarm is not None:
                line.alarm.cancel()
            if line.task is not None:
                line.task.cancel()
        self._ends.stop()

    async def _look(self, hosted: Hosted, line: _Line) -> None:
        while line.again:
            line.again = False
            await self._advance(hosted, line)

    async def _advance(self, hosted: Hosted, line: _Line) -> None:
        """Do all that is due, and have the alarm set for what comes next."""
        async with line.lock:
            if line.alarm is not None:
                line.alarm.cancel()
                line.alarm = None
            try:
                due = await self._do_all(hosted, line)
            except RefusedError as problem:
                _log.info("Event %s went on meanwhile: %s", hosted.record.id, problem)
                self._wake_in(hosted, line, _MEANWHILE_SECONDS)
            except UnavailableError as problem:
                _log.warning("Event %s waits for its database: %s", hosted.record.id, problem)
                self._wake_in(hosted, line, _RETRY_SECONDS)
            except Exception:
                _log.exception("Event %s cannot go on at the moment", hosted.record.id)
                self._wake_in(hosted, line, _RETRY_SECONDS)
            else:
                left = due.at - hosted.now if due else None
                self._beats.follow(hosted, left)
                waits = [] if left is None else [max(left, _LEAST_SECONDS)]
                waits += [_RETRY_SECONDS] if line.stuck else []
                if waits:
                    self._wake_in(hosted, line, min(waits))
        self._floor.touch(hosted)

    def _wake_in(self, hosted: Hosted, line: _Line, seconds: float) -> None:
        if self._lines.get(hosted.record.id) is not line:
            return
        when = self._clock.now() + max(0.0, seconds)
        line.alarm = self._clock.wake_at(when, partial(self._woken, hosted, line))

    async def _woken(self, hosted: Hosted, line: _Line) -> None:
        self._look_soon(hosted, line)
        if line.task is not None:
            await line.task

    async def _do_all(self, hosted: Hosted, line: _Line) -> Due | None:
        """Do what is due, step by step; the step that is not due yet, if there is one."""
        await self._beats.note_waiting(hosted)
        await hosted.keep_time()
        while True:
            line.stuck.clear()
            tables = await self._counted(hosted)
            await self._drop_absent(hosted, tables)
            await self._clear(hosted, line, tables)
            if await self._settle(hosted, line, tables):
                continue
            due = await self._due(hosted, tables)
            if due is None or due.at > hosted.now:
                return due
            await self._do(hosted, due, tables)

    async def _due(self, hosted: Hosted, tables: Sequence[Table]) -> Due | None:
        reminded = False
        if hosted.event.phase is Phase.CHECK_IN:
            reminded = (0, REMINDER) in await self._store.event_posts.of(hosted.record.id)
        missing = [table.record.number for table in tables if table.missing]
        waits = await self._waits(hosted, tables)
        again = (waiting.next_call(*each) for each in waits)
        call = min((at for at in again if at is not None), default=None)
        rules, entries = hosted.record.rules, hosted.entries
        seen = Seen(reminded, missing, call, hosted.pending)
        return course.due(hosted.event, entries, rules, seen)

    async def _waits(
        self, hosted: Hosted, tables: Sequence[Table]
    ) -> list[tuple[Table, int, frozenset[str]]]:
        """The tables that wait for an organiser, since when, and what was posted about each."""
        if all(not table.is_open for table in tables):
            return []
        posts = await self._store.event_posts.of(hosted.record.id)
        posted = frozenset(kind for record, kind in posts if record == hosted.paired)
        since = ((table, waiting.waits_since(hosted, table, posted)) for table in tables)
        return [(table, at, posted) for table, at in since if at is not None]

    async def _counted(self, hosted: Hosted) -> list[Table]:
        """The tables, once every duel that is over counts at its table."""
        tables = await tables_of(hosted, self._store)
        found = False
        for table in tables:
            for duel in table.duels if table.is_open else ():
                record = None
                if duel.status is Status.OVER:
                    record = await self._store.matches.load(duel.match)
                result = counted(record, table.pairing) if record else None
                if result is not None:
                    await hosted.decide(Reported(table.record.number, result))
                    found = True
                    break
        return await tables_of(hosted, self._store) if found else tables

    async def _alone(
        self, line: _Line, table: int, doing: Coroutine[Any, Any, _Done]
    ) -> _Done | None:
        """What is done at one table; where that fails, None, and the other tables go on."""
        try:
            return await doing
        except (RefusedError, UnavailableError):
            raise
        except Exception:
            if table not in line.told:
                _log.exception("Table %s cannot go on at the moment", table)
            line.told.add(table)
            line.stuck.add(table)
            return None

    async def _clear(self, hosted: Hosted, line: _Line, tables: Sequence[Table]) -> None:
        """Stop each duel at whose table no result is awaited any more."""
        awaited = {table.record.id for table in tables if table.is_open}
        left = {table.record.id: forfeited(table.pairing, table.result) for table in tables}
        for duel in await self._store.event_tables.duels(hosted.record.id):
            if duel.status is Status.OPEN and duel.table not in awaited:
                await self._alone(
                    line, duel.table, self._call_off(duel.match, left.get(duel.table))
                )

    async def _call_off(self, match: int, left: Player | None) -> None:
        session = await self._sessions.get(match)
        if session is not None:
            await session.settling.call_off(left=left)

    async def _settle(self, hosted: Hosted, line: _Line, tables: Sequence[Table]) -> bool:
        """End the round by the rules once its time is up; whether a result came of it."""
        one = round_under_way(hosted)
        if one is None or one.is_over or not one.time_is_up:
            return False
        decided = False
        for table in tables:
            result = None
            if table.is_open:
                result = await self._at_time(hosted, line, table)
            if result is not None:
                await hosted.decide(Reported(table.record.number, result))
                decided = True
        return decided

    async def _at_time(self, hosted: Hosted, line: _Line, table: Table) -> Result | None:
        """The result of an open table when time is up; None where it is still awaited."""
        rules, claim = hosted.record.rules, table.report
        if claim is not None and not claim.disputed:
            return claim.result
        if claim is None and rules.overtime is not Overtime.JUDGE:
            if table.missing:
                return walkover(table.pairing, table.missing, rules)
            is_loss = rules.overtime is Overtime.LOSS and table.duel is not None
            if not table.duels or (is_loss and not await was_broken(table, self._store)):
                return _BOTH_LOSE
            if table.duel is not None and not is_loss:
                calling = self._call_time(table.duel, rules.extra_turns)
                if await self._alone(line, table.record.id, calling):
                    return None
        await self._floor.call_once(
            hosted, table.record, waiting.judged(hosted, table), "event-time-judge"
        )
        return None

    async def _call_time(self, match: int, turns: int) -> bool:
        """Whether the game brings the duel to its end by itself."""
        duel = await self._sessions.get(match)
        return duel is not None and await duel.settling.call_time(turns) is not Verdict.NOT_NOW

    async def _do(self, hosted: Hosted, due: Due, tables: Sequence[Table]) -> None:
        match due.step:
            case Step.CHECK_IN:
                await open_check_in(hosted, self._stage)
            case Step.REMIND:
                if hosted.now < course.starts_at(hosted.entries, hosted.record.rules):
                    await self._stage.remind(hosted)
                await self._store.event_posts.keep(hosted.record.id, 0, REMINDER, None)
            case Step.START:
                await begin(hosted, self._locks, self._stage)
            case Step.ABSENT:
                await self._lose_absent(hosted, tables)
            case Step.TIME:
                await hosted.decide(TimeCalled())
            case Step.CALL:
                await self._call_again(hosted, tables)
            case Step.NEXT:
                await self._go_on(hosted)

    async def _go_on(self, hosted: Hosted) -> None:
        """Pair the next round, make the top cut, or end the event.

        RefusedError where something else was decided while that was worked out, which takes a
        while for hundreds of players.
        """
        seen = hosted.event
        step = await asyncio.to_thread(director.next_step, seen)

        def unless_changed(event: Event) -> Record:
            if event is not seen:
                raise RefusedError(Refusal.OTHER_ROUND)
            return step

        await hosted.decide(unless_changed)

    async def _call_again(self, hosted: Hosted, tables: Sequence[Table]) -> None:
        """Call organisers to the tables that have waited for them long enough, once for all
        times that have passed.
        """
        now = hosted.now
        for table, since, posted in await self._waits(hosted, tables):
            at, record = waiting.next_call(table, since, posted), table.record
            if at is None or at > now:
                continue
            # kept before it is sent: what cannot be sent there is not tried on and on
            kind = waiting.called_again(table, since, waiting.calls_by(since, now))
            await self._store.event_posts.keep(hosted.record.id, record.paired, kind, None)
            facts = {"since": f"<t:{since}:R>"}
            await self._floor.call(hosted, record, "event-call-again", **facts)

    async def _lose_absent(self, hosted: Hosted, tables: Sequence[Table]) -> None:
        """Who has not come by the time for it loses by the clock."""
        rules, pending = hosted.record.rules, hosted.pending
        for table in tables:
            number = table.record.number
            by = course.absent_at(hosted.entries, rules, number) + pending.get(number, 0)
            if (missing := table.missing) and by <= hosted.now:
                result = walkover(table.pairing, missing, rules)
                await hosted.decide(Reported(number, result))

    async def _drop_absent(self, hosted: Hosted, tables: Sequence[Table]) -> None:
        """Who was absent plays no further round, and need not be waited for again."""
        for table in tables:
            number, rules = table.record.number, hosted.record.rules
            if not table.absent or not course.could_come(hosted.entries, rules, number):
                continue
            for player in table.absent:
                if player not in hosted.event.gone:
                    await hosted.decide(Dropped(player))
