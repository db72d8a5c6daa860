"""What the commands and buttons of decks need of the bot."""

from collections.abc import Sequence
from typing import Protocol

from bot.decks.pasted import PastedLists
from bot.decks.share_store import Shares
from bot.decks.store import DeckStore
from bot.finding.house import House as FindingHouse
from bot.people.store import People
from bot.readings.store import Reports
from bot.shared.house import Door, Seats
from bot.shared.worker_threads import Beside


class HandedIn(Protocol):
    """Tells which decks people have handed in elsewhere."""

    async def handed_in(self, user: int) -> Sequence[tuple[str, str]]:
        """The events that are not over for which they have handed in a deck, with its name."""


class OwnDecks(DeckStore, Protocol):
    """The tables of decks, of those that are shown to others, and of how people see them."""

    shares: Shares
    people: People
    reports: Reports

    @property
    def events(self) -> HandedIn:
        """The table of events."""


class House(FindingHouse, Protocol):
    """What they need."""

    drawing: Beside
    pasted: PastedLists

    @property
    def store(self) -> OwnDecks:
        """The database."""

    @property
    def sessions(self) -> Seats:
        """The duels that are going on."""


house = Door[House]()
