"""What can happen in a Match beside its Duels, each a fact in the past tense."""

from dataclasses import dataclass

from engine.core.protocol import Event, Seat


@dataclass(frozen=True, slots=True)
class DuelBegan(Event):
    """A Duel of a Match began; `wins` says by seat how many each player has won so far."""

    number: int
    wins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SideDecked(Event):
    """A player was done with his Side Deck between two Duels.

    `out` and `into` are the passcodes of what left and joined his Main Deck and Extra Deck;
    None for those who may not know.
    """

    seat: Seat
    out: tuple[int, ...] | None
    into: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The Match is decided; with no winner it is a draw. `wins` is by seat."""

    winners: tuple[Seat, ...]
    wins: tuple[int, ...]
