"""What an effect would do for the player who uses it, in points of ATK."""

from engine.yugioh.practice.judging import joins, life, moving, stopping, summoning
from engine.yugioh.practice.judging.verb import A_CARD, judge

__all__ = ["A_CARD", "joins", "judge", "life", "moving", "stopping", "summoning"]
