"""What a game shows of a match: to whom, the table, and what was tried on a small one."""

from collections.abc import Callable
from dataclasses import field
from enum import Enum, auto

from engine.core.picturing import Tableau
from engine.core.posing import Stops, Verdict
from engine.core.protocol import Seat
from engine.core.reading import Because
from engine.core.values import value


@value
class Reader:
    """Someone who reads what the game says.

    `seat` is None for a spectator; `language` is "en", "ja" or "zh"; `names` are the
    players', by seat. Who `is_beside` sees what that seat does and does not sit there, as a
    judge: what is that player's is told by their name.
    """

    seat: Seat | None
    language: str
    names: tuple[str, ...]
    is_beside: bool = False


class Occasion(Enum):
    """What a question that may be declined follows: people choose by it when to be asked."""

    CHOICE = auto()
    """It is no chance to respond, but a choice within what is being carried out."""
    TRIGGER = auto()
    """An effect of the player's own may come about by what has happened."""
    CHAIN = auto()
    """An effect waits to be settled, and may be responded to."""
    ATTACK = auto()
    """An attack is under way."""
    EVENT = auto()
    """Something has happened that the player could respond to."""
    LEAVING = auto()
    """The opponent is about to go where much of what was possible is so no longer."""
    QUIET = auto()
    """Nothing has happened: the game only goes on."""


@value
class Block:
    """A titled part of the table in words, one line for each thing to be seen.

    A single line of what `is_brief` may stand behind the title.
    """

    title: str
    lines: tuple[str, ...]
    is_brief: bool = False


@value
class Board:
    """The table as one reader may see it, from their side.

    `hand` is None for a spectator. `picture` makes of the same what is drawn, in any language
    and with names of the players by seat; None for what cannot be drawn.
    """

    heading: str
    blocks: tuple[Block, ...]
    hand: Block | None = None
    picture: Callable[[str, tuple[str, ...]], Tableau] | None = field(
        default=None, compare=False, repr=False
    )


@value
class Posed:
    """One situation by its key, the answer in it, and what shows it, unless it is declined.

    `about_own`: both cards are the asker's. `happened` leads to the `board`, `outcome` to what
    the card does, `touched` if to the other one; `because` says why it cannot be used. `stops`
    tells what comes of what the other one does, where it does something and that was found.
    """

    situation: str
    verdict: Verdict
    about_own: bool = False
    board: Board | None = None
    happened: tuple[str, ...] = ()
    outcome: tuple[str, ...] = ()
    touched: bool = False
    because: tuple[Because, ...] = ()
    stops: Stops | None = None
