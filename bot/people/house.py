"""What the commands of people's settings need of the bot."""

from typing import Any, Protocol

import discord

from bot.people.quiet import QuietHours
from bot.people.store import People, Settings


class PeopleStore(Protocol):
    """The tables of what servers and people have set for themselves."""

    people: People
    settings: Settings
    quiet: QuietHours


class House(Protocol):
    """What they need."""

    @property
    def store(self) -> PeopleStore:
        """The database."""


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as they may use it."""
    found: House = interaction.client.house
    return found
