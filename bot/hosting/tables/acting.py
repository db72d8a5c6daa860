"""What people do at a table: come, begin their duel, and say how a match ended elsewhere."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.duels.lobby.tables import Brought, LobbyError, Meeting, Person, Tables, Venue
from bot.duels.store.matches import TakenError
from bot.duels.store.records import Place, Status
from bot.events.records import Reported
from bot.events.refusal import RefusedError
from bot.events.results import How, Player, Result, Round
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.ongoing.table import Table, round_under_way, tables_of
from bot.hosting.store.claims import Claim
from bot.hosting.store.needs import EventStore
from bot.hosting.tables.face import thread_name
from bot.hosting.tables.results import counted, scores
from bot.hosting.tables.threads import Threads
from engine.core.game import Game


class AtTableError(Exception):
    """Something cannot be done at a table; `key` says in words why not."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table whose result is awaited, in its round and event."""

    hosted: Hosted
    one: Round
    table: Table


class Acting:
    """Does at the tables of events what their players ask for, if they may."""

    def __init__(
        self,
        hosts: Hosts,
        store: EventStore,
        games: Mapping[str, Game],
        tables: Tables,
        threads: Threads,
    ) -> None:
        self._hosts = hosts
        self._store = store
        self._games = games
        self._tables = tables
        self._threads = threads
        self._lock = asyncio.Lock()
        self._beginning: set[int] = set()

    async def at(self, id: int, user: int | None = None) -> Sitting:
        """The table `id`; AtTableError where no result is awaited, or `user` sits elsewhere."""
        kept = await self._store.event_tables.load(id)
        hosted = await self._hosts.get(kept.event) if kept else None
        if kept is None or hosted is None or hosted.paired != kept.paired:
            raise AtTableError("event-table-is-over")
        one = round_under_way(hosted)
        tables = await tables_of(hosted, self._store)
        table = next((each for each in tables if each.record.id == id), None)
        if one is None or table is None or not table.is_open:
            raise AtTableError("event-table-is-over")
        if user is not None and user not in table.pairing.players:
            raise AtTableError("event-table-not-yours")
        return Sitting(hosted, one, table)

    async def of(self, hosted: Hosted, user: int) -> Sitting:
        """The table of the round under way at which `user` sits; AtTableError for none."""
        for table in await tables_of(hosted, self._store):
            if user in table.pairing.players:
                return await self.at(table.record.id, user)
        raise AtTableError("event-table-none-of-yours")

    async def come(self, id: int, user: int) -> Sitting:
        """Note that `user` has come; the table as it stands then."""
        async with self._lock:
            sitting = await self.at(id, user)
            record = sitting.table.record
            if user not in record.here:
                here = [*record.here, Player(user)]
                await self._store.event_tables.come(id, here)
            return await self.at(id, user)

    async def begin(self, id: int, user: int) -> None:
        """Begin the duel of a table to which both have come.

        Raises AtTableError, or LobbyError where a table cannot be laid for them.
        """
        async with self._lock:
            sitting = await self.at(id, user)
            table = sitting.table
            if table.report is not None:
                raise AtTableError("event-table-was-reported")
            if table.not_come:
                raise AtTableError("event-table-not-both-here")
            if self._plays(table):
                raise AtTableError("event-table-plays")
            await self._be_undecided(table)
            self._beginning.add(id)
        try:
            place = await self._place(sitting)
            await self._tables.begin(self._meeting(sitting, place), place.parent)
        except TakenError as problem:
            raise AtTableError("event-table-plays") from problem
        finally:
            self._beginning.discard(id)
        sitting.hosted.tell()

    async def report(self, id: int, user: int, score: tuple[int, int]) -> Sitting:
        """Keep what `user` says of a match played elsewhere; the table as it is then.

        Raises AtTableError where the table plays here, was reported already, or cannot end so.
        """
        async with self._lock:
            sitting = await self.at(id, user)
            table, rules = sitting.table, sitting.hosted.record.rules
            if self._plays(table):
                raise AtTableError("event-table-plays-no-report")
            await self._be_undecided(table)
            if table.report is not None:
                raise AtTableError("event-table-was-reported")
            if score not in scores(rules, table.pairing):
                raise AtTableError("event-table-no-such-score")
            claim = Claim(Player(user), Result(*score, How.REPORT))
            await self._store.event_tables.claimed(id, claim)
        sitting.hosted.tell()
        return await self.at(id, user)

    async def confirm(self, id: int, user: int, read: tuple[int, int] | None) -> None:
        """Let the opponent of the reporter agree to the result that they have `read`.

        AtTableError where another one is reported by now, or where it is not known what was
        read.
        """
        async with self._lock:
            sitting, claim = await self._reported(id, user)
            if claim.by == user:
                raise AtTableError("event-table-opponent-confirms")
            if read != (claim.result.first, claim.result.second):
                raise AtTableError("event-table-report-changed")
            try:
                table = sitting.table.record
                reported = Reported(table.number, claim.result)
                await sitting.hosted.decide(reported, by=Player(user), paired=table.paired)
            except RefusedError as problem:
                raise AtTableError("event-table-is-over") from problem
        sitting.hosted.tell()

    async def deny(self, id: int, user: int) -> Sitting:
        """Let somebody take their report back, or contradict that of their opponent.

        The table is returned as it was. AtTableError for a report that would be taken back
        after the time of the round, which would end the match at once, and for one that was
        contradicted before.
        """
        async with self._lock:
            sitting, claim = await self._reported(id, user)
            if claim.by == user:
                if sitting.one.time_is_up:
                    raise AtTableError("event-table-too-late-to-take-back")
                now = replace(claim, disputed=False, withdrawn=True)
            elif claim.disputed:
                raise AtTableError("event-table-you-contradicted")
            else:
                now = replace(claim, disputed=True, since=self._hosts.now)
            await self._store.event_tables.claimed(id, now)
        sitting.hosted.tell()
        return sitting

    async def _reported(self, id: int, user: int) -> tuple[Sitting, Claim]:
        """The table with the report that stands; AtTableError where there is none."""
        sitting = await self.at(id, user)
        claim = sitting.table.report
        if claim is None:
            raise AtTableError("event-table-nothing-reported")
        return sitting, claim

    def _plays(self, table: Table) -> bool:
        """Whether a duel is under way there, or begins at this moment."""
        return table.duel is not None or table.record.id in self._beginning

    async def _be_undecided(self, table: Table) -> None:
        """Raise AtTableError where a duel has ended the match, but is not recorded yet."""
        for duel in table.duels:
            over = duel.status is Status.OVER
            record = await self._store.matches.load(duel.match) if over else None
            if record is not None and counted(record, table.pairing) is not None:
                raise AtTableError("event-table-is-over")

    async def _place(self, sitting: Sitting) -> Place:
        """The thread of the table; without one, a new thread or the channel of the event."""
        record, table = sitting.hosted.record, sitting.table.record
        thread = table.thread
        if thread is None:
            name = thread_name(sitting.hosted, sitting.one, sitting.table.pairing)
            thread = await self._threads.open(record.channel, table, name)
        return Place(record.guild, thread or record.channel, record.channel)

    def _meeting(self, sitting: Sitting, place: Place) -> Meeting:
        record, pairing = sitting.hosted.record, sitting.table.pairing
        game = self._games.get(record.rules.game)
        known = [sitting.hosted.players[each] for each in pairing.players]
        if game is None:
            raise LobbyError("no-such-format", format=record.rules.format)
        decks = [Brought(each.deck, each.ready) for each in known if each.deck is not None]
        if len(decks) < len(known):
            raise AtTableError("event-table-no-deck")
        people = [Person(each.player, each.name, each.language) for each in known]
        venue = Venue(place, record.language, sitting.table.record.id, bool(pairing.slot))
        agreed = record.rules.agreement
        return Meeting(game, record.rules.format, people, decks, agreed, venue=venue)
