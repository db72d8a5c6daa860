"""What every command of events needs of the bot."""

from collections.abc import Mapping
from typing import Protocol

from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.store.needs import EventStore
from bot.shared.house import Door
from engine.core.game import Game


class House(Protocol):
    """What they need."""

    games: Mapping[str, Game]
    hosts: Hosts

    @property
    def store(self) -> EventStore:
        """The database."""


house = Door[House]()
