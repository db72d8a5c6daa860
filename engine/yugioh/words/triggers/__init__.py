"""What triggers wait for, by what happens."""

from engine.yugioh.words.triggers import battle, moving, playing, summons

__all__ = ["battle", "moving", "playing", "summons"]
