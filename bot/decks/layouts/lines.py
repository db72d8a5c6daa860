"""Lists of cards and decks, as much of each as fits into a message."""

from collections.abc import Sequence

from bot.shared.sheets import fitted
from bot.shared.words import say


def fit(language: str, lines: Sequence[str], room: int) -> str:
    """As many of the lines as fit into `room` characters, and how many more there are."""
    return fitted(lines, room, lambda count: say(language, "deck-and-more", count=count))
