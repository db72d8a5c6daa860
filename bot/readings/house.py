"""What reports of cards need of the bot."""

from collections.abc import Mapping
from typing import Protocol

from bot.readings.store import Reports
from bot.shared.house import Door
from engine.core.game import Game


class ReportStore(Protocol):
    """The tables of reports."""

    reports: Reports


class House(Protocol):
    """What they need."""

    games: Mapping[str, Game]

    @property
    def store(self) -> ReportStore:
        """The database."""


house = Door[House]()
