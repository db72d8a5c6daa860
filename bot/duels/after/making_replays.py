"""Makes replays: in this process, or in one of its own that takes only time nobody else wants.

What makes one plays the duel again, which holds up a loop in the same process: Python lets only
one thread run at a time.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from bot import __version__
from bot.config import Server
from bot.duels.after.archiving import ArchiveStore
from bot.duels.match.recording import marked, recorded
from bot.duels.outcome.results import ended_words
from bot.duels.store.ledger import Ledgers
from bot.duels.store.records import Status
from engine.core.game import Game

_log = logging.getLogger(__name__)
_TO_START = 300.0
_FOR_EACH = 120.0
"""Seconds, many times what is needed, also where others take the processors: then it hangs."""
_LAST_WORDS = 500


class MakingStore(ArchiveStore, Protocol):
    """The tables that are needed to make replays."""

    @property
    def ledger(self) -> Ledgers:
        """What was told."""


class Here:
    """Makes them in this process, beside its loop."""

    def __init__(self, store: MakingStore, games: Mapping[str, Game]) -> None:
        self._store = store
        self._games = games

    async def make(self, matches: Sequence[int]) -> None:
        """Have the replays of these on disk; what goes wrong is logged."""
        for match in matches:
            await self.made(match)

    async def made(self, match: int) -> bool | None:
        """Keep the replay of a duel: whether it can be told; None where that went wrong."""
        try:
            return await self._make(match)
        except Exception:
            _log.exception("The replay of duel %s cannot be made", match)
            return None

    def stop(self) -> None:
        """Nothing goes on that could be stopped."""

    async def _make(self, match: int) -> bool:
        record = await self._store.matches.load(match)
        if record is None or record.status is Status.OPEN:
            return False
        written, game = await self._store.ledger.read(match), self._games.get(record.game)
        replay = None
        if game is not None:
            nameless, told = marked(record, written)

            def ended(by_game: str, language: str) -> str:
                return ended_words(nameless, by_game, language)

            replay = await asyncio.to_thread(recorded, game, nameless, told, ended)
        await self._store.replays.keep(match, __version__, replay)
        return replay is not None


class Apart:
    """Makes them by `python -m bot archive`, in a process of its own at the lowest priority."""

    def __init__(self, database: Path | Server, library: Path) -> None:
        where = database.address if isinstance(database, Server) else str(database)
        self._files = {"DUELKEEPER_DATABASE": where, "DUELKEEPER_LIBRARY": str(library)}
        self._process: asyncio.subprocess.Process | None = None

    async def make(self, matches: Sequence[int]) -> None:
        """Have the replays of these on disk; it takes a few seconds, most of them to start."""
        self._process = process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "archive", *map(str, matches)),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, **self._files},
        )
        try:
            async with asyncio.timeout(_TO_START + _FOR_EACH * len(matches)):
                _, said = await process.communicate()
        except TimeoutError:
            _log.warning("Making the replays of duels %s took too long", list(matches))
            return
        finally:
            self.stop()
        if process.returncode:
            words = said.decode(errors="replace")[-_LAST_WORDS:]
            _log.warning("Making replays ended with %s: %s", process.returncode, words)

    def stop(self) -> None:
        """End the process; at the next start what is missing is made."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
