"""What the buttons of organisers need of the bot."""

from typing import Any, Protocol

import discord

from bot.hosting.ongoing.house import House as OngoingHouse
from bot.hosting.ongoing.stage import EventStage
from bot.hosting.organising.proposals import Proposals


class House(OngoingHouse, Protocol):
    """What they need."""

    proposals: Proposals

    @property
    def event_stage(self) -> EventStage:
        """Where events are shown."""


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as they may use it."""
    found: House = interaction.client.house
    return found
