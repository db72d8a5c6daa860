"""What each card is called, in each language."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

_BOOK = Path(__file__).with_name("names.json")
NAMES: dict[str, Mapping[int, str]] = {}
"""The names of all cards in each language, where some were imported."""


@cache
def own_names(language: str) -> Mapping[int, str]:
    """The names of the cards that come with the game; KeyError for an unknown language."""
    book: dict[str, dict[str, str]] = json.loads(_BOOK.read_text(encoding="utf-8"))
    return MappingProxyType({int(code): each[language] for code, each in book.items()})


def names(language: str) -> Mapping[int, str]:
    """Every card's name in that language, by passcode; KeyError for an unknown language."""
    return NAMES.get(language) or own_names(language)


_OTHERS = _BOOK.with_name("unprinted.json")
UNPRINTED: dict[str, dict[str, str]] = json.loads(_OTHERS.read_text(encoding="utf-8"))
"""Cards that others name, and that nobody can play yet."""


@cache
def translated(english: str, language: str) -> str:
    """The name in that language of the card with that English name, or the name as it is."""
    code = next((code for code, each in names("en").items() if each == english), None)
    other = UNPRINTED.get(english, {}).get(language, english)
    return other if code is None else names(language)[code]
