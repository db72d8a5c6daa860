"""What the commands of moderators need of the bot."""

from typing import Any, Protocol

import discord

from bot.duels.moderating.store import Moderation
from bot.duels.store.needs import DuelStore
from bot.duels.table.sessions import Sessions


class ModeratedStore(DuelStore, Protocol):
    """The tables of duels, and of what moderators did with them."""

    moderation: Moderation


class House(Protocol):
    """What they need."""

    sessions: Sessions

    @property
    def store(self) -> ModeratedStore:
        """The database."""


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as they may use it."""
    found: House = interaction.client.house
    return found
