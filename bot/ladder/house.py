"""What records and ladders need of the rest of the bot."""

from collections.abc import Mapping
from typing import Protocol

from bot.duels.clock import Clock
from bot.ladder.counting import Counting
from bot.ladder.store import LadderStore
from bot.shared.house import Door
from engine.core.game import Game


class House(Protocol):
    """What they need."""

    games: Mapping[str, Game]
    counting: Counting

    @property
    def clock(self) -> Clock:
        """The clock."""

    @property
    def store(self) -> LadderStore:
        """The database."""


house = Door[House]()
