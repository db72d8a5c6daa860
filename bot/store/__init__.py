"""The database: one SQLite file, opened once, with numbered migrations."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Self

import aiosqlite

from bot.decks.share_store import Shares
from bot.decks.store import Decks
from bot.duels.clocks.store import Clocks
from bot.duels.lobby.counter_store import Counters
from bot.duels.lobby.gathering.store import Gatherings
from bot.duels.lobby.store import Challenges
from bot.duels.moderating.store import Moderation
from bot.duels.store.hand_overs import HandOvers
from bot.duels.store.journal import Journal
from bot.duels.store.matches import Matches
from bot.duels.store.newcomers import Newcomers
from bot.duels.store.shown_decks import ShownDecks
from bot.duels.store.told import ToldLogs
from bot.hosting.store.drafts import EventDrafts
from bot.hosting.store.events import EventPosts, Events, EventTables
from bot.hosting.store.times import EventClocks
from bot.people.quiet import QuietHours
from bot.people.store import People, Settings
from bot.puzzles.store import Puzzles
from bot.readings.store import Reports
from bot.replays.store import Replays
from bot.shared.known_commands import KnownCommands
from bot.store.opening import StoreError, made_ready, migrations, why

__all__ = ["Store", "StoreError"]

PATIENCE = 500
"""Milliseconds a write waits for another program to let go of the file.

A press has to be answered within three seconds, and may wait behind other writes.
"""


class Store:
    """The open database. Each table has a class of its own.

    The connection is in autocommit: one statement is one transaction unless BEGIN is said.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self.connection = connection
        self.matches = Matches(connection)
        self.newcomers = Newcomers(connection)
        self.journal = Journal(connection)
        self.clocks = Clocks(connection)
        self.shown_decks = ShownDecks(connection)
        self.hand_overs = HandOvers(connection)
        self.told_logs = ToldLogs(connection)
        self.replays = Replays(connection)
        self.decks = Decks(connection)
        self.shares = Shares(connection)
        self.events = Events(connection)
        self.event_drafts = EventDrafts(connection)
        self.event_tables = EventTables(connection)
        self.event_posts = EventPosts(connection)
        self.event_clocks = EventClocks(connection)
        self.challenges = Challenges(connection)
        self.gatherings = Gatherings(connection)
        self.counters = Counters(connection)
        self.reports = Reports(connection)
        self.moderation = Moderation(connection)
        self.puzzles = Puzzles(connection)
        self.settings = Settings(connection)
        self.people = People(connection)
        self.quiet = QuietHours(connection)
        self.commands = KnownCommands(connection)

    @classmethod
    async def open(cls, path: Path | str) -> Self:
        """The database at `path`, made or brought up to date; StoreError where it cannot be.

        ":memory:" is a database that lasts as long as the store.
        """
        version = await asyncio.to_thread(made_ready, path)
        try:
            connection = await aiosqlite.connect(path, isolation_level=None)
        except (OSError, sqlite3.Error) as problem:
            raise StoreError(why(path, problem)) from problem
        try:
            await connection.execute("PRAGMA journal_mode = WAL")
            await connection.execute("PRAGMA synchronous = FULL")
            await connection.execute("PRAGMA foreign_keys = ON")
            await _migrate(connection, version)
            await connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        except (OSError, sqlite3.Error) as problem:
            await connection.close()
            raise StoreError(why(path, problem)) from problem
        except BaseException:
            await connection.close()
            raise
        return cls(connection)

    async def close(self) -> None:
        """Close the file; everything accepted is already in it."""
        await self.connection.close()


async def _migrate(connection: aiosqlite.Connection, version: int) -> None:
    """Bring a database of this version up to date."""
    for number, file in migrations().items():
        if number > version:
            script = await asyncio.to_thread(file.read_text, encoding="utf-8")
            await connection.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
            )
