"""The texts of cards in Chinese."""

from cards.text.zh import forms, text

__all__ = ["forms", "text"]
