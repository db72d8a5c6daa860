"""What presses at a duel need of the bot."""

import asyncio
from typing import Protocol

from bot.duels.stage.in_discord import DiscordStage
from bot.duels.store.needs import DuelStore
from bot.duels.table.sessions import Sessions
from bot.shared.house import Door
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


house = Door[House]()
