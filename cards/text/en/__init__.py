"""The texts of cards in English."""

from cards.text.en import forms, references, text

__all__ = ["forms", "references", "text"]
