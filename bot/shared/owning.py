"""Who has a duel or an event: this process, or another one on the same database.

Belongs here: what rooms ask before they go on with what stands on disk.
Does not belong here: how processes learn of each other (`bot/store/nodes`).
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from bot.shared.database import UnavailableError
from bot.shared.notices import Notice
from bot.shared.shards import Shards


class Part(NamedTuple):
    """Which servers a process among several serves, and which version of the program it is."""

    shards: Shards
    build: str = ""


class Kind(StrEnum):
    """What is owned."""

    DUEL = "duel"
    EVENT = "event"


class Thing(NamedTuple):
    """One duel or one event, by its number."""

    kind: Kind
    id: int


Json = dict[str, Any]
Message = Mapping[str, Any]
"""What one process says to another: it can be written as JSON."""


class Wire(Protocol):
    """The way to the other processes."""

    async def send(self, to: int, message: Message) -> None:
        """Say it to the process of that number; UnavailableError where that cannot be."""

    def hear(self, hearer: Callable[[int, Message], None] | None) -> None:
        """Call `hearer` alone with who says something, and what, from now on; None: nobody."""


class ElsewhereError(UnavailableError):
    """Another process has it, which runs; nothing was kept. It is the `owner`, if known."""

    def __init__(self, message: str, owner: int | None = None) -> None:
        super().__init__(message)
        self.owner = owner

    @property
    def words(self) -> str:
        """The key of the words for it."""
        return "held-elsewhere"


class WaitsError(ElsewhereError):
    """No process that runs can go on with it; nothing was kept."""

    @property
    def words(self) -> str:
        """The key of the words for it."""
        return "waits-for-update"


class Owners(Protocol):
    """Of what goes on, what is this process's.

    Whatever it has `lost` is had by another process by now: what is in memory of it is old,
    and nothing of that can be kept any more. None is all that it had. It is told as `freed`
    when there is something that no process has which runs, or servers that none serves.
    """

    lost: Notice[Thing | None]
    freed: Notice[None]

    @property
    def wire(self) -> Wire | None:
        """The way to the other processes; None where there can be none."""

    async def take(self, thing: Thing) -> bool:
        """Have it from now on; whether somebody else may have changed it until now.

        Raises ElsewhereError where another process has it, and UnavailableError.
        """

    async def leave(self, thing: Thing) -> bool:
        """Let go of what this process cannot go on with; False where no other one might.

        It is `lost` then, and waits until another process takes it, for so long as is said in
        docs/operating.md.
        """

    async def goes_on(self, thing: Thing) -> None:
        """Note that this process can go on with it."""

    async def mine(
        self, kind: Kind, things: Sequence[int], *, new: bool = False
    ) -> Sequence[int]:
        """Those of them that this process is to go on with, in that order.

        Only what is `new` is what it has not yet, of others that are gone.
        """

    async def is_ready(self) -> None:
        """Note that this process goes on with what is its: it takes over from others."""

    def serves(self, guild: int | None, *, new: bool = False) -> bool:
        """Whether what belongs to that server is for this process; None: it is private.

        Only what is `new` is of servers that no process serves which runs.
        """

    async def stopped_at(self, duel: int) -> float | None:
        """Until when the process ran that had it before, in seconds since 1970, if known."""

    async def end(self) -> None:
        """Have nothing any more: others may take it at once."""

    @property
    def of_duels(self) -> str:
        """What a statement says to reach only its own rows by their column `match`."""


class Alone:
    """The one process that there is has everything, and never asks."""

    of_duels = ""
    wire = None

    def __init__(self) -> None:
        self.lost = Notice[Thing | None]()
        self.freed = Notice[None]()

    async def take(self, thing: Thing) -> bool:
        """Nobody else changes it."""
        return False

    async def leave(self, thing: Thing) -> bool:
        """There is no other process."""
        return False

    async def goes_on(self, thing: Thing) -> None:
        """It does."""

    async def mine(
        self, kind: Kind, things: Sequence[int], *, new: bool = False
    ) -> Sequence[int]:
        """All of them."""
        return things

    async def is_ready(self) -> None:
        """Nobody is to know."""

    def serves(self, guild: int | None, *, new: bool = False) -> bool:
        """Nobody else ever did."""
        return not new

    async def stopped_at(self, duel: int) -> float | None:
        """The same as the whole program."""
        return None

    async def end(self) -> None:
        """Nobody else takes anything."""
