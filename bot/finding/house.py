"""What finding cards by their names needs of the bot."""

from collections.abc import Mapping
from typing import Protocol

from bot.finding.lookup import Lookup
from bot.library.library import Library
from bot.shared.house import Door
from engine.core.game import Game


class House(Protocol):
    """What it needs."""

    games: Mapping[str, Game]
    library: Library
    lookup: Lookup


house = Door[House]()
