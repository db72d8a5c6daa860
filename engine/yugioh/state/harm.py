"""Damage and destruction, as the effects that answer them remember them."""

from dataclasses import dataclass

from engine.core.protocol import Seat
from engine.yugioh.language import Cause


@dataclass(frozen=True, slots=True)
class Harm:
    """Damage that a player took, and what did it."""

    cause: Cause
    amount: int


@dataclass(frozen=True, slots=True)
class Fall:
    """How a card on the field was destroyed: by what, and on whose side."""

    cause: Cause | None
    seat: Seat
