"""The bot itself: what every command may reach."""

from collections.abc import Mapping, Sequence

import discord
from discord.ext import commands

from bot.games import GAMES
from bot.store import Store
from bot.words import CommandWords
from engine.core.game import Game

COGS: Sequence[str] = ()
"""The modules of commands, each with `async def setup(client)`."""


class Client(commands.Bot):
    """Our Discord client: slash commands only, and no intents beyond the default."""

    def __init__(self, store: Store, games: Mapping[str, Game] = GAMES) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(commands.when_mentioned, intents=intents, help_command=None)
        self.store = store
        self.games = games

    async def setup_hook(self) -> None:
        """Load the commands and make them known to Discord, before the gateway opens."""
        await self.tree.set_translator(CommandWords())
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.sync()
