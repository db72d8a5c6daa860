"""A game of nothing but windows: some after each act; a script says who holds a response."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, auto

from engine.core.game import Occasion, Reader, Setup
from engine.core.match import Match
from engine.core.outcome import Outcome
from engine.core.protocol import Decision, Event, Parted, Pick, Seat
from engine.core.values import value
from tests.bot.odds_and_evens import (
    STOPPER,
    OddsAndEvens,
    Played,
    Points,
    Shown,
    Table,
)

ACTOR, OTHER = Seat(0), Seat(1)
SEATS: Mapping[str, Seat] = {"A": ACTOR, "O": OTHER}
TURNS: Mapping[str, Seat] = {"t": ACTOR, "T": OTHER}
Held = Callable[[int, int], bool]
"""Whether a response is held in window k of round n."""
Follows = Callable[[int, int], Occasion]
"""What window k of round n follows."""


def something(n: int, k: int) -> Occasion:
    return Occasion.EVENT


@value
class TurnBegan(Event):
    player: Seat

    @property
    def turn_of(self) -> Seat:
        return self.player


@value
class Gap(Parted):
    act: int
    window: int


@value
class TurnEnd(Parted):
    """What ends the turn of who chooses it."""

    @property
    def ends_turn(self) -> bool:
        return True


class Why(Enum):
    ACT = auto()
    RESPOND = auto()


async def acts(table: Table, pattern: str, held: Held, count: int) -> Outcome:
    for n in range(count):
        await Pick(ACTOR, Why.ACT, (TurnEnd() if "E" in pattern else 1, 2))
        for _ in range(pattern.count("P")):
            await Pick(ACTOR, Why.ACT, (1, 2))
        table.happen(Played(ACTOR, 1, False))
        for k, who in enumerate(pattern.replace("P", "").replace("E", "")):
            if who in TURNS:
                table.happen(TurnBegan(TURNS[who]))
                continue
            options = (STOPPER,) if held(n, k) else ()
            answer = await Pick(SEATS[who], Why.RESPOND, options, 0, 1, about=Gap(n, k))
            if answer:
                table.happen(Played(SEATS[who], STOPPER, False))
            table.happen(Shown((n, k)))
    return Outcome((1, 2), Points((1, 0)))


class Windows(OddsAndEvens):
    """After each act of seat 0 one window for each letter of `pattern`: A for 0, O for 1.

    With an E the act is to end the turn. For each P seat 0 makes a choice of which nobody
    learns, before the act; at a T a turn of
    seat 1 begins, at a t one of seat 0.
    """

    def __init__(
        self, pattern: str, held: Held, count: int, follows: Follows = something
    ) -> None:
        self.pattern, self.held, self.count, self.follows = pattern, held, count, follows

    def occasion(self, match: Match, decision: Decision) -> Occasion:
        """As the script says."""
        assert isinstance(decision, Pick)
        assert isinstance(decision.about, Gap)
        return self.follows(decision.about.act, decision.about.window)

    def tell(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[str, ...]:
        """What happened; that a turn began goes without saying."""
        said = [event for event in events if not isinstance(event, TurnBegan)]
        return super().tell(match, said, reader)

    def open(self, setup: Setup) -> Match:
        table = Table([list(deck["main"]) for deck in setup.decks], target=4)
        process = acts(table, self.pattern, self.held, self.count)
        return Match(process, table.ledger, table)


def area(asked: Iterable[float], idle: Iterable[float]) -> float:
    """The area under the ROC curve of the best threshold that tells the two apart."""
    first, second = list(asked), list(idle)
    assert first
    assert second
    wins = sum((a > b) + (a == b) / 2 for a in first for b in second)
    share = wins / (len(first) * len(second))
    return max(share, 1 - share)
