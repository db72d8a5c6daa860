"""Qualities, by what tells of them: the front of a card, or how it stands."""

from engine.yugioh.words.qualities import shown, standing

__all__ = ["shown", "standing"]
