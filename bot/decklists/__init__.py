"""Deck lists as other programs write them: `.ydk` files and `ydke://` links, in and out."""

from bot.decklists.brought import MOST_CARDS, PARTS, BroughtDeck
from bot.decklists.problems import (
    BrokenPartError,
    EmptyDeckError,
    IncompleteLinkError,
    NoPasscodeError,
    NotTextError,
    SeveralLinksError,
    TooBigError,
    TooManyCardsError,
    UnreadableDeckError,
)
from bot.decklists.reading import MOST_BYTES, read, read_link, refuse_beyond
from bot.decklists.ydk import as_ydk
from bot.decklists.ydke import as_ydke

__all__ = [
    "MOST_BYTES",
    "MOST_CARDS",
    "PARTS",
    "BrokenPartError",
    "BroughtDeck",
    "EmptyDeckError",
    "IncompleteLinkError",
    "NoPasscodeError",
    "NotTextError",
    "SeveralLinksError",
    "TooBigError",
    "TooManyCardsError",
    "UnreadableDeckError",
    "as_ydk",
    "as_ydke",
    "read",
    "read_link",
    "refuse_beyond",
]
