"""The texts of cards in Japanese."""

from cards.text.ja import bringing, counters, life, moving, standing, stopping, summoning

__all__ = ["bringing", "counters", "life", "moving", "standing", "stopping", "summoning"]
