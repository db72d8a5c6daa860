"""Damage and destruction, as the effects that answer them remember them."""

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import Cause


@value
class Harm:
    """Damage that a player took, and what did it."""

    cause: Cause
    amount: int


@value
class Fall:
    """How a card on the field was destroyed: by what, and on whose side."""

    cause: Cause | None
    seat: Seat
