"""The cards of Duel Party: what is printed on them as facts, what they do as words."""

from cards.duelmasters.pool import cards, decks, named

__all__ = ["cards", "decks", "named"]
