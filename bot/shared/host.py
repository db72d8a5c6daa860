"""Discord's client as every room has it, and what people send through it."""

from typing import Any, TypeAlias

import discord
from discord.ext import commands


class Host(commands.Bot):
    """Discord's client, in which a house stands."""

    house: Any
    """Each room sees of it what its own protocol says (`bot.shared.house`)."""

    def is_open(self) -> bool:
        """Whether the gateway is connected."""
        return self.ws is not None and self.ws.open


Interaction: TypeAlias = discord.Interaction[Host]
"""A command, a press, a form that was sent, or a letter that was typed."""
