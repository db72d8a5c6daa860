"""Which duels count for a ladder, and how: each once, as its result stands.

Belongs here: what counts when a duel or an event tells of its end, and what a stop has missed.
Does not belong here: what ratings come of it (`standing`).
"""

import asyncio
import logging
from collections.abc import Coroutine, Mapping, Sequence
from typing import Protocol

from bot.duels.clock import Clock
from bot.duels.outcome.results import report_of
from bot.duels.store.records import MatchRecord, Status
from bot.events.records import (
    Corrected,
    Disqualified,
    Dropped,
    Entry,
    Reinstated,
    Reported,
    Undone,
)
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.ongoing.table import rounds_by_record
from bot.hosting.store.needs import EventStore
from bot.ladder.store import Counted, Ladders, LadderStore
from bot.shared.database import UnavailableError
from bot.shared.notices import Notice
from bot.shared.owning import Kind
from engine.core.game import Game
from engine.core.protocol import Seat

_log = logging.getLogger(__name__)
_DECIDE = Reported | Corrected | Dropped | Disqualified | Reinstated | Undone
"""What may change how a match of an event has ended."""
MISSED = 7 * 86_400.0
"""For how many seconds back it is looked at the start for duels that a stop left uncounted."""


class CountingStore(LadderStore, EventStore, Protocol):
    """The tables of duels, events and ladders."""

    ladders: Ladders


class Counting:
    """Counts duels for ladders as they end, and anew where an event decides otherwise."""

    def __init__(
        self,
        store: CountingStore,
        games: Mapping[str, Game],
        hosts: Hosts,
        clock: Clock,
        told: Notice[MatchRecord],
    ) -> None:
        """`told` is of each duel that is over."""
        self._store, self._games = store, games
        self._hosts, self._clock = hosts, clock
        self._lock = asyncio.Lock()
        self._doing: set[asyncio.Task[None]] = set()
        told.hear(self._hear)
        hosts.watch(self._watch)

    async def resume(self) -> None:
        """Count what ended just before a stop."""
        missed = await self._store.ladders.missed(self._clock.wall() - MISSED)
        for match in await self._store.owners.mine(Kind.DUEL, missed):
            record = await self._store.matches.load(match)
            if record is not None:
                await self.count(record)
        for hosted in self._hosts.going_on:
            await self.recount(hosted)

    def stop(self) -> None:
        """Count no more; at the next start it is made up for."""
        for task in self._doing:
            task.cancel()

    async def count(self, record: MatchRecord) -> None:
        """Count a duel that is over, if it counts; one of an event as that has decided."""
        if record.event_table is not None:
            table = await self._store.event_tables.load(record.event_table)
            hosted = None if table is None else await self._hosts.get(table.event)
            if hosted is not None:
                await self.recount(hosted)
            return
        score = self.result(record)
        if score is not None:
            await self._count(record, score)

    def result(self, record: MatchRecord) -> float | None:
        """What the first seat has of a duel of two; None where it does not count."""
        report = report_of(record)
        if report is None or not report.counts or not self._is_by_rules(record):
            return None
        return 0.5 if report.winner is None else float(report.winner == 0)

    def place(self, record: MatchRecord, seat: Seat) -> int | None:
        """The place of a seat where more than two played; None where it does not count."""
        report = report_of(record)
        if report is None or not report.places or not self._is_by_rules(record):
            return None
        return report.places[seat]

    def _is_by_rules(self, record: MatchRecord) -> bool:
        """Whether people dueled to an end, and nothing was done by hand."""
        game = self._games.get(record.game)
        if record.status is not Status.OVER or game is None:
            return False
        hand = game.printing.by_hand
        states = set() if hand is None else {hand.state, hand.in_part} - {""}
        by_hand = any(state in states for _, state in record.agreement.read)
        return not (record.practice or record.agreement.exercise or by_hand)

    async def _count(self, record: MatchRecord, score: float) -> None:
        """Count it for two who take part by now, and did when it ended.

        One that is counted already is set right, whoever takes part by now.
        """
        guild, at = record.place.guild, await self._store.ladders.ended_at(record.id)
        users = [seat.user for seat in record.seats if seat.user and not seat.has_left]
        if guild is None or record.handed or not len(record.seats) == len({*users}) == 2:
            return
        members = await self._store.ladders.members(guild)
        is_theirs = all(user in members and members[user].since <= at for user in users)
        if is_theirs or await self._store.ladders.is_counted(record.id):
            result = Counted(record.id, guild, record.game, at, users[0], users[1], score)
            await self._store.ladders.count(result)

    async def recount(self, hosted: Hosted) -> None:
        """Count the duels of an event as its results stand; none where they do not count."""
        async with self._lock:
            counts = await self._store.ladders.counts_events(hosted.record.guild)
            stands = await self._scores(hosted) if counts else {}
            duels = await self._store.event_tables.duels(hosted.record.id)
            for each in duels:
                is_counted = await self._store.ladders.is_counted(each.match)
                score = stands.get(each.match)
                if score is None:
                    if is_counted and counts:
                        await self._store.ladders.discount([each.match])
                    continue
                record = await self._store.matches.load(each.match)
                if record is not None and self._is_by_rules(record):
                    await self._count(record, score)

    async def _scores(self, hosted: Hosted) -> dict[int, float]:
        """What the first seat of the last duel of each table has, as the event says."""
        rounds, last = rounds_by_record(hosted), {}
        for duel in await self._store.event_tables.duels(hosted.record.id):
            if duel.status is Status.OVER:
                last[duel.table] = duel.match
        scores: dict[int, float] = {}
        for table, match in last.items():
            kept = await self._store.event_tables.load(table)
            record = await self._store.matches.load(match)
            one = None if kept is None else rounds.get(kept.paired)
            if kept is None or one is None or record is None:
                continue
            result, pairing = one.results.get(kept.number), one.table(kept.number)
            if result is None or result.both_lose:
                continue
            score = (
                0.5 if result.first == result.second else float(result.first > result.second)
            )
            is_first = record.seats[0].user == pairing.first
            scores[match] = score if is_first else 1 - score
        return scores

    def _hear(self, record: MatchRecord) -> None:
        self._do(self._counted(record))

    def _watch(self, hosted: Hosted, entries: Sequence[Entry]) -> None:
        if any(isinstance(each.record, _DECIDE) for each in entries):
            self._do(self._recounted(hosted))

    async def _counted(self, record: MatchRecord) -> None:
        try:
            await self.count(record)
        except UnavailableError as problem:
            _log.warning("Duel %s is not counted yet: %s", record.id, problem)

    async def _recounted(self, hosted: Hosted) -> None:
        try:
            await self.recount(hosted)
        except UnavailableError as problem:
            _log.warning("Event %s is not counted yet: %s", hosted.record.id, problem)

    def _do(self, doing: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(doing)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
