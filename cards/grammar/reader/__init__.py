"""Reading English card text back into the tree that it was printed from."""

from cards.grammar.reader.boxes import UnknownTextError
from cards.grammar.reader.cards import AmbiguousTextError, parse

__all__ = ["AmbiguousTextError", "UnknownTextError", "parse"]
