"""The texts of cards in English."""

from cards.grammar.en import forms, text

box = text.text

__all__ = ["box", "forms", "text"]
