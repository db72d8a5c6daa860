"""What the commands of events need of the bot."""

from typing import Any, Protocol

import discord

from bot.duels.table.sessions import Sessions
from bot.hosting.organising.house import House as OrganisingHouse
from bot.hosting.pictures.easel import Easel
from bot.hosting.signing_up.house import House as SigningUpHouse


class House(SigningUpHouse, OrganisingHouse, Protocol):
    """What they need."""

    easel: Easel
    sessions: Sessions


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as they may use it."""
    found: House = interaction.client.house
    return found
