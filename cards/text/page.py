"""A whole card in words: its name, the line under the name, and its text."""

from cards.text import en, en_terms, ja, ja_terms, zh, zh_terms
from cards.text.frames import colour
from cards.text.names import name
from engine.core.game import Page
from engine.yugioh.language import CardText

TEXT = {"en": en.text, "ja": ja.text, "zh": zh.text}
LINE = {"en": en_terms.line, "ja": ja_terms.line, "zh": zh_terms.line}


def page(card: CardText, language: str) -> Page:
    """The card as it reads in "en", "ja" or "zh"; KeyError for another language."""
    title = name(card.passcode, language)
    lines = (LINE[language](card),)
    return Page(card.passcode, title, lines, TEXT[language](card), colour(card))
