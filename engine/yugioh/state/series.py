"""A Match: the Duel that is being played, the decks as they are now, and the results so far.

`Match` is the word of the core for whatever is hosted; hence the name of this one.
"""

from collections.abc import Sequence
from dataclasses import field

from engine.core.decks import DeckList
from engine.core.protocol import Seat
from engine.core.values import record, value
from engine.yugioh.state.duel import Duel


@value
class Standing:
    """How a Match stands: Duel `number` of `most`, and how many each has won, by seat.

    The Duel may be an extra one, beside those that a Match has.
    """

    number: int
    most: int
    wins: tuple[int, ...]
    is_extra: bool = False


@record
class Series:
    """The Match of two players, decided by `most` Duels at most (MR-MATCH-01).

    `duel` is the one under way, between two Duels still the last one; `results` holds the
    winners of each decided Duel: one, or none of a draw.
    """

    most: int
    decks: tuple[DeckList, ...]
    duel: Duel
    results: list[tuple[Seat, ...]] = field(default_factory=list)
    is_won_at_once: bool = False
    """Whether the last Duel won its winner the whole Match, by what a card says."""
    needs_winner: bool = False
    """Whether it cannot be drawn: extra Duels are played where it would be."""
    is_time_up: bool = False
    """Whether no further Duel begins, except extra ones."""
    is_extra: bool = False
    """Whether the Duel under way is an extra one."""

    def settle(self, winners: tuple[Seat, ...], *, at_once: bool) -> None:
        """Add the result of a Duel; it may have won the whole Match `at_once`."""
        self.results.append(winners)
        self.is_won_at_once = at_once

    def exchange(self, decks: tuple[DeckList, ...]) -> None:
        """Have the players go on with these decks."""
        self.decks = decks

    def go_on(self, duel: Duel) -> None:
        """Have the next Duel begin: an extra one, where the others are over."""
        self.is_extra, self.duel = self.is_at_its_end, duel

    def leave_the_rest(self) -> None:
        """Have the Duel under way be a single one, as if there had been no other."""
        self.results, self.most = [], 1
        self.needs_winner = self.is_extra = self.is_time_up = False

    def call_time(self) -> None:
        """Let no further Duel begin, except extra ones."""
        self.is_time_up = True

    @property
    def wins(self) -> tuple[int, ...]:
        """How many Duels each player has won, by seat.

        A player who won the Match at once counts as having won enough of them.
        """
        won = [sum(Seat(seat) in each for each in self.results) for seat in self._seats]
        if self.is_won_at_once:
            (winner,) = self.results[-1]
            if not self._is_played_out(won) or won.count(max(won)) > 1:
                won[winner] = self._enough
        return tuple(won)

    @property
    def standing(self) -> Standing:
        """How the Match stands; between two Duels, after the last one."""
        is_over = self.duel.state.verdict.winners is not None
        number = len(self.results) + (not is_over)
        return Standing(number, self.most, self.wins, self.is_extra)

    @property
    def is_single(self) -> bool:
        """Whether it is one Duel alone, as long as no extra one was needed."""
        return self.most == 1 and self.standing.number == 1

    @property
    def _seats(self) -> range:
        return range(len(self.decks))

    @property
    def _enough(self) -> int:
        """How many Duels win the Match, whatever comes of the rest."""
        return self.most // 2 + 1

    def _is_played_out(self, won: Sequence[int]) -> bool:
        return len(self.results) >= self.most or max(won) >= self._enough

    @property
    def is_at_its_end(self) -> bool:
        """Whether no further Duel is played, except an extra one where a winner is needed."""
        return self.is_time_up or self._is_played_out(self.wins)

    @property
    def is_decided(self) -> bool:
        """Whether no further Duel is played (MR-MATCH-01, MR-MATCH-03)."""
        return self.is_at_its_end and (bool(self.winners) or not self.needs_winner)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won more Duels than the other; nobody: a draw (MR-MATCH-04, MR-MATCH-05)."""
        best = max(self.wins)
        leading = tuple(Seat(seat) for seat, wins in enumerate(self.wins) if wins == best)
        return leading if len(leading) == 1 else ()
