"""One event in memory: every decision is checked, kept and then takes effect."""

import asyncio
from collections.abc import Mapping, Sequence

from bot.duels.clock import Clock
from bot.events.event import Event
from bot.events.records import Entry, Paired, Record, Undone
from bot.events.results import Player
from bot.hosting.store import EventRecord, PlayerRecord
from bot.store import Store


class Hosted:
    """An event with its players; only `decide` changes how it stands."""

    def __init__(
        self,
        record: EventRecord,
        entries: Sequence[Entry],
        players: Mapping[Player, PlayerRecord],
        store: Store,
        clock: Clock,
    ) -> None:
        self.record = record
        self.entries = list(entries)
        self.players = dict(players)
        self.event = Event.of(record.terms, entries)
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()

    async def decide(self, *records: Record, by: Player | None = None) -> None:
        """Let records take effect, one after the other, once each is on disk.

        Raises RefusedError at the first that may not be made; those before it stand.
        """
        async with self._lock:
            for record in records:
                entry = Entry(record, by, round(self._clock.wall()))
                event = Event.of(self.record.terms, [*self.entries, entry])
                await self._store.events.add(self.record.id, len(self.entries), entry)
                self.entries.append(entry)
                self.event = event

    async def introduce(self, player: PlayerRecord) -> None:
        """Keep the name, the language and the deck of a player."""
        await self._store.events.keep_player(self.record.id, player)
        self.players[player.player] = player

    @property
    def paired(self) -> int | None:
        """The number of the record that paired the round under way; None before the first."""
        kept: list[int] = []
        for number, entry in enumerate(self.entries):
            if isinstance(entry.record, Paired):
                kept.append(number)
            elif isinstance(entry.record, Undone):
                kept.pop()
        return kept[-1] if kept else None
