"""What the buttons under a duel that is over need of the bot."""

from typing import Protocol

from bot.duels.after.analysis import Analysis
from bot.duels.after.archiving import Archive
from bot.duels.after.publishing import Publishing
from bot.duels.after.replay_pictures import ReplayPictures
from bot.duels.lobby.gathering.store import GatheringStore
from bot.duels.lobby.house import House as LobbyHouse
from bot.duels.table.sessions import Sessions
from bot.replays.playing import Playing
from bot.replays.store import Replays
from bot.shared.house import Door


class AfterStore(GatheringStore, Protocol):
    """The tables of the lobby, and replays."""

    replays: Replays


class House(LobbyHouse, Protocol):
    """What they need."""

    sessions: Sessions
    publishing: Publishing
    archive: Archive
    replay_pictures: ReplayPictures
    playing: Playing
    analysis: Analysis

    @property
    def store(self) -> AfterStore:
        """The database."""


house = Door[House]()
