"""What replays need of the rest of the bot."""

from typing import Protocol

from bot.replays.frames import Replay
from bot.replays.store import Replays
from bot.shared.house import Door


class ReplayStore(Protocol):
    """The tables of replays."""

    replays: Replays


class Kept(Protocol):
    """Where replays are found."""

    async def of(self, match: int) -> Replay | None:
        """How that duel was told; None while it goes on, and where it cannot be told."""


class House(Protocol):
    """What they need."""

    archive: Kept

    @property
    def store(self) -> ReplayStore:
        """The database."""


house = Door[House]()
