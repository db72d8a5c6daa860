"""Which process of the bot has which duel and event, on a database that several share.

Belongs here: the table `leases`, which only servers have.
Does not belong here: which processes run (`nodes`), and what rooms do with what is theirs
(`bot/shared/owning.py`).

What a process has it keeps until it is gone, or gives it back to one that serves its shard.
What is left of one that is gone is taken by those that serve its shard, or by any where none
does.
"""

import time
from collections.abc import Sequence, Set

from bot.config import Server
from bot.shared.notices import Notice
from bot.shared.owning import ElsewhereError, Kind, Thing, WaitsError
from bot.shared.shards import SHARD
from bot.store.nodes import USUAL, Nodes, Times
from bot.store.postgres import Node, Postgres
from bot.store.wire import DatabaseWire

GRACE_HOURS = 24
"""For how long a duel waits that no process can go on with that runs."""
_NO_ONE = 0
_SHARD = SHARD.format(count="?2")
_RUNS = "EXISTS (SELECT 1 FROM nodes WHERE id = leases.node AND alive AND id <> ?3)"
_WAITING = (
    "coalesce(?3 = ANY(leases.refused) "
    f"AND leases.waits > now() - interval '{GRACE_HOURS} hours', FALSE)"
)
_TAKE = (
    "INSERT INTO leases (kind, thing, node) "
    "SELECT CAST(?1 AS TEXT), CAST(?2 AS BIGINT), id FROM nodes "
    "WHERE id = ?3 AND alive ON CONFLICT (kind, thing) DO UPDATE SET stopped = "
    "coalesce((SELECT lived FROM nodes WHERE id = leases.node), leases.stopped), "
    "epoch = leases.epoch + CASE WHEN leases.node = ?3 THEN 0 ELSE 1 END, node = excluded.node "
    f"WHERE NOT {_RUNS} AND NOT {_WAITING} RETURNING waits IS NOT NULL"
)
_OF_WHOM = f"SELECT {_RUNS}, {_WAITING}, node FROM leases WHERE kind = ?1 AND thing = ?2"
_SERVED = (
    f"SELECT nodes.id FROM nodes JOIN (SELECT {_SHARD} AS shard FROM {{table}} WHERE id = ?1) "
    "AS its ON its.shard = ANY(mine) AND its.shard NOT IN ({here}) "
    "WHERE alive AND ready AND nodes.id <> ?3 AND NOT EXISTS (SELECT 1 FROM leases WHERE "
    "thing = ?1 AND kind = ?4 AND (node = ?3 OR nodes.id = ANY(refused))) LIMIT 1"
)
"""Who serves its shard, which this process neither serves nor has."""
_LEAVE = (
    f"UPDATE leases SET node = {_NO_ONE}, waits = coalesce(waits, now()), "
    "refused = array_append(refused, ?3) WHERE kind = ?1 AND thing = ?2 AND node = ?3 "
    f"AND coalesce(waits, now()) > now() - interval '{GRACE_HOURS} hours' RETURNING 1"
)
_GOES_ON = (
    "UPDATE leases SET waits = NULL, refused = "
    "ARRAY(SELECT id FROM nodes WHERE alive AND id = ANY(refused)) "
    "WHERE kind = ?1 AND thing = ?2 AND node = ?3"
)
"""Those that cannot are not asked again as long as they run."""
_GIVE_BACK = (
    f"UPDATE leases SET node = {_NO_ONE}, stopped = ?4 "
    "WHERE kind = ?1 AND thing = ?2 AND node = ?3"
)
_GOING_ON = {
    Kind.DUEL: ("matches", "status = 'open'"),
    Kind.EVENT: ("events", "open = 1"),
}
_UNTOLD = "(tidied = 0 AND status IN ('over', 'stopped'))"
"""A duel that is over, and whose result nobody has told yet."""


class Leases:
    """What this process has."""

    def __init__(
        self, node: Node, server: Server, database: Postgres, times: Times = USUAL
    ) -> None:
        self.lost: Notice[Thing | None] = node.lost
        self.freed = Notice[None]()
        self._node = node
        self._database = database
        self._nodes = Nodes(node, server, database, times)
        self.wire = DatabaseWire(node, server)
        self._waiting: set[Thing] = set()
        """What has waited until it was taken."""
        self._unserved: Set[int] = frozenset()
        """The shards for which there is no process."""

    @property
    def of_duels(self) -> str:
        """What a statement says to reach only its own rows by their column `match`."""
        mine = f"SELECT thing FROM leases WHERE kind = 'duel' AND node = {self._node.id}"
        return f" WHERE match IN ({mine})"

    async def begin(self) -> None:
        """Be there for the others; UnavailableError or StoreError where that cannot be."""
        await self._nodes.begin(self._look)
        await self.wire.begin()

    async def end(self) -> None:
        """Have nothing any more: others may take it at once."""
        await self.wire.end()
        await self._nodes.end()

    async def is_ready(self) -> None:
        """Note that this process goes on with what is its: it takes over from others."""
        self._nodes.is_ready = True

    async def take(self, thing: Thing) -> bool:
        """Have it from now on; ElsewhereError where another process that runs has it."""
        values = thing.kind, thing.id, self._node.id
        server = await self._served_by(thing)
        taken = None if server is not None else await self._database.row(_TAKE, values)
        if taken is None:
            found = await self._database.row(_OF_WHOM, values)
            runs, waits, owner = (False, False, None) if found is None else found
            if waits and not runs:
                raise WaitsError(f"{thing.kind} {thing.id} waits for another version")
            told = f"another process has {thing.kind} {thing.id}"
            raise ElsewhereError(told, owner if runs else server)
        if taken[0]:
            self._waiting.add(thing)
        return True

    async def _served_by(self, thing: Thing) -> int | None:
        """The process that is to have it rather than this one, if one is there for it."""
        shards = self._node.part.shards
        if len(shards.ids) == shards.count:
            return None
        here = ", ".join(map(str, shards.ids))
        asked = _SERVED.format(table=_GOING_ON[thing.kind][0], here=here)
        values = thing.id, shards.count, self._node.id, thing.kind
        row = await self._database.row(asked, values)
        return None if row is None else row[0]

    async def leave(self, thing: Thing) -> bool:
        """Let go of what this process cannot go on with, unless it has waited long enough."""
        left = await self._database.row(_LEAVE, (thing.kind, thing.id, self._node.id))
        if left is not None:
            self.lost.tell(thing)
        return left is not None

    async def goes_on(self, thing: Thing) -> None:
        """Note that this process can go on with it."""
        if thing in self._waiting:
            await self._database.do(_GOES_ON, (thing.kind, thing.id, self._node.id))
            self._waiting.discard(thing)

    async def mine(
        self, kind: Kind, things: Sequence[int], *, new: bool = False
    ) -> Sequence[int]:
        """Those that no other process has that runs, of servers that are served here.

        Only what is `new` is what this process has not yet; once it is settled also what
        nobody serves, or only those who cannot go on with it.
        """
        if not things:
            return ()
        table, _ = _GOING_ON[kind]
        among = f"{table}.id IN ({', '.join(map(str, things))})"
        values = kind, self._node.part.shards.count, self._node.id
        rows = await self._database.rows(self._found(table, among, new=new), values)
        found = {row[0] for row in rows}
        return [each for each in things if each in found]

    def serves(self, guild: int | None, *, new: bool = False) -> bool:
        """Whether the shard of that server is served here; what is private is of shard 0.

        Only what is `new` is of a shard that no process serves which runs.
        """
        shards = self._node.part.shards
        return shards.of(guild) in self._unserved if new else shards.serve(guild)

    async def stopped_at(self, duel: int) -> float | None:
        """Until when the process ran that had the duel before; None where none had."""
        statement = "SELECT stopped FROM leases WHERE kind = 'duel' AND thing = ?"
        row = await self._database.row(statement, (duel,))
        return None if row is None else row[0]

    def _found(self, table: str, among: str, *, new: bool) -> str:
        """What finds those `among` them that are to be had here."""
        here = ", ".join(map(str, self._node.part.shards.ids))
        served = f"{_SHARD} IN ({here})"
        if new and self._nodes.is_settled:
            served = f"({served} OR NOT {_served_where('alive')})"
        had = "AND leases.node IS DISTINCT FROM ?3" if new else ""
        return (
            f"SELECT {table}.id FROM {table} LEFT JOIN leases "
            f"ON kind = ?1 AND thing = {table}.id WHERE {among} AND NOT {_RUNS} "
            f"AND NOT {_WAITING} AND {served} {had}"
        )

    async def _look(self) -> None:
        """Take note of what is there to take, and give back what others serve."""
        if not self._nodes.is_ready:
            return
        is_free = await self._is_less_served()
        for kind, (table, goes_on) in _GOING_ON.items():
            values = kind, self._node.part.shards.count, self._node.id
            among = f"({goes_on} OR {_UNTOLD})" if kind is Kind.DUEL else goes_on
            found = f"{self._found(table, among, new=True)} LIMIT 1"
            is_free |= await self._database.row(found, values) is not None
            await self._give_back(kind, table, goes_on)
        if is_free:
            self.freed.tell(None)

    async def _is_less_served(self) -> bool:
        """Whether there are shards that no process serves any more, and one did."""
        if not self._nodes.is_settled:
            return False
        before = self._unserved
        rows = await self._database.rows("SELECT unnest(mine) FROM nodes WHERE alive")
        self._unserved = {*range(self._node.part.shards.count)} - {row[0] for row in rows}
        return not self._unserved <= before

    async def _give_back(self, kind: Kind, table: str, goes_on: str) -> None:
        here = ", ".join(map(str, self._node.part.shards.ids))
        theirs = await self._database.rows(
            f"SELECT {table}.id FROM {table} JOIN leases ON kind = ?1 AND thing = {table}.id "
            f"WHERE {goes_on} AND leases.node = ?3 AND NOT {_SHARD} IN ({here}) "
            f"AND {_served_where('alive AND ready')}",
            (kind, self._node.part.shards.count, self._node.id),
        )
        for (number,) in theirs:
            self.lost.tell(Thing(kind, number))
            await self._database.do(_GIVE_BACK, (kind, number, self._node.id, time.time()))


def _served_where(is_there: str) -> str:
    """Whether there is a process for its shard that has not said it cannot go on with it."""
    able = "id <> ALL(coalesce(leases.refused, '{}'))"
    return f"({_SHARD} IN (SELECT unnest(mine) FROM nodes WHERE {is_there} AND {able}))"
