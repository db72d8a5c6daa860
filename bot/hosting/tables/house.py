"""What presses at the tables of events need of the bot."""

from typing import Any, Protocol

import discord

from bot.hosting.ongoing.house import House as OngoingHouse
from bot.hosting.tables.acting import Acting
from bot.hosting.tables.clashes import Clashes
from bot.hosting.tables.floor import Floor


class House(OngoingHouse, Protocol):
    """What they need."""

    acting: Acting
    clashes: Clashes
    floor: Floor


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as they may use it."""
    found: House = interaction.client.house
    return found
