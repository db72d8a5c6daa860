"""The texts of cards in English."""

from cards.text.en import forms, text

__all__ = ["forms", "text"]
