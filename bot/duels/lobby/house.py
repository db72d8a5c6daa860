"""What the commands and buttons by which duels begin need of the bot."""

from collections.abc import Mapping
from typing import Protocol

from bot.duels.lobby.lobby import Lobby
from bot.duels.lobby.store import LobbyStore
from bot.library.library import Library
from bot.readings.gate import Gate
from bot.shared.house import Door
from engine.core.game import Game


class House(Protocol):
    """What they need."""

    games: Mapping[str, Game]
    library: Library
    lobby: Lobby
    gate: Gate

    @property
    def store(self) -> LobbyStore:
        """The database."""


house = Door[House]()
