"""The texts of cards in Chinese."""

from cards.grammar.zh.text import CHINESE

__all__ = ["CHINESE"]
