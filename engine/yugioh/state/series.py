"""A Match: the Duel that is being played, the decks as they are now, and the results so far.

`Match` is the word of the core for whatever is hosted; hence the name of this one.
"""

from dataclasses import dataclass, field

from engine.core.game import DeckList
from engine.core.protocol import Seat
from engine.yugioh.state.duel import Duel


@dataclass(slots=True)
class Series:
    """The Match of two players, decided by `most` Duels at most (MR-MATCH-01).

    `duel` is the one under way, between two Duels still the last one; `results` holds the
    winners of each decided Duel: one, or none of a draw.
    """

    most: int
    decks: tuple[DeckList, ...]
    duel: Duel
    results: list[tuple[Seat, ...]] = field(default_factory=list)

    @property
    def wins(self) -> tuple[int, ...]:
        """How many Duels each player has won, by seat."""
        seats = range(len(self.decks))
        return tuple(sum(Seat(seat) in each for each in self.results) for seat in seats)

    @property
    def is_decided(self) -> bool:
        """Tell whether no further Duel is played (MR-MATCH-01, MR-MATCH-03)."""
        return len(self.results) == self.most or max(self.wins) > self.most // 2

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won more Duels than the other; nobody: a draw (MR-MATCH-04, MR-MATCH-05)."""
        best = max(self.wins)
        leading = tuple(Seat(seat) for seat, wins in enumerate(self.wins) if wins == best)
        return leading if len(leading) == 1 else ()
