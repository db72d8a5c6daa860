"""The bot itself: what every command may reach."""

import asyncio
import logging
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.duels.after.publishing import Publishing
from bot.duels.after.tidying import Tidying
from bot.duels.clock import Clock, LoopClock
from bot.duels.lobby.invitations import Invitations
from bot.duels.lobby.lobby import Lobby, Places
from bot.duels.lobby.practising import PracticeTables
from bot.duels.lobby.tables import Tables
from bot.duels.picture.easel import Easel as BoardEasel
from bot.duels.presses.presses import slimmed
from bot.duels.stage.in_discord import DiscordStage
from bot.duels.table.sessions import Sessions
from bot.finding.lookup import Lookup
from bot.games import GAMES
from bot.hosting.ongoing.hosted import Hosted as HostedEvent
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.organising.proposals import Proposals
from bot.hosting.pictures.easel import Easel
from bot.hosting.signing_up.in_discord import DiscordEventStage
from bot.hosting.tables.acting import Acting
from bot.hosting.tables.clashes import Clashes
from bot.hosting.tables.floor import Floor
from bot.hosting.tables.running import Rounds
from bot.library.library import Library
from bot.rules.notes import RuleNotes
from bot.rules.wording import Wording
from bot.rulings.trying import Trials
from bot.sandbox.seam import find_gateway
from bot.shared.announcing import announce
from bot.shared.buckets import learn_first
from bot.shared.budget import Budget, traced
from bot.shared.discord_time import DiscordTime, Seen
from bot.shared.disk import done, words_for
from bot.shared.keystrokes import Keystrokes
from bot.shared.lateness import comes_too_late
from bot.shared.reach import Reach
from bot.shared.text import note
from bot.shared.typed import accepted
from bot.shared.watchdog import Watchdog
from bot.shared.words import CommandWords, language_of, say
from bot.shared.worker_threads import Beside
from bot.store import Store
from engine.core.cards import Nickname
from engine.core.game import Game

_log = logging.getLogger(__name__)

COGS: Sequence[str] = (
    "bot.duels.commands",
    "bot.duels.lobby.commands",
    "bot.duels.lobby.deck_buttons",
    "bot.duels.moderating.commands",
    "bot.duels.help",
    "bot.people.commands",
    "bot.decks.commands",
    "bot.cards.commands",
    "bot.cards.search_commands",
    "bot.cards.message_commands",
    "bot.rulings.commands",
    "bot.rulings.trial_commands",
    "bot.rules.commands",
    "bot.library.commands",
    "bot.hosting.commands.groups",
    "bot.hosting.commands.events",
    "bot.hosting.commands.organise",
    "bot.hosting.commands.tables",
    "bot.hosting.commands.look",
    "bot.hosting.commands.export",
    "bot.duels.presses.unclaimed_presses",
)
"""The modules of commands, each with `async def setup(client)`."""
_GUILDS_SECONDS = 0.5
_LEAVING_SECONDS = 1.0
"""For how long presses that were taken are still answered, once no new ones arrive."""
_CALLBACKS = ("CommandTree-invoker", "discord-ui-")
_LISTENERS = "discord.py: on_interaction"
"""How discord.py names its tasks that answer interactions."""
PRESSES_AT_ONCE = 8
"""How many presses are worked on together; the others wait, and commands get their turn."""


class Tree(app_commands.CommandTree["Client"]):
    """The slash commands, which never leave a failure unanswered."""

    async def interaction_check(self, interaction: discord.Interaction["Client"], /) -> bool:
        """Let no text be too long for those who search for it."""
        return await accepted(interaction)

    async def on_error(
        self, interaction: discord.Interaction["Client"], error: app_commands.AppCommandError, /
    ) -> None:
        """Say what is wrong, or that something is; the traceback is for the log alone."""
        command = interaction.command
        called = f"/{command.qualified_name}" if command else "A command"
        asked = f"{called} of {interaction.user.id}"
        if comes_too_late(error):
            _log.info("%s was answered too late: %s", asked, error)
            return
        language = language_of(interaction.locale)
        key = "went-wrong"
        if isinstance(error, app_commands.MissingPermissions):
            key = "needs-manage-server"
        elif isinstance(error, app_commands.NoPrivateMessage):
            key = "only-on-a-server"
        elif isinstance(error.__cause__, sqlite3.Error):
            key, problem = words_for(error.__cause__), error.__cause__
            _log.error("%s could not be %s: %s", asked, done(problem), problem)
        else:
            _log.error("%s could not be answered", asked, exc_info=error)
        view = note(say(language, key))
        try:
            if interaction.response.is_done():
                await interaction.followup.send(view=view, ephemeral=True)
            elif interaction.type is not discord.InteractionType.autocomplete:
                await interaction.response.send_message(view=view, ephemeral=True)
        except discord.HTTPException as refused:
            _log.warning("An apology could not be sent: %s", refused)


class Client(commands.Bot):
    """Our Discord client: slash commands and buttons, with no intent beyond the servers."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game] = GAMES,
        clock: Clock | None = None,
        library: Library | None = None,
        budget: Budget | None = None,
        nicknames: Sequence[Nickname] = (),
    ) -> None:
        self.reach = Reach(self)
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=_GUILDS_SECONDS,
            max_messages=None,
            http_trace=traced(budget or Budget(), lambda status: self.reach.heard(status)),
        )
        learn_first(self.http)
        self.store = store
        self.games = games
        self._open_library(library, nicknames)
        self.time = DiscordTime()
        self.watchdog = Watchdog()
        self.line = asyncio.Semaphore(PRESSES_AT_ONCE)
        self.stage = DiscordStage(self, self.time, BoardEasel(lambda: self.watchdog.is_lagging))
        clock = clock or LoopClock()
        self.sessions = Sessions(store, games, self.stage, clock)
        self.keystrokes = Keystrokes()
        self.drawing = Beside("pictures", 1)
        self._open_lobby(clock)
        self._open_events(clock)
        self.announcing: asyncio.Task[None] | None = None
        """Ends when Discord knows the commands; begun when the client has logged in."""
        self._resuming: asyncio.Task[None] | None = None
        self._is_leaving = False
        self._take_each_interaction_once()

    def _open_library(self, given: Library | None, nicknames: Sequence[Nickname]) -> None:
        self.library = given or Library()
        self._own_library = None if given else self.library
        self.lookup = Lookup(self.games, self.library, nicknames)
        self.notes = RuleNotes(self.games.values())
        terms = (term for game in self.games.values() for term in game.terms)
        self.wording = Wording(terms)

    def _open_lobby(self, clock: Clock) -> None:
        invitations = Invitations(self, self.store, self.games, clock)
        self.tidying = Tidying(self, self.store, invitations, clock)
        self.stage.when_closed = self.tidying.begin
        self.publishing = Publishing(self, self.store.shown_decks)
        self.tables = Tables(self, self.store, self.sessions)
        places = Places(self.tables, PracticeTables(self, self.sessions))
        self.lobby = Lobby(self.store, self.games, self.library, places, invitations)

    def _open_events(self, clock: Clock) -> None:
        self.hosts = Hosts(self.store, clock, self.reach.is_there)
        for change in ("on_connect", "on_resumed", "on_disconnect"):
            self.add_listener(self._note_time, change)
        stage = DiscordEventStage(self, self.store, self.games, self.time)
        self.event_stage = stage
        self.hosts.watch(stage.watch)
        self.easel = Easel()
        self.trials = Trials()
        self.clashes = Clashes(self.hosts, self.store)
        self.floor = Floor(self, self.store, self.sessions, clock, self.easel, self.clashes)
        self.floor.when_posted = stage.changed
        self.floor.before_closing = stage.show_now
        self.proposals = Proposals()
        self.rounds = Rounds(self.hosts, self.store, self.sessions, clock, stage, self.floor)
        self.floor.when_closed = self._let_go
        self.tidying.when_told = self.rounds.duel_over
        self.acting = Acting(
            self.hosts, self.store, self.games, self.tables, self.floor.threads
        )

    async def _note_time(self) -> None:
        """Have events note at once that players can be reached again, or no more."""
        self.hosts.look()

    def _let_go(self, event: HostedEvent) -> None:
        for each in (self.rounds, self.event_stage, self.hosts):
            each.let_go(event)

    async def setup_hook(self) -> None:
        """Load the commands; Discord learns of them beside everything else."""
        await find_gateway(self.http)
        await self.tree.set_translator(CommandWords())
        for cog in COGS:
            await self.load_extension(cog)
        self.watchdog.start()  # what loading takes, nobody waits for: the gateway is not open
        self.announcing = asyncio.create_task(self._announce())
        self._resuming = asyncio.create_task(self._resume())
        self.lookup.refresh()

    def is_closed(self) -> bool:
        """Whether the client has left Discord for good, or is about to."""
        return self._is_leaving or super().is_closed()

    async def close(self) -> None:
        """Leave Discord; every duel is on disk and goes on at the next start."""
        self._is_leaving = True
        # discord.py leaves its own wait for the servers running, which then finds no loop
        waiting = self._connection._ready_task
        for task in (self._resuming, self.announcing, waiting):
            if task is not None:
                task.cancel()
        await self._leave()
        self.watchdog.stop()
        self.lookup.stop()
        self.easel.stop()
        self.trials.stop()
        self.drawing.stop()
        self.lobby.invitations.stop()
        self.tidying.stop()
        await self.rounds.keep_time()
        self.reach.stop()
        self.rounds.stop()
        self.floor.stop()
        await self.sessions.keep_time()
        self.sessions.sleep()
        self.stage.stop()
        self.event_stage.stop()
        await super().close()
        if self._own_library is not None:  # one that was given serves the next client too
            await self._own_library.close()

    async def _resume(self) -> None:
        """Wake what was going on when the bot was stopped."""
        await self.lobby.invitations.resume()
        await self.tidying.resume()
        await self.sessions.resume()
        await self.hosts.resume()

    async def _announce(self) -> None:
        try:
            await announce(self.tree, self.store.commands, self.http.token or "")
        except Exception:
            _log.exception("The commands cannot be made known to Discord")

    def _take_each_interaction_once(self) -> None:
        """Pass over what Discord delivers a second time: it would be refused as answered."""
        parsers, seen = self._connection.parsers, Seen()
        parse = parsers["INTERACTION_CREATE"]

        def parse_once(data: dict[str, Any]) -> None:
            interaction = int(data["id"])
            self.time.hear(interaction)
            if seen.is_new(interaction):
                parse(slimmed(data))

        parsers["INTERACTION_CREATE"] = parse_once

    async def _leave(self) -> None:
        """Leave the gateway, and let presses that have arrived be answered, for a while."""
        names = [(task, task.get_name()) for task in asyncio.all_tasks()]
        listeners = [task for task, name in names if name == _LISTENERS]
        under_way = [task for task, name in names if name.startswith(_CALLBACKS)]
        if self.ws is not None and self.ws.open:
            under_way.append(asyncio.create_task(self.ws.close(code=1000)))
        if under_way:
            await asyncio.wait(under_way, timeout=_LEAVING_SECONDS)
        for task in (*listeners, *under_way):
            task.cancel()
        await asyncio.gather(*listeners, *under_way, return_exceptions=True)
