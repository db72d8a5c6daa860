"""What replays need of the rest of the bot."""

from typing import Protocol

from bot.replays.frames import Replay
from bot.replays.playing import Playing
from bot.replays.store import Replays
from bot.shared.drawing.canvas import Picture
from bot.shared.house import Door
from bot.shared.worker_threads import Beside


class ReplayStore(Protocol):
    """The tables of replays."""

    replays: Replays


class Kept(Protocol):
    """Where replays are found."""

    async def of(self, match: int) -> Replay | None:
        """How that duel was told; None while it goes on, and where it cannot be told."""


class Draws(Protocol):
    """Who draws tables."""

    async def draw(
        self, replay: Replay, view: str, at: int, language: str, user: int
    ) -> Picture | None:
        """The table at that step, in the colours of that user; None where it is not drawn."""


class House(Protocol):
    """What they need."""

    archive: Kept
    replay_pictures: Draws
    playing: Playing
    writing_files: Beside

    @property
    def store(self) -> ReplayStore:
        """The database."""


house = Door[House]()
