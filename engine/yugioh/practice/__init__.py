"""A built-in opponent: legal, sensible moves from what its seat may see, and nothing else."""

from engine.yugioh.practice.answering import answer

__all__ = ["answer"]
