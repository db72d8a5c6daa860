"""What chance decides: coins and dice."""

from enum import Enum, auto

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.state.telling import DuelEvent, Open


class Coin(Enum):
    """The sides of a coin."""

    HEADS = auto()
    TAILS = auto()


@value
class CoinTossed(DuelEvent):
    """A player tossed a coin (MR-GEN-09)."""

    seat: Seat
    side: Coin


@value
class DieRolled(DuelEvent):
    """A player rolled a six-sided die (MR-GEN-09)."""

    seat: Seat
    number: Open[int]
