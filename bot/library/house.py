"""What the commands of the library need of the bot."""

from typing import Protocol

from bot.library.library import Library
from bot.shared.house import Door


class House(Protocol):
    """What they need."""

    library: Library


house = Door[House]()
