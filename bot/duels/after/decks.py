"""A deck that was dueled with, in a few lines."""

from collections import Counter
from collections.abc import Mapping, Sequence

from discord.utils import escape_markdown

from bot.shared.words import say
from engine.core.game import DeckList

_PARTS = ("main", "extra", "side")


def deck_lines(deck: DeckList, names: Mapping[int, str], language: str) -> list[str]:
    """A line for each part of the deck: how many cards, and which."""
    parts = ((part, getattr(deck, part)) for part in _PARTS)
    return [
        f"{say(language, f'part-{part}', count=len(codes))} {_cards(codes, names)}"
        for part, codes in parts
        if codes
    ]


def _cards(codes: Sequence[int], names: Mapping[int, str]) -> str:
    counted = {names.get(code, str(code)): n for code, n in Counter(codes).items()}
    return ", ".join(f"{n}× {escape_markdown(name)}" for name, n in counted.items())
