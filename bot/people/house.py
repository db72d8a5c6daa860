"""What the commands of people's settings need of the bot."""

from typing import Protocol

from bot.people.quiet import QuietHours
from bot.people.store import People, Settings
from bot.shared.house import Door


class PeopleStore(Protocol):
    """The tables of what servers and people have set for themselves."""

    people: People
    settings: Settings
    quiet: QuietHours


class House(Protocol):
    """What they need."""

    @property
    def store(self) -> PeopleStore:
        """The database."""


house = Door[House]()
