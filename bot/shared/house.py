"""What rooms get of the rest of the bot: each says it by a protocol, and `bot.wiring` gives it.

A room has a module `house` with its protocol `House` and a `Door`: `house(interaction)` is what
its commands and buttons use. Of the client they use Discord's part alone.
"""

from typing import Any, Generic, Protocol, TypeVar

import discord
from discord.ext import commands

from bot.shared.discord_time import DiscordTime
from bot.shared.keystrokes import Keystrokes

HouseT = TypeVar("HouseT")


class Host(commands.Bot):
    """Discord's client, in which a house stands."""

    house: Any
    """Of the rooms there are, each sees only what its own protocol says."""


class House(Protocol):
    """What is used for every press and every letter that is typed."""

    time: DiscordTime
    keystrokes: Keystrokes


class Door(Generic[HouseT]):
    """The way of a room into the house, as far as its protocol `HouseT` says."""

    def __call__(self, interaction: discord.Interaction[Any]) -> HouseT:
        """The house, for whatever answers this interaction."""
        found: HouseT = interaction.client.house
        return found
