"""The steps of a turn, attacks and breaks, and the whole game from its start to its end."""

from engine.duelmasters import words

__all__ = ["words"]
