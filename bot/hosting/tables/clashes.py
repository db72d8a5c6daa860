"""People who have tables in two events at once, and which of the two waits for the other.

A duel under way goes before a table at which none has begun; of two of these, the one that was
laid first. So no tables wait for each other, in however many events somebody plays. Events by
correspondence are played beside everything else, and take no part in this.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.events.event import Event, Phase
from bot.events.results import Player
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.ongoing.table import Table, round_under_way, tables_of
from bot.hosting.store.needs import EventStore
from bot.people.terms import ClockKind


@dataclass(frozen=True, slots=True)
class Clash:
    """A player of a table who has an open one in another event, too."""

    player: Player
    other: Hosted
    table: Table
    """The one in the other event."""
    waits: bool
    """Whether the player need not come before that one is over."""


class Clashes:
    """Finds them among the events that are in memory, as these stand now."""

    def __init__(self, hosts: Hosts, store: EventStore) -> None:
        self._hosts = hosts
        self._store = store

    def beside(self, hosted: Hosted) -> Sequence[Hosted]:
        """The other events under way that some of its people play in, too."""
        players = set(hosted.event.players)
        return [
            each
            for each in self._others(hosted)
            if each.event.phase is Phase.PLAYING and not players.isdisjoint(each.event.players)
        ]

    def also_in(self, hosted: Hosted, player: Player) -> Sequence[Hosted]:
        """The other events, begun or not, that they may be called to at the same time."""
        return [each for each in self._others(hosted) if _takes_part(each.event, player)]

    async def at(self, hosted: Hosted, table: Table) -> Sequence[Clash]:
        """Those of the table, by the numbers of the other events."""
        found: list[Clash] = []
        players = table.pairing.players
        for other in self.beside(hosted) if table.is_open else ():
            if not _await_one_of(other, players):
                continue
            for each in await tables_of(other, self._store):
                both = [one for one in players if one in each.pairing.players]
                if each.is_open:
                    found += [Clash(one, other, each, _waits(table, one, each)) for one in both]
        return found

    async def waiting(self, hosted: Hosted) -> Sequence[Table]:
        """The tables of the event that wait for somebody who plays in another one."""
        if not self.beside(hosted):
            return []
        tables = await tables_of(hosted, self._store)
        return [
            each for each in tables if any(clash.waits for clash in await self.at(hosted, each))
        ]

    def _others(self, hosted: Hosted) -> Sequence[Hosted]:
        if _is_slow(hosted):
            return []
        return [
            each
            for each in self._hosts.going_on
            if each.record.id != hosted.record.id and not _is_slow(each)
        ]


def _takes_part(event: Event, player: Player) -> bool:
    return player in (event.players or event.joined) and player not in event.gone


def _is_slow(hosted: Hosted) -> bool:
    return hosted.record.rules.clock is ClockKind.CORRESPONDENCE


def _await_one_of(hosted: Hosted, players: Sequence[Player]) -> bool:
    """Whether one of these has an open match in the event, before its tables are read."""
    one = round_under_way(hosted)
    return one is not None and any(
        each.table not in one.results and any(player in each.players for player in players)
        for each in one.pairings
    )


def _waits(table: Table, player: Player, other: Table) -> bool:
    """Whether the table waits while the player has to be at the other one."""
    if player not in table.not_come or table.duels or table.report is not None:
        return False
    was_first = other.record.id < table.record.id and other.report is None
    return other.duel is not None or was_first
