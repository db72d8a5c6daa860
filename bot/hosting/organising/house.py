"""What the buttons of organisers need of the bot."""

from typing import Protocol

from bot.hosting.ongoing.house import House as OngoingHouse
from bot.hosting.ongoing.stage import EventStage
from bot.hosting.organising.proposals import Proposals
from bot.shared.house import Door


class House(OngoingHouse, Protocol):
    """What they need."""

    proposals: Proposals

    @property
    def event_stage(self) -> EventStage:
        """Where events are shown."""


house = Door[House]()
