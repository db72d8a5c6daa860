"""What signing up for events needs of the bot."""

from typing import Protocol

from bot.duels.lobby.lobby import Lobby
from bot.hosting.tables.house import House as TablesHouse
from bot.library.library import Library
from bot.readings.gate import Gate
from bot.shared.house import Door


class House(TablesHouse, Protocol):
    """What it needs."""

    library: Library
    lobby: Lobby
    gate: Gate


house = Door[House]()
