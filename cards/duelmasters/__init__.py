"""The cards of Duel Party: what is printed on them as facts, what they do as words."""

from cards.duelmasters.pool import cards, decks, named, names

__all__ = ["cards", "decks", "named", "names"]
