"""What the commands of rules need of the bot."""

from collections.abc import Mapping
from typing import Any, Protocol

import discord

from bot.shared.worker_threads import Beside
from engine.core.game import Game


class House(Protocol):
    """What they need."""

    games: Mapping[str, Game]

    @property
    def beside(self) -> Beside:
        """The thread in which is searched."""


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as they may use it."""
    found: House = interaction.client.house
    return found
