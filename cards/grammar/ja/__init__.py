"""The texts of cards in Japanese."""

from cards.grammar.ja import forms, text

__all__ = ["forms", "text"]
