"""Deck lists as other programs write them: `.ydk`, `ydke://` and Omega codes, in and out."""

from bot.decks.lists.brought import MOST_CARDS, PARTS, BroughtDeck
from bot.decks.lists.omega import MOST_INFLATED, as_omega
from bot.decks.lists.problems import (
    BrokenPartError,
    EmptyDeckError,
    IncompleteLinkError,
    NoCodeError,
    NoPasscodeError,
    NotTextError,
    OnYgoprodeckError,
    SeveralLinksError,
    TooBigError,
    TooManyCardsError,
    UnreadableDeckError,
)
from bot.decks.lists.reading import MOST_BYTES, read, read_code, refuse_beyond
from bot.decks.lists.ydk import as_ydk
from bot.decks.lists.ydke import as_ydke

__all__ = [
    "MOST_BYTES",
    "MOST_CARDS",
    "MOST_INFLATED",
    "PARTS",
    "BrokenPartError",
    "BroughtDeck",
    "EmptyDeckError",
    "IncompleteLinkError",
    "NoCodeError",
    "NoPasscodeError",
    "NotTextError",
    "OnYgoprodeckError",
    "SeveralLinksError",
    "TooBigError",
    "TooManyCardsError",
    "UnreadableDeckError",
    "as_omega",
    "as_ydk",
    "as_ydke",
    "read",
    "read_code",
    "refuse_beyond",
]
