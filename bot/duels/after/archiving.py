"""Keeps how duels were told, so that they can be watched when rules and cards are others."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Protocol

from bot import __version__
from bot.duels.match.recording import recorded
from bot.duels.outcome.results import ended_words
from bot.duels.store.matches import Matches
from bot.duels.store.records import MatchRecord, Status
from bot.replays.frames import Replay
from bot.replays.store import Replays
from engine.core.game import Game

KEPT = 16
"""How many replays are kept in memory while they are watched."""


class ArchiveStore(Protocol):
    """The tables that are needed for it."""

    matches: Matches
    replays: Replays


class Archive:
    """The replays of duels that are over, made where they are missing, one at a time."""

    def __init__(self, store: ArchiveStore, games: Mapping[str, Game]) -> None:
        self._store = store
        self._games = games
        self._making = asyncio.Lock()
        self._read: OrderedDict[int, Replay] = OrderedDict()

    async def of(self, match: int) -> Replay | None:
        """How that duel was told; None while it goes on, and where it cannot be told."""
        found = self._read.pop(match, None)
        if found is None:
            if not await self._store.replays.has(match):
                async with self._making:
                    await self._make(match)
            found = await self._store.replays.of(match)
        if found is not None:
            self._read[match] = found
            if len(self._read) > KEPT:
                self._read.popitem(last=False)
        return found

    async def make_all(self) -> tuple[int, int]:
        """Make every replay that is missing: how many, and how many duels cannot be told."""
        made, lost = 0, 0
        for match in await self._store.replays.missing():
            async with self._making:
                is_told = await self._make(match)
            made, lost = made + is_told, lost + (not is_told)
        return made, lost

    async def _make(self, match: int) -> bool:
        """Keep the replay of a duel that is over; whether it can be told."""
        record = await self._store.matches.load(match)
        if record is None or record.status is Status.OPEN:
            return False
        answers, game = await self._store.matches.answers(match), self._games.get(record.game)
        replay = None
        if game is not None:

            def ended(by_game: str, language: str, record: MatchRecord = record) -> str:
                return ended_words(record, by_game, language)

            replay = await asyncio.to_thread(recorded, game, record, answers, ended)
        await self._store.replays.keep(match, __version__, replay)
        return replay is not None
