"""The texts of cards in Chinese."""

from cards.grammar.zh.text import CHINESE

box = CHINESE.text

__all__ = ["CHINESE", "box"]
