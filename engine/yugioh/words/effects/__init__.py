"""Whole effects: what is activated, what happens of itself, what holds or is asked for."""

from engine.yugioh.words.effects import activated, of_itself, standing

__all__ = ["activated", "of_itself", "standing"]
