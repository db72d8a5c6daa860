"""The texts of cards in Chinese."""

from cards.text.zh import bringing, counters, life, moving, standing, stopping, summoning

__all__ = ["bringing", "counters", "life", "moving", "standing", "stopping", "summoning"]
