"""What the commands of rulings need of the bot."""

from typing import Any, Protocol

import discord

from bot.finding.house import House as FindingHouse
from bot.rules.notes import RuleNotes
from bot.rules.wording import Wording
from bot.rulings.trying import Trials


class House(FindingHouse, Protocol):
    """What they need."""

    notes: RuleNotes
    wording: Wording
    trials: Trials


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as they may use it."""
    found: House = interaction.client.house
    return found
