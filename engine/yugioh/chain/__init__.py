"""Activation, offers, windows, triggers, resolution, upkeep; with it, every word is known."""

from engine.yugioh.readers import every

__all__ = ["every"]
