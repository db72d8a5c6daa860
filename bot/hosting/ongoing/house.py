"""What every command of events needs of the bot."""

from collections.abc import Mapping
from typing import Any, Protocol

import discord

from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.store.needs import EventStore
from engine.core.game import Game


class House(Protocol):
    """What they need."""

    games: Mapping[str, Game]
    hosts: Hosts

    @property
    def store(self) -> EventStore:
        """The database."""


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as they may use it."""
    found: House = interaction.client.house
    return found
