"""Facts, by what they change."""

from engine.yugioh.words.facts import battle, cards, effects, harm, joined, numbers, summons

__all__ = ["battle", "cards", "effects", "harm", "joined", "numbers", "summons"]
