"""Cards as a game shows them, and what is printed on them."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from engine.core.values import value

Facts: TypeAlias = Mapping[str, Any]
"""What is printed on a card by the name of the fact: a number, a term in English, or terms.

What a card does not have is left out. A number that is printed as a question mark is UNKNOWN.
"""
UNKNOWN = -1


@value
class Page:
    """A card in words: its name, the lines under the name, and its text by paragraphs.

    `colour` is that of its frame, red, green and blue in a byte each; None where it has none.
    """

    code: int
    name: str
    lines: tuple[str, ...]
    text: tuple[str, ...]
    colour: int | None = None


@value
class Glance:
    """A card at a glance, as one among the others of a deck.

    `group` is a key of the game's groups, `stats` its numbers in a few words, `colour` that of
    its frame as on its page, `step` its place on the curve of a deck (None for none).
    """

    code: int
    name: str
    group: str
    stats: str
    colour: int | None = None
    step: int | None = None
