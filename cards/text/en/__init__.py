"""The texts of cards in English."""

from cards.text.en import bringing, counters, life, moving, standing, stopping, summoning

__all__ = ["bringing", "counters", "life", "moving", "standing", "stopping", "summoning"]
