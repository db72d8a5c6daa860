"""The built-in opponent: a simple player, who answers from what its seat may see."""

from engine.duelmasters.practice.answering import answer

__all__ = ["answer"]
