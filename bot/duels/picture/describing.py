"""The description of a picture of a table: all of it in words, as full as there is room for."""

from collections.abc import Sequence

from bot.shared.drawing.canvas import DESCRIBED
from bot.shared.text import clip
from bot.shared.words import say
from engine.core.picturing import Tableau


def described(tableau: Tableau, language: str) -> str:
    """The fullest description that fits; of the shortest, as many parts as do."""
    for told in tableau.told:
        whole = _joined(told, language)
        if len(whole) <= DESCRIBED:
            return whole
    parts = [*tableau.told[-1]]
    left_out = 0
    while len(parts) > 1:
        parts.pop()
        left_out += 1
        more = say(language, "and-more", count=left_out)
        whole = _joined([*parts, more], language)
        if len(whole) <= DESCRIBED:
            return whole
    return clip(parts[0], DESCRIBED)


def _joined(parts: Sequence[str], language: str) -> str:
    return say(language, "picture-semicolon").join(parts)
