"""The texts of cards in Chinese."""

from cards.grammar.zh import forms, text

__all__ = ["forms", "text"]
