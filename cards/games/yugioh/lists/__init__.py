"""Deck lists as other programs write them: `.ydk`, `ydke://` and Omega codes, in and out."""

from cards.games.yugioh.lists.omega import MOST_INFLATED, as_omega
from cards.games.yugioh.lists.problems import (
    BrokenPartError,
    EmptyDeckError,
    IncompleteLinkError,
    NoPasscodeError,
    NotTextError,
    OnAnotherSiteError,
    OnYgoprodeckError,
    SeveralLinksError,
)
from cards.games.yugioh.lists.reading import read, read_code
from cards.games.yugioh.lists.ydk import as_ydk
from cards.games.yugioh.lists.ydke import as_ydke

__all__ = [
    "MOST_INFLATED",
    "BrokenPartError",
    "EmptyDeckError",
    "IncompleteLinkError",
    "NoPasscodeError",
    "NotTextError",
    "OnAnotherSiteError",
    "OnYgoprodeckError",
    "SeveralLinksError",
    "as_omega",
    "as_ydk",
    "as_ydke",
    "read",
    "read_code",
]
