"""The texts of cards in Japanese."""

from cards.grammar.ja.text import JAPANESE

box = JAPANESE.text

__all__ = ["JAPANESE", "box"]
