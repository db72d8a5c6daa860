"""What the commands and buttons of cards need of the bot."""

from typing import Any, Protocol

import discord

from bot.decks.house import House as DeckHouse
from bot.rulings.house import House as RulingHouse


class House(DeckHouse, RulingHouse, Protocol):
    """What they need: a card is shown with its rulings, and with the decks it is in."""


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as they may use it."""
    found: House = interaction.client.house
    return found
