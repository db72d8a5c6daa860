"""What finding cards by their names needs of the bot."""

from collections.abc import Mapping
from typing import Any, Protocol

import discord

from bot.finding.lookup import Lookup
from bot.library.library import Library
from engine.core.game import Game


class House(Protocol):
    """What it needs."""

    games: Mapping[str, Game]
    library: Library
    lookup: Lookup


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as it may be used."""
    found: House = interaction.client.house
    return found
