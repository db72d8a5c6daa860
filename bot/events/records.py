"""What is kept of an event, beside its terms: every decision, by whom and when."""

from dataclasses import dataclass
from enum import StrEnum

from bot.events.results import Pairing, Player, Result


@dataclass(frozen=True, slots=True)
class Joined:
    """A player signs up, or joins late, with a loss for each round that was missed."""

    player: Player


@dataclass(frozen=True, slots=True)
class Withdrew:
    """A player takes back that they signed up, or an organiser does, and may say why."""

    player: Player
    reason: str = ""


@dataclass(frozen=True, slots=True)
class DeckChanged:
    """A player who has joined brings another deck, by themselves or by an organiser."""

    player: Player


@dataclass(frozen=True, slots=True)
class CheckInOpened:
    """From now on players say that they are there."""


@dataclass(frozen=True, slots=True)
class CheckedIn:
    """A player is there."""

    player: Player


@dataclass(frozen=True, slots=True)
class Started:
    """The event begins, with these players in the order of their seeds."""

    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class CutMade:
    """These players, in the order of their seeds, go on to the top cut."""

    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Paired:
    """A round begins. Stage 1 is the event itself, stage 2 its top cut."""

    stage: int
    pairings: tuple[Pairing, ...]


@dataclass(frozen=True, slots=True)
class Reported:
    """A pairing of the round under way has ended."""

    table: int
    result: Result


@dataclass(frozen=True, slots=True)
class Corrected:
    """A moderator puts another result in the place of one of the newest round."""

    table: int
    result: Result
    reason: str


@dataclass(frozen=True, slots=True)
class Extended:
    """A moderator gives the round under way more time, also once its time was called."""

    minutes: int
    reason: str


class Why(StrEnum):
    """Why nobody could play for a while."""

    DOWN = "down"
    """The program did not run."""
    CLOCK = "clock"
    """The clock of the machine was set, forwards or backwards."""
    UNREACHABLE = "unreachable"
    """Discord could not be reached."""
    HIDDEN = "hidden"
    """The table could not be shown."""
    ELSEWHERE = "elsewhere"
    """A player of the table was playing at another one."""
    LATE = "late"
    """Check-in could be opened late only."""


@dataclass(frozen=True, slots=True)
class Delayed:
    """So many seconds count for nobody, and all that is due comes that much later.

    They are less than 0 where the clock was set back: the same moments have other names then.
    With `tables`, they do not count there, but do at the others.
    """

    seconds: int
    why: Why
    tables: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TimeCalled:
    """The time of the round under way is up."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """A player leaves the event; a match under way is lost. The reason is an organiser's."""

    player: Player
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Disqualified:
    """A moderator throws a player out; a match under way is lost, and no place is given."""

    player: Player
    reason: str


@dataclass(frozen=True, slots=True)
class Reinstated:
    """A moderator lets a player play on who has left or was thrown out.

    `table` is that of the newest round whose match was lost by that and is played after all;
    None where all results stay as they are.
    """

    player: Player
    reason: str
    table: int | None = None


@dataclass(frozen=True, slots=True)
class DecksSeen:
    """A moderator has looked at the decks of these players before the event was over."""

    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Undone:
    """A moderator takes the last round back, with all that happened since it was paired.

    The end of the event is taken back with it.
    """

    reason: str


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A moderator calls the event off."""

    reason: str


@dataclass(frozen=True, slots=True)
class Finished:
    """The last round is over, and the places are final."""


Record = (
    Joined
    | Withdrew
    | DeckChanged
    | CheckInOpened
    | CheckedIn
    | Started
    | CutMade
    | Paired
    | Reported
    | Corrected
    | Extended
    | Delayed
    | TimeCalled
    | Dropped
    | Disqualified
    | Reinstated
    | DecksSeen
    | Undone
    | Cancelled
    | Finished
)


@dataclass(frozen=True, slots=True)
class Entry:
    """A record as kept: who made it (None: the bot) and when, in seconds since 1970."""

    record: Record
    by: Player | None
    at: int
