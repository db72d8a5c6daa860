"""What presses at the tables of events need of the bot."""

from typing import Protocol

from bot.hosting.ongoing.house import House as OngoingHouse
from bot.hosting.tables.acting import Acting
from bot.hosting.tables.clashes import Clashes
from bot.hosting.tables.floor import Floor
from bot.hosting.tables.locking import Locks
from bot.shared.house import Door


class House(OngoingHouse, Protocol):
    """What they need."""

    acting: Acting
    clashes: Clashes
    floor: Floor
    locks: Locks


house = Door[House]()
