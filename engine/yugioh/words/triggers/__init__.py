"""What triggers wait for, by what happens."""

from engine.yugioh.words.triggers import (
    battle,
    either,
    given_up,
    leaving,
    moving,
    playing,
    summons,
)

__all__ = ["battle", "either", "given_up", "leaving", "moving", "playing", "summons"]
