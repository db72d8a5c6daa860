"""What the commands and buttons by which duels begin need of the bot."""

from collections.abc import Mapping
from typing import Any, Protocol

import discord

from bot.duels.lobby.lobby import Lobby
from bot.duels.lobby.store import LobbyStore
from bot.library.library import Library
from engine.core.game import Game


class House(Protocol):
    """What they need."""

    games: Mapping[str, Game]
    library: Library
    lobby: Lobby

    @property
    def store(self) -> LobbyStore:
        """The database."""


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as they may use it."""
    found: House = interaction.client.house
    return found
