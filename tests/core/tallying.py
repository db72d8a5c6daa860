"""The smallest game: seats count up to a number, one answer at a time."""

from enum import Enum, auto

from engine.core.match import Ledger, Match
from engine.core.outcome import Outcome
from engine.core.protocol import (
    Arrange,
    Event,
    Name,
    Number,
    Pick,
    Process,
    Seat,
    Together,
    pick,
)
from engine.core.values import value

SEATS = (Seat(0), Seat(1))


class Why(Enum):
    """Why a seat is asked."""

    COUNT = auto()


@value
class Counted(Event):
    """Somebody counted."""

    what: str
    numbers: tuple[int, ...]


async def tally(ledger: Ledger) -> Outcome:
    """Ask every kind of question once, and tell each answer."""

    def tell(what: str, numbers: tuple[int, ...]) -> None:
        event = Counted(what, numbers)
        ledger.record(event, None)

    tell("pick", await Pick(SEATS[0], Why.COUNT, (1, 2, 3), 1, 2))
    tell("window", await Pick(SEATS[1], Why.COUNT, (), 0, 1))
    tell("arrange", await Arrange(SEATS[1], Why.COUNT, (4, 5, 6)))
    tell("number", await Number(SEATS[0], Why.COUNT, 3, 7))
    tell("name", await Name(SEATS[1], Why.COUNT, known=range(100, 200), common=150))
    both = await Together(tuple(Pick(seat, Why.COUNT, (1, 2, 3)) for seat in SEATS))
    tell("together", (*both[SEATS[0]], *both[SEATS[1]]))
    (only,) = await pick(SEATS[0], Why.COUNT, (7,))
    tell("nothing to choose", (only,))
    return Outcome((1, 2), Why.COUNT)


def tallying() -> Match:
    """A match of it, not yet started."""
    ledger = Ledger.for_seats(len(SEATS))
    process: Process[Outcome] = tally(ledger)
    return Match(process, ledger, None)
