"""What presses at a duel need of the bot."""

import asyncio
from typing import Any, Protocol

import discord

from bot.duels.stage.in_discord import DiscordStage
from bot.duels.store.needs import DuelStore
from bot.duels.table.sessions import Sessions
from bot.shared.house import House as SharedHouse
from bot.shared.watchdog import Watchdog


class House(SharedHouse, Protocol):
    """What they need."""

    sessions: Sessions
    stage: DiscordStage
    watchdog: Watchdog
    line: asyncio.Semaphore
    """Where presses wait while many are worked on."""

    @property
    def store(self) -> DuelStore:
        """The database."""


def house(interaction: discord.Interaction[Any]) -> House:
    """The bot, as far as they may use it."""
    found: House = interaction.client.house
    return found
