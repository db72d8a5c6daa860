"""The database: an SQLite file or one on a server, opened once, with numbered migrations."""

import asyncio
import math
import sqlite3
from pathlib import Path
from typing import Protocol, Self

from bot.config import Server
from bot.decks.share_store import Shares
from bot.decks.store import Decks
from bot.duels.clocks.store import Clocks
from bot.duels.lobby.counter_store import Counters
from bot.duels.lobby.gathering.store import Gatherings
from bot.duels.lobby.store import Challenges
from bot.duels.moderating.store import Moderation
from bot.duels.store.hand_overs import HandOvers
from bot.duels.store.hands_seen import HandsSeen
from bot.duels.store.journal import Journal
from bot.duels.store.ledger import Ledgers
from bot.duels.store.matches import Matches
from bot.duels.store.newcomers import Newcomers
from bot.duels.store.shown_decks import ShownDecks
from bot.duels.store.told import ToldLogs
from bot.hosting.store.drafts import EventDrafts
from bot.hosting.store.events import EventPosts, Events, EventTables
from bot.hosting.store.times import EventClocks
from bot.ladder.store import Ladders
from bot.people.quiet import QuietHours
from bot.people.store import People, Settings
from bot.privacy.kept import KEPT
from bot.privacy.store import Leavings
from bot.puzzles.store import Puzzles
from bot.readings.store import Reports
from bot.replays.store import Replays
from bot.shared.database import Database
from bot.shared.known_commands import KnownCommands
from bot.shared.owning import Alone, Owners, Part
from bot.store.opening import StoreError, installed, is_of_today, made_ready, scripts, why
from bot.store.sqlite import Sqlite

FRESH = 5.0
"""Seconds for which what was read is relied on where other processes change it, too."""

__all__ = ["Store", "StoreError"]


class OpenDatabase(Database, Protocol):
    """A database that was opened, and can be closed."""

    async def close(self) -> None:
        """Let go of it; everything accepted is already in it."""


class Store:
    """The open database. Each table has a class of its own."""

    def __init__(
        self, database: OpenDatabase, owners: Owners | None = None, *, shared: bool = False
    ) -> None:
        """Where it is `shared`, other processes write it too; `owners` know what is whose."""
        lasts = FRESH if shared else math.inf
        self.database = database
        self.owners: Owners = owners or Alone()
        self.matches = Matches(database)
        self.newcomers = Newcomers(database)
        self.journal = Journal(database)
        self.ledger = Ledgers(database, self.matches)
        self.clocks = Clocks(database, self.owners)
        self.shown_decks = ShownDecks(database)
        self.hands_seen = HandsSeen(database)
        self.hand_overs = HandOvers(database)
        self.told_logs = ToldLogs(database)
        self.replays = Replays(database)
        self.decks = Decks(database)
        self.shares = Shares(database)
        self.events = Events(database)
        self.event_drafts = EventDrafts(database)
        self.event_tables = EventTables(database)
        self.event_posts = EventPosts(database)
        self.event_clocks = EventClocks(database)
        self.challenges = Challenges(database)
        self.gatherings = Gatherings(database)
        self.counters = Counters(database)
        self.reports = Reports(database)
        self.moderation = Moderation(database)
        self.puzzles = Puzzles(database)
        self.settings = Settings(database)
        self.people = People(database, lasts)
        self.quiet = QuietHours(database, lasts)
        self.commands = KnownCommands(database)
        self.ladders = Ladders(database)
        self.leavings = Leavings(database, KEPT)

    @classmethod
    async def open(
        cls,
        place: Path | Server | str,
        *,
        alone: bool = False,
        unchanged: bool = False,
        part: Part | None = None,
    ) -> Self:
        """The database there, made or brought up to date; StoreError where it cannot be.

        ":memory:" is a database that lasts as long as the store. One on a server is had by no
        other bot where it is had `alone`, or by those alone who serve a `part` as well; a file
        is locked by who opens it. One that is to stay `unchanged` is neither made nor brought
        up to date.
        """
        if isinstance(place, Server):
            with installed():
                from bot.store.on_server import opened, shared
            if part is not None:
                return cls(*await shared(place, part), shared=True)
            there = await opened(place, alone=alone, unchanged=unchanged)
            return cls(there, shared=not alone)
        if unchanged:
            await asyncio.to_thread(is_of_today, Path(place))
        version = await asyncio.to_thread(made_ready, place)
        try:
            database = await Sqlite.open(place)
        except (OSError, sqlite3.Error) as problem:
            raise StoreError(why(place, problem)) from problem
        try:
            await database.migrate(await asyncio.to_thread(scripts, version))
        except (OSError, sqlite3.Error) as problem:
            await database.close()
            raise StoreError(why(place, problem)) from problem
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Let go of the database; everything accepted is already in it."""
        await self.owners.end()
        await self.database.close()
