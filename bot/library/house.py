"""What the commands of the library need of the bot."""

from typing import Any, Protocol

import discord

from bot.library.library import Library


class House(Protocol):
    """What they need."""

    library: Library


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as they may use it."""
    found: House = interaction.client.house
    return found
