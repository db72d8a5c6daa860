"""The texts of cards in Japanese."""

from cards.text.ja import forms, text

__all__ = ["forms", "text"]
