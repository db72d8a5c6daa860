"""Conditions, by what they are about."""

from engine.yugioh.words.conditions import joined, of_battle, of_cards, of_life, of_time

__all__ = ["joined", "of_battle", "of_cards", "of_life", "of_time"]
