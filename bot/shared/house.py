"""What rooms get of the rest of the bot: each says it by a protocol, and `bot.wiring` gives it.

A room has a module `house` with its protocol `House` and a `Door`: `house(interaction)` is what
its commands and buttons use. Of the client they use Discord's part alone.
"""

from typing import Generic, Protocol, TypeVar

from bot.shared.discord_time import DiscordTime
from bot.shared.host import Interaction
from bot.shared.keystrokes import Keystrokes
from bot.shared.owning import ElsewhereError

HouseT = TypeVar("HouseT")


class HandingOn(Protocol):
    """Hands on what another process has to answer."""

    async def hand_on(self, interaction: Interaction, problem: ElsewhereError) -> str | None:
        """Have it answered there; else the key of the words to answer with here."""


class Seats(Protocol):
    """Tells who is playing."""

    async def is_seated(self, user: int) -> bool:
        """Whether `user` has a seat in a duel that is not over."""


class House(Protocol):
    """What is used for every press, every look-up and every letter that is typed."""

    time: DiscordTime
    keystrokes: Keystrokes

    @property
    def relaying(self) -> HandingOn:
        """The way to other processes."""

    @property
    def sessions(self) -> Seats:
        """The duels that are going on."""


class Door(Generic[HouseT]):
    """The way of a room into the house, as far as its protocol `HouseT` says."""

    def __call__(self, interaction: Interaction) -> HouseT:
        """The house, for whatever answers this interaction."""
        found: HouseT = interaction.client.house
        return found


house = Door[House]()
