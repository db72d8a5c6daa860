"""What the commands of rules need of the bot."""

from collections.abc import Mapping
from typing import Protocol

from bot.shared.house import Door
from bot.shared.worker_threads import Beside
from engine.core.game import Game


class House(Protocol):
    """What they need."""

    games: Mapping[str, Game]

    @property
    def beside(self) -> Beside:
        """The thread in which is searched."""

    async def game_in(self, channel: int) -> str | None:
        """The key of the game that is played in that channel, if one is."""


house = Door[House]()
