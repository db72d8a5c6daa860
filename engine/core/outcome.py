"""How a match has ended: who came where, and why."""

from collections.abc import Collection

from engine.core.protocol import Seat
from engine.core.values import value


@value
class Outcome:
    """How a match ended: the place of each seat, by seat, and why, in the game's own terms.

    The best place is 1. Seats that share a place have the same number, and those behind them
    count all before: 1, 2, 2, 4. In a draw all share the first.
    """

    places: tuple[int, ...]
    reason: object

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has the first place, alone or with others; nobody where all share it."""
        first = tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)
        return first if len(first) < len(self.places) else ()


def places_of(winners: Collection[Seat], seats: int) -> tuple[int, ...]:
    """The places where these have won, of so many seats, and all others have lost alike."""
    behind = len(winners) + 1
    return tuple(1 if not winners or seat in winners else behind for seat in range(seats))
