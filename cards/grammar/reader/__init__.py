"""Reading English card text back into the tree that it was printed from."""

from cards.grammar.reader.cards import AmbiguousTextError, UnknownTextError, parse

__all__ = ["AmbiguousTextError", "UnknownTextError", "parse"]
