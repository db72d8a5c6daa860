"""What can happen in a Match beside its Duels, each a fact in the past tense."""

from typing import Annotated

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.state.telling import DuelEvent, Open, ToPlayer


@value
class DuelBegan(DuelEvent):
    """A Duel of a Match began; `wins` says by seat how many each player has won so far."""

    number: Open[int]
    wins: Open[tuple[int, ...]]


@value
class SideDecked(DuelEvent):
    """A player was done with his Side Deck between two Duels.

    `out` and `into` are the passcodes of what left and joined his Main Deck and Extra Deck;
    None for those who may not know.
    """

    seat: Seat
    out: Annotated[tuple[int, ...] | None, ToPlayer("seat")]
    into: Annotated[tuple[int, ...] | None, ToPlayer("seat")]


@value
class MatchEnded(DuelEvent):
    """The Match is decided; with no winner it is a draw. `wins` is by seat."""

    winners: tuple[Seat, ...]
    wins: Open[tuple[int, ...]]
