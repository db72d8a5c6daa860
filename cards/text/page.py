"""A whole card in words: its name, the line under the name, and its text."""

from cards.grammar.en.text import text as english
from cards.grammar.ja import JAPANESE
from cards.grammar.terms import line
from cards.grammar.zh import CHINESE
from cards.names import name
from cards.text.frames import colour
from engine.core.game import Page
from engine.yugioh.language import CardText

TEXT = {"en": english, "ja": JAPANESE.text, "zh": CHINESE.text}


def page(card: CardText, language: str) -> Page:
    """The card as it reads in "en", "ja" or "zh"; KeyError for another language."""
    title = name(card.passcode, language)
    lines = (line(card, language),)
    return Page(card.passcode, title, lines, TEXT[language](card), colour(card))
