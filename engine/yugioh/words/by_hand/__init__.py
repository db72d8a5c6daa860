"""What is done by hand: acts put together by one player and agreed to by the other."""

from engine.yugioh.words.by_hand import declaring, doing, summoning

__all__ = ["declaring", "doing", "summoning"]
