"""Nouns, by how they pick out cards. `NewTarget` stands beside the step that needs it."""

from engine.yugioh.words.nouns import described, picked, pronouns

__all__ = ["described", "picked", "pronouns"]
