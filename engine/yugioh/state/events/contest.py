"""Duels and Matches as a whole: who begins, time that is called, how they end."""

from enum import Enum, auto
from typing import Annotated

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.state.reasons import Sign
from engine.yugioh.state.telling import DuelEvent, Open, ToPlayer


@value
class SignsThrown(DuelEvent):
    """Both players showed their signs; `signs` is by seat."""

    signs: tuple[Sign, ...]


@value
class OrderChosen(DuelEvent):
    """It was settled who goes first."""

    first: Seat


class Ending(Enum):
    """How it was decided: MATCH by an attack that wins the Match, TIME by Life Points.

    ONLY_TURN is the end of the one turn in which a laid-out duel was to be won.
    """

    LIFE = auto()
    DECK_OUT = auto()
    CARD_EFFECT = auto()
    MATCH = auto()
    SURRENDERED = auto()
    AGREED = auto()
    TIME = auto()
    ONLY_TURN = auto()


@value
class Ended(DuelEvent):
    """The duel is decided; with no winner it is a draw."""

    winners: tuple[Seat, ...]
    why: Ending


@value
class DuelBegan(DuelEvent):
    """A Duel of a Match began; `wins` says by seat how many each player has won so far."""

    number: Open[int]
    wins: Open[tuple[int, ...]]


@value
class SideDecked(DuelEvent):
    """A player was done with their Side Deck between two Duels.

    `out` and `into` are the passcodes of what left and joined their Main Deck and Extra Deck;
    None for those who may not know.
    """

    seat: Seat
    out: Annotated[tuple[int, ...] | None, ToPlayer("seat")]
    into: Annotated[tuple[int, ...] | None, ToPlayer("seat")]


@value
class TimeCalled(DuelEvent):
    """Life Points decide the Duel after `turns` more than the one under way.

    The time for it is up, or it `is_extra`: a Duel that decides a Match.
    """

    turns: Open[int]
    is_extra: Open[bool] = False


@value
class TimeCalledBetween(DuelEvent):
    """Time was called between two Duels: none begins any more, except an extra one."""

    goes_on: Open[bool]


@value
class MatchEnded(DuelEvent):
    """The Match is decided; with no winner it is a draw. `wins` is by seat."""

    winners: tuple[Seat, ...]
    wins: Open[tuple[int, ...]]
