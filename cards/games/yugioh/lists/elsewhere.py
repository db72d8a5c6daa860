"""Addresses of decks on other sites. They are known, and never fetched."""

import re

from cards.games.yugioh.lists.problems import OnYgoprodeckError

_YGOPRODECK = re.compile(r"(?<![\w.-])(?:www\.)?ygoprodeck\.com/deck/", re.I)


def refuse_addresses(text: str) -> None:
    """Raise the error that says how to bring the deck whose address stands in `text`."""
    if _YGOPRODECK.search(text):
        raise OnYgoprodeckError
