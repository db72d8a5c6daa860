"""Archetypes: what they are called, and which cards belong to them by their names."""

from collections.abc import Mapping
from dataclasses import dataclass

from cards.names import names


@dataclass(frozen=True, slots=True)
class Archetype:
    """What an archetype is called, and what a Japanese name holds if the card belongs to it.

    A name belongs by how it is read, so that an archetype may be spelt in several ways.
    """

    ja: str
    zh: str
    spelt: tuple[str, ...] = ()

    def holds(self, japanese: str) -> bool:
        """Whether a card of that Japanese name belongs to the archetype (MR-GLOS-39)."""
        return any(piece in japanese for piece in self.spelt or (self.ja,))


ARCHETYPES: Mapping[str, Archetype] = {
    "Blue-Eyes": Archetype("ブルーアイズ", "青眼", ("ブルーアイズ", "青眼")),
    "Elemental HERO": Archetype("Ｅ・ＨＥＲＯ", "元素－英雄"),
    "Gogogo": Archetype("ゴゴゴ", "隆隆隆"),
    "Magician": Archetype("魔術師", "魔术师"),
    "Odd-Eyes": Archetype("オッドアイズ", "异色眼"),
    "Djinn": Archetype("魔人", "魔人"),
    "Spirit Message": Archetype("死のメッセージ", "死之信息"),
    "Performapal": Archetype("ＥＭ", "娱乐伙伴"),
}
"""Every archetype that a card speaks of, by its English name."""


def series(english: str, language: str) -> str:
    """The archetype with that English name in that language, or the name as it is."""
    archetype = ARCHETYPES.get(english)
    if archetype is None or language == "en":
        return english
    return {"ja": archetype.ja, "zh": archetype.zh}[language]


def belongs_to(passcode: int) -> tuple[str, ...]:
    """The archetypes that hold the card by its name; none for a card without a name."""
    japanese = names("ja").get(passcode, "")
    return tuple(name for name, each in ARCHETYPES.items() if each.holds(japanese))
