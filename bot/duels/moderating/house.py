"""What the commands of moderators need of the bot."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.duels.moderating.store import Moderation
from bot.duels.store.needs import DuelStore
from bot.duels.table.sessions import Sessions
from bot.shared.host import Interaction
from bot.shared.house import Door


class ModeratedStore(DuelStore, Protocol):
    """The tables of duels, and of what moderators did with them."""

    moderation: Moderation


class House(Protocol):
    """What they need."""

    sessions: Sessions
    referees: Callable[[Interaction], Awaitable[bool]]
    """Whether somebody may run the events of their server, and so judge the duels of these."""
    plays_beside: Callable[[Interaction, int], Awaitable[bool]]
    """Whether a duel of theirs goes on at another table of the event of that table."""

    @property
    def store(self) -> ModeratedStore:
        """The database."""


house = Door[House]()
