"""What the figures need of the bot."""

from collections.abc import Sequence
from typing import Protocol

from bot.shared.figures import Arrivals, Day
from bot.shared.house import Door
from bot.shared.watchdog import Watchdog


class Counts(Protocol):
    """How many duels go on, how many of these at tables of events, and how many events."""

    @property
    def duels(self) -> int:
        """Duels going on, those of events too."""

    @property
    def at_events(self) -> int:
        """Those at tables of events."""

    @property
    def events(self) -> int:
        """Events going on."""


class House(Protocol):
    """What they need."""

    watchdog: Watchdog
    day: Day
    arrivals: Arrivals

    @property
    def here(self) -> tuple[int, int]:
        """How many duels and events go on that this process has."""

    @property
    def part(self) -> float:
        """Which part of all requests of the token this process may send, from 0 to 1."""

    async def counted(self) -> Counts:
        """What goes on; UnavailableError where the database cannot be read."""


class Running(Protocol):
    """A client of Discord's, with its house."""

    @property
    def house(self) -> House:
        """The house."""

    @property
    def latency(self) -> float:
        """Seconds until Discord's gateway answers; not a number as long as it never has."""

    @property
    def guilds(self) -> Sequence[object]:
        """The servers."""

    def is_ready(self) -> bool:
        """Whether Discord has named the servers."""

    def is_closed(self) -> bool:
        """Whether it has left Discord."""


house = Door[House]()
