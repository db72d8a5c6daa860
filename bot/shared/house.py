"""What rooms get of the rest of the bot: each says it by a protocol, and `bot.wiring` gives it.

A room has a module `house` with its protocol `House`, and with `house(interaction)`, by which
its commands and buttons get it. Nothing else of the client is used but Discord's part.
"""

from typing import Any, Protocol

from discord.ext import commands

from bot.shared.discord_time import DiscordTime
from bot.shared.keystrokes import Keystrokes


class Host(commands.Bot):
    """Discord's client, in which a house stands."""

    house: Any
    """Of the rooms there are, each sees only what its own protocol says."""


class House(Protocol):
    """What is used for every press and every letter that is typed."""

    time: DiscordTime
    keystrokes: Keystrokes
