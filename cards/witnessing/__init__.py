"""Imported cards as the rules know them: what is printed on them, and how sure that is."""

from cards.witnessing.making import make

__all__ = ["make"]
