"""What a message speaks of: [[names]] of cards, and decks in any of the forms they come in."""

import re
from collections.abc import Iterable
from itertools import islice

from bot.decks.reading import NoDeckReadError
from engine.core.decks import BroughtDeck, UnreadableDeckError
from engine.core.game import Game

MOST_NAMES = 25
"""The most names that are looked for in one message."""
MOST_DECKS = 3
"""The most decks that are read from one message."""
_NAMED = re.compile(r"\[\[([^\[\]\n]{1,100})\]\]")

Brought = tuple[Game, BroughtDeck] | NoDeckReadError
"""A deck of a game, or what keeps it from being read as one."""


def names_in(text: str) -> tuple[str, ...]:
    """Each name in double brackets, once, in the order of the text."""
    named = (" ".join(name.split()) for name in _NAMED.findall(text))
    return tuple(dict.fromkeys(filter(None, named)))[:MOST_NAMES]


def decks_in(text: str, games: Iterable[Game]) -> tuple[Brought, ...]:
    """Each deck in the text, or what is wrong with what was clearly meant to be one."""
    found = (_read(game, each) for game in games for each in game.deck_lists.found_in(text))
    return tuple(islice(found, MOST_DECKS))


def _read(game: Game, found: BroughtDeck | UnreadableDeckError) -> Brought:
    return NoDeckReadError(game, found) if isinstance(found, Exception) else (game, found)
