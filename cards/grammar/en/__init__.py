"""The texts of cards in English."""

from cards.grammar.en import forms, text

__all__ = ["forms", "text"]
