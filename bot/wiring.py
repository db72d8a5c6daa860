"""The house, put together: each room is built once, after those it stands on.

Belongs here: in which order rooms are built, and what each is handed.
Does not belong here: what a room does, and Discord's part, which is `bot.client`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import discord
from discord import ui

import bot
from bot.decks.pasted import PastedLists
from bot.duels.after.analysis import Analysis
from bot.duels.after.archiving import Archive, Making
from bot.duels.after.making_replays import Here
from bot.duels.after.publishing import Publishing
from bot.duels.after.replay_pictures import ReplayPictures
from bot.duels.after.tidying import Tidying
from bot.duels.clock import Clock, LoopClock
from bot.duels.lobby.consenting import Consents
from bot.duels.lobby.gathering.open_tables import OpenTables
from bot.duels.lobby.invitations import Invitations
from bot.duels.lobby.lobby import Lobby, Places
from bot.duels.lobby.practising import PracticeTables
from bot.duels.lobby.tables import Tables
from bot.duels.picture.easel import Easel as BoardEasel
from bot.duels.stage.in_discord import DiscordStage
from bot.duels.store.records import MatchRecord
from bot.duels.table.sessions import Sessions
from bot.finding.lookup import Lookup
from bot.games import GAMES, SHELVED
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.organising.proposals import Proposals
from bot.hosting.pictures.easel import Easel
from bot.hosting.rights import organises, plays_beside
from bot.hosting.signing_up.in_discord import DiscordEventStage
from bot.hosting.tables.acting import Acting
from bot.hosting.tables.clashes import Clashes
from bot.hosting.tables.floor import Floor
from bot.hosting.tables.locking import Locks
from bot.hosting.tables.running import Rounds
from bot.ladder.counting import Counting
from bot.library.library import Library
from bot.privacy.leaving import Farewells, Rooms
from bot.privacy.retention import Keeping, Retention
from bot.puzzles.posts import PuzzlePosts
from bot.readings.gate import Gate
from bot.replays.playing import Playing
from bot.rules.notes import RuleNotes
from bot.rules.wording import Wording
from bot.rulings.trying import Trials
from bot.shared.discord_time import DiscordTime
from bot.shared.figures import Arrivals, Day
from bot.shared.heartbeat import Heartbeat
from bot.shared.host import Interaction
from bot.shared.insisting import insist
from bot.shared.keystrokes import Keystrokes
from bot.shared.notices import Notice
from bot.shared.relaying import Relaying
from bot.shared.watchdog import Watchdog
from bot.shared.worker_threads import Beside
from bot.store import Store
from bot.store.status import Counts, counted
from engine.core.cards import Nickname
from engine.core.game import Game

_log = logging.getLogger(__name__)
ROOMS = (
    "figures",
    "people",
    "replays",
    "library",
    "readings",
    "rules",
    "finding",
    "decks",
    "rulings",
    "cards",
    "duels",
    "puzzles",
    "hosting",
    "ladder",
    "privacy",
)
"""Where commands, buttons and menus are found."""
PRESSES_AT_ONCE = 8
"""How many presses are worked on together; the others wait, and commands get their turn."""


class House:
    """All rooms, and what each was handed."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        *,
        games: Mapping[str, Game] = GAMES,
        clock: Clock | None = None,
        library: Library | None = None,
        nicknames: Sequence[Nickname] = (),
        reaches: Callable[[], bool] = lambda: True,
        making: Making | None = None,
        keeping: Keeping | None = None,
    ) -> None:
        """`reaches` tells whether players can be reached now, `keeping` for how long is kept.

        By `making` replays are made as soon as duels end; without it they are made in this
        process when somebody wants to watch one.

        A `library` that was given serves others too, and is not closed with the house.
        """
        self.store = store
        self.games = games
        self._client = client
        self.clock = clock or LoopClock()
        self.time = DiscordTime()
        self._watch_over(client)
        self.line = asyncio.Semaphore(PRESSES_AT_ONCE)
        self.keystrokes = Keystrokes()
        self.drawing = Beside("pictures", 1)
        self.pasted = PastedLists()
        self.writing_files = Beside("files", 1)
        self._told = Notice[MatchRecord]()
        """Of each duel that is over, once its result is told."""
        self._closed = Notice[Hosted]()
        """Of each event that was shown for the last time."""
        self._build_library(library, nicknames)
        self._build_duels(making)
        self._build_events(reaches)
        self._build_ladders()
        self._build_privacy(keeping or Keeping())

    @property
    def beside(self) -> Beside:
        """The thread in which is searched."""
        return self.lookup.beside

    def _watch_over(self, client: discord.Client) -> None:
        self._is_stopped = False
        self._taking: asyncio.Task[None] | None = None
        self.store.owners.freed.hear(self._take_over)
        self.day = Day()
        self.arrivals = Arrivals(self.day)
        self.relaying = Relaying(self.store.owners.wire, self.time, self.arrivals)
        self.watchdog = Watchdog()
        self.heartbeat = Heartbeat(
            self.counted,
            lambda: client.latency,
            lambda: self.watchdog.lags.worst,
        )

    @property
    def here(self) -> tuple[int, int]:
        """How many duels and events go on that this process has."""
        return self.sessions.going_on, len(self.hosts.going_on)

    @property
    def part(self) -> float:
        """Which part of all requests of the token this process may send, from 0 to 1."""
        return self.stage.part()

    async def counted(self) -> Counts:
        """What goes on; UnavailableError where the database cannot be read."""
        return await counted(self.store.database)

    async def game_in(self, channel: int) -> str | None:
        """The key of the game that is played in that channel, if one is."""
        session = await self.sessions.in_channel(channel)
        return None if session is None else session.game.key

    def _build_library(self, given: Library | None, nicknames: Sequence[Nickname]) -> None:
        self.library = given or Library()
        self._own_library = None if given else self.library
        self.lookup = Lookup(self.games, self.library, nicknames)
        games = self.games
        self.notes_of: Mapping[str, RuleNotes] = {key: RuleNotes([games[key]]) for key in games}
        shelved = games.get(SHELVED.key) or next(iter(games.values()), SHELVED)
        self.notes = self.notes_of.get(shelved.key) or RuleNotes([shelved])
        self.wording = Wording(shelved.terms)
        self.trials = Trials()

    def _build_duels(self, making: Making | None) -> None:
        client, store, games, clock = self._client, self.store, self.games, self.clock
        invitations = Invitations(client, store, games, clock)
        self.tidying = Tidying(client, store, invitations, clock, self._told)
        self.board_easel = BoardEasel(lambda: self.watchdog.is_lagging)
        self.stage = DiscordStage(client, self.time, self.board_easel, self.tidying)
        self.sessions = Sessions(store, games, self.stage, clock)
        self.archive = Archive(store, making or Here(store, games), clock)
        self.analysis = Analysis(store, games)
        self._makes_replays = making is not None
        if self._makes_replays:
            self._told.hear(self.archive.begin)
        self.replay_pictures = ReplayPictures(store.people, self.drawing)
        self.playing = Playing()
        self.publishing = Publishing(client, store.shown_decks)
        self.referees: Callable[[Interaction], Awaitable[bool]] = organises
        self.plays_beside: Callable[[Interaction, int], Awaitable[bool]] = plays_beside
        self.gate = Gate(store.reports, self.lookup.handed)
        self.tables = Tables(client, store, self.sessions, self.gate)
        practice = PracticeTables(client, self.sessions, self.gate)
        self.stage.unreached.hear(practice.unreached)
        places = Places(self.tables, practice)
        consents = Consents(client, store)
        self.lobby = Lobby(store, games, self.library, places, invitations, self.gate, consents)
        self.open_tables = OpenTables(client, store, self.lobby, self.tables, clock, self._told)
        self.puzzle_posts = PuzzlePosts(client, store, games, clock, self._told)

    def _build_events(self, reaches: Callable[[], bool]) -> None:
        client, store, clock, closed = self._client, self.store, self.clock, self._closed
        self.hosts = Hosts(store, clock, closed, reaches)
        self.event_stage = DiscordEventStage(
            client, self.hosts, self.games, store, self.time, closed
        )
        self.easel = Easel()
        self.proposals = Proposals()
        self.clashes = Clashes(self.hosts, store)
        self.locks = Locks(self.gate, self.games)
        self.floor = Floor(
            client,
            store=store,
            sessions=self.sessions,
            clock=clock,
            easel=self.easel,
            clashes=self.clashes,
            stage=self.event_stage,
            closed=closed,
        )
        self.hosts.gone.hear(self.floor.let_go)
        self.rounds = Rounds(
            self.hosts,
            store=store,
            sessions=self.sessions,
            clock=clock,
            stage=self.event_stage,
            floor=self.floor,
            clashes=self.clashes,
            locks=self.locks,
            told=self._told,
            closed=closed,
        )
        self.acting = Acting(self.hosts, store, self.games, self.tables, self.floor.threads)

    def _build_ladders(self) -> None:
        self.counting = Counting(self.store, self.games, self.hosts, self.clock, self._told)

    def _build_privacy(self, keeping: Keeping) -> None:
        going_on = self.sessions, self.lobby, self.open_tables, self.hosts
        rooms = Rooms(*going_on, self.archive, self.analysis, self.board_easel, self.pasted)
        retention = Retention(self.store.database, keeping)
        self.farewells = Farewells(self.store, rooms, retention, self.clock)
        self._told.hear(self.farewells.hear)
        self._closed.hear(self.farewells.hear)

    async def resume(self) -> None:
        """Wake what was going on when the bot was stopped.

        No failure of one room keeps another from it; while the database is away all wait.
        """
        await insist(self.lobby.invitations.resume, "Challenges are resumed")
        await insist(self.open_tables.resume, "Open tables are resumed")
        await insist(self.tidying.resume, "What is over is tidied up")
        await insist(self.sessions.resume, "Duels are resumed")
        await insist(self.hosts.resume, "Events are resumed")
        if self._makes_replays:
            await insist(self.archive.resume, "Replays that are missing are made")
        await insist(self.farewells.resume, "Who has left is forgotten")
        await insist(self.counting.resume, "Duels that were missed are counted")
        await self.store.owners.is_ready()

    def _take_over(self, _: None) -> None:
        """Go on with what other processes have left, of which none runs any more."""
        if not self._is_stopped and (self._taking is None or self._taking.done()):
            self._taking = asyncio.create_task(self._take())

    async def _take(self) -> None:
        await insist(partial(self.sessions.resume, new=True), "Duels are taken over")
        await insist(partial(self.hosts.resume, new=True), "Events are taken over")
        invitations = partial(self.lobby.invitations.resume, new=True)
        await insist(invitations, "Challenges are taken over")
        await insist(partial(self.open_tables.resume, new=True), "Open tables are taken over")
        await insist(partial(self.tidying.resume, new=True), "What others left is tidied up")

    async def stop(self) -> None:
        """Let everything rest; all of it is on disk, and goes on at the next start."""
        self._is_stopped = True
        self.store.owners.freed.ignore(self._take_over)
        self.relaying.close()
        if self._taking is not None:
            self._taking.cancel()
        self.watchdog.stop()
        self.heartbeat.stop()
        self.lookup.stop()
        self.easel.stop()
        self.trials.stop()
        self.drawing.stop()
        self.writing_files.stop()
        self.lobby.invitations.stop()
        self.open_tables.stop()
        self.tidying.stop()
        self.archive.stop()
        self.playing.stop()
        self.puzzle_posts.stop()
        self.farewells.stop()
        self.counting.stop()
        await self.rounds.keep_time()
        self.rounds.stop()
        self.floor.stop()
        await self.sessions.keep_time()
        self.sessions.stop()
        self.hosts.stop()
        self.stage.stop()
        self.event_stage.stop()

    async def close(self) -> None:
        """Let go of what belongs to this house alone, after everything else."""
        if self._own_library is not None:
            await self._own_library.close()


def modules() -> Iterator[ModuleType]:
    """The modules of all rooms, by name."""
    for room in sorted(ROOMS):
        yield from _modules_of(room)


@cache
def _modules_of(room: str) -> tuple[ModuleType, ...]:
    package = import_module(f"{bot.__name__}.{room}")
    names = (each.name for each in walk_packages(package.__path__, f"{package.__name__}."))
    return tuple(map(import_module, sorted(names)))


@cache
def components() -> tuple[type[ui.DynamicItem[Any]], ...]:
    """All buttons and menus of the rooms, to be answered in whatever message."""
    return tuple(
        each
        for module in modules()
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, ui.DynamicItem)
        if each.__module__ == module.__name__ and hasattr(each, "declared")
    )
