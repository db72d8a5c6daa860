"""What signing up for events needs of the bot."""

from typing import Any, Protocol

import discord

from bot.duels.lobby.lobby import Lobby
from bot.hosting.tables.house import House as TablesHouse
from bot.library.library import Library


class House(TablesHouse, Protocol):
    """What it needs."""

    library: Library
    lobby: Lobby


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as it may use it."""
    found: House = interaction.client.house
    return found
