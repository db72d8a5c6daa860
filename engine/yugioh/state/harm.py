"""Damage, as the effects that answer it remember it."""

from dataclasses import dataclass

from engine.yugioh.language import Cause


@dataclass(frozen=True, slots=True)
class Harm:
    """Damage that a player took, and what did it."""

    cause: Cause
    amount: int
