"""Addresses of decks on other sites. They are known, and never fetched."""

import re

from cards.games.yugioh.lists.problems import OnAnotherSiteError, OnYgoprodeckError

_YGOPRODECK = re.compile(r"(?<![\w.-])(?:www\.)?ygoprodeck\.com/deck/", re.I)
_ADDRESS = re.compile(r"://|\b[\w-]+\.[a-z]{2,}/\S", re.I)
_PAGE = re.compile(r"https?://[^\s/.]+\.\S", re.I)


def refuse_addresses(text: str) -> None:
    """Raise OnYgoprodeckError where the address of a deck there stands in `text`."""
    if _YGOPRODECK.search(text):
        raise OnYgoprodeckError


def has_address(text: str) -> bool:
    """Whether an address stands in `text`, which is then no name."""
    return _ADDRESS.search(text) is not None


def refuse_pages(text: str) -> None:
    """Raise OnAnotherSiteError where a text without a deck has the address of a page."""
    if _PAGE.search(text):
        raise OnAnotherSiteError
