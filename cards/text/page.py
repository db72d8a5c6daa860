"""A whole card in words: its name, the line under the name, and its text."""

from collections.abc import Callable, Mapping
from functools import partial

from cards.grammar.printing import text
from cards.grammar.terms import line
from cards.languages import LANGUAGES
from cards.names import names, translated
from cards.text.by_hand import whole
from cards.text.frames import colour
from engine.core.game import Page
from engine.core.remembering import once_for_each
from engine.yugioh.language import CardText

TEXT: Mapping[str, Callable[[CardText], tuple[str, ...]]] = {
    code: once_for_each(partial(text, code=code)) for code in LANGUAGES
}
"""The text box of a card, by language; it is written once."""


def page(card: CardText, code: str) -> Page:
    """The card as it reads in one of the languages; KeyError for another."""
    title = names(code).get(card.passcode) or translated(card.name, code)
    said = whole(card, code) or TEXT[code](card)
    return Page(card.passcode, title, (line(card, code),), said, colour(card))
