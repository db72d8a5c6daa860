"""What the command about one's own data needs of the bot."""

from typing import Protocol

from bot.privacy.leaving import Farewells
from bot.privacy.store import Leavings
from bot.shared.database import Database
from bot.shared.house import Door


class PrivacyTables(Protocol):
    """The tables of who leaves, and the database in which all is that is handed out."""

    leavings: Leavings
    database: Database


class House(Protocol):
    """What it needs."""

    farewells: Farewells

    @property
    def store(self) -> PrivacyTables:
        """The database."""


house = Door[House]()
