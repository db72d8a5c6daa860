"""Archetypes: what they are called, and which cards belong to them by their names."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from cards.names import names


@dataclass(frozen=True, slots=True)
class Archetype:
    """What an archetype is called, and what a Japanese name holds if the card belongs to it.

    A name belongs by how it is read, so that an archetype may be spelt in several ways.
    """

    ja: str
    zh: str
    spelt: Sequence[str] = ()

    def holds(self, japanese: str) -> bool:
        """Whether a card of that Japanese name belongs to the archetype (MR-GLOS-39)."""
        return any(piece in japanese for piece in self.spelt or (self.ja,))


_BOOK = json.loads(Path(__file__).with_name("archetypes.json").read_text(encoding="utf-8"))
ARCHETYPES: Mapping[str, Archetype] = {name: Archetype(**it) for name, it in _BOOK.items()}
"""Every archetype that a card speaks of, by its English name."""
FAMILIES: dict[str, Mapping[str, str]] = {}
"""What imported archetypes are called in other languages, by their English names."""


def series(english: str, language: str) -> str:
    """The archetype with that English name in that language, or the name as it is."""
    archetype = None if language == "en" else ARCHETYPES.get(english)
    other = FAMILIES.get(english, {}).get(language, english)
    return other if archetype is None else {"ja": archetype.ja, "zh": archetype.zh}[language]


def belongs_to(passcode: int) -> tuple[str, ...]:
    """The archetypes that hold the card by its name; none for a card without a name."""
    japanese = names("ja").get(passcode, "")
    return tuple(name for name, each in ARCHETYPES.items() if each.holds(japanese))
