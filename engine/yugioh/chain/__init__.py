"""Activation, offers, windows, triggers, resolution, upkeep; with it, every word is known."""

from engine.yugioh import words

__all__ = ["words"]
