"""The texts of cards in Japanese."""

from cards.grammar.ja.text import JAPANESE

__all__ = ["JAPANESE"]
