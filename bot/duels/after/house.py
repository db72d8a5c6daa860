"""What the buttons under a duel that is over need of the bot."""

from typing import Protocol

from bot.duels.after.publishing import Publishing
from bot.duels.lobby.house import House as LobbyHouse
from bot.duels.table.sessions import Sessions
from bot.shared.house import Door


class House(LobbyHouse, Protocol):
    """What they need."""

    sessions: Sessions
    publishing: Publishing


house = Door[House]()
