"""What the buttons under a duel that is over need of the bot."""

from typing import Any, Protocol

import discord

from bot.duels.after.publishing import Publishing
from bot.duels.lobby.house import House as LobbyHouse
from bot.duels.table.sessions import Sessions


class House(LobbyHouse, Protocol):
    """What they need."""

    sessions: Sessions
    publishing: Publishing


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as they may use it."""
    found: House = interaction.client.house
    return found
