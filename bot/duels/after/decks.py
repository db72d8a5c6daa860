"""A deck that was dueled with, in a few lines."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.shared.text import escaped
from bot.shared.words import joined, say
from engine.core.game import DeckList, Game


def deck_lines(
    game: Game, deck: DeckList, names: Mapping[int, str], language: str
) -> list[str]:
    """A line for each part of the deck: how many cards, and which."""
    lines = []
    for part in game.parts:
        if codes := deck[part.key]:
            title, count = part.names[language], len(codes)
            said = say(language, "part-of-deck", part=title, count=count)
            lines.append(f"{said} {_cards(codes, names, language)}")
    return lines


def _cards(codes: Sequence[int], names: Mapping[int, str], language: str) -> str:
    counted = {names.get(code, str(code)): n for code, n in Counter(codes).items()}
    return joined(language, (f"{n}× {escaped(name)}" for name, n in counted.items()))
