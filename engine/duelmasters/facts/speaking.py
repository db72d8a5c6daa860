"""Who says the words of an effect, and what they point at."""

from dataclasses import field

from engine.core.protocol import Seat
from engine.core.values import record
from engine.duelmasters.state.table import Source


@record
class Speaker:
    """An effect being carried out, or a fact being read, for its player.

    `opponent` is the designated one, `it` are the numbers of the cards that the step before
    dealt with, `dealt` those cards as they were; `chosen` is a chosen number.
    """

    seat: Seat
    source: Source
    opponent: Seat | None = None
    it: list[int] = field(default_factory=list)
    chosen: int = -1
    wins: int = 0
    """The spell goes back to the hand after it was cast."""
    is_spell: bool = False


def at_home(seat: Seat, source: Source) -> Speaker:
    """Who reads the static abilities of a card."""
    return Speaker(seat, source)
