"""What the commands and buttons by which duels begin need of the bot."""

from collections.abc import Mapping
from typing import Protocol

from bot.duels.lobby.gathering.open_tables import OpenTables
from bot.duels.lobby.gathering.store import GatheringStore
from bot.duels.lobby.lobby import Lobby
from bot.library.library import Library
from bot.readings.gate import Gate
from bot.shared.house import Door
from engine.core.game import Game


class House(Protocol):
    """What they need."""

    games: Mapping[str, Game]
    library: Library
    lobby: Lobby
    open_tables: OpenTables
    gate: Gate

    @property
    def store(self) -> GatheringStore:
        """The database."""


house = Door[House]()
