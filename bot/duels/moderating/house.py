"""What the commands of moderators need of the bot."""

from typing import Protocol

from bot.duels.moderating.store import Moderation
from bot.duels.store.needs import DuelStore
from bot.duels.table.sessions import Sessions
from bot.shared.house import Door


class ModeratedStore(DuelStore, Protocol):
    """The tables of duels, and of what moderators did with them."""

    moderation: Moderation


class House(Protocol):
    """What they need."""

    sessions: Sessions

    @property
    def store(self) -> ModeratedStore:
        """The database."""


house = Door[House]()
