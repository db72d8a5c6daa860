"""Reading English card text back into the tree it was printed from."""

from cards.text.parse.cards import AmbiguousTextError, UnknownTextError, parse

__all__ = ["AmbiguousTextError", "UnknownTextError", "parse"]
