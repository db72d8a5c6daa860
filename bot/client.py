"""The bot itself: what every command may reach."""

import asyncio
import logging
from collections.abc import Mapping, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.budget import Budget, traced
from bot.clock import Clock, LoopClock
from bot.discord_stage import DiscordStage
from bot.games import GAMES
from bot.layouts.text import note
from bot.library.shelf import Library
from bot.lobby import Lobby
from bot.lookup import Lookup
from bot.rulenotes import RuleNotes
from bot.sessions import Sessions
from bot.store import Store
from bot.tables import Tables
from bot.words import CommandWords, language_of, say
from engine.core.game import Game

_log = logging.getLogger(__name__)

COGS: Sequence[str] = (
    "bot.cogs.duels",
    "bot.cogs.settings",
    "bot.cogs.decks",
    "bot.cogs.cards",
    "bot.cogs.card_search",
    "bot.cogs.card_messages",
    "bot.cogs.rulings",
    "bot.cogs.rules",
    "bot.cogs.admin",
    "bot.cogs.strays",
)
"""The modules of commands, each with `async def setup(client)`."""
_GUILDS_SECONDS = 0.5


class Tree(app_commands.CommandTree["Client"]):
    """The slash commands, which never leave a failure unanswered."""

    async def on_error(
        self, interaction: discord.Interaction["Client"], error: app_commands.AppCommandError, /
    ) -> None:
        """Say what is wrong, or that something is; the traceback is for the log alone."""
        language = language_of(interaction.locale)
        key = "went-wrong"
        if isinstance(error, app_commands.MissingPermissions):
            key = "needs-manage-server"
        elif isinstance(error, app_commands.NoPrivateMessage):
            key = "only-on-a-server"
        else:
            _log.error("A command could not be answered", exc_info=error)
        view = note(say(language, key))
        try:
            if interaction.response.is_done():
                await interaction.followup.send(view=view, ephemeral=True)
            elif interaction.type is not discord.InteractionType.autocomplete:
                await interaction.response.send_message(view=view, ephemeral=True)
        except discord.HTTPException as problem:
            _log.warning("An apology could not be sent: %s", problem)


class Client(commands.Bot):
    """Our Discord client: slash commands and buttons, with no intent beyond the servers."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game] = GAMES,
        clock: Clock | None = None,
        library: Library | None = None,
        budget: Budget | None = None,
    ) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=_GUILDS_SECONDS,
            max_messages=None,
            http_trace=traced(budget or Budget()),
        )
        self.store = store
        self.library = library or Library()
        self.games = games
        self.lookup = Lookup(games, self.library)
        self.notes = RuleNotes(games.values())
        self.stage = DiscordStage(self)
        self.sessions = Sessions(store, games, self.stage, clock or LoopClock())
        self.lobby = Lobby(store, games, Tables(self, store, self.sessions))
        self._resuming: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Load the commands and make them known to Discord, before the gateway opens."""
        await self.tree.set_translator(CommandWords())
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.sync()
        self._resuming = asyncio.create_task(self.sessions.resume())
        self.lookup.refresh()

    async def close(self) -> None:
        """Leave Discord; every duel is on disk and goes on at the next start."""
        if self._resuming is not None:
            self._resuming.cancel()
        self.lookup.stop()
        self.sessions.sleep()
        self.stage.stop()
        await super().close()
        await self.library.close()
