"""What the official FAQ of a card says against a reading of its text.

Texts from before 2011 do not say what is targeted, and none says what an effect counts as: the
FAQ does. It speaks of the card as a whole, so that only what it says of all effects counts.
"""

import re
from collections.abc import Iterator
from unicodedata import normalize

from cards.witnessing.doubts import aims
from engine.yugioh.language import (
    Activatable,
    CardText,
    Effect,
    Flip,
    If,
    Ignition,
    Quick,
    When,
)

_AIMS = re.compile(
    r"対象[にを](?:取る|とる)効果です|を対象に選択します|対象とすることもできます"
)
_AIMS_NOT = re.compile(r"対象[にを](?:取る|とる)効果ではありません")
_KINDS: dict[str, tuple[type[Effect], ...]] = {
    "起動効果": (Ignition,),
    "誘発即時効果": (Quick,),
    "誘発効果": (When, If, Flip),
}
"""What the FAQ calls the effects of monsters that are activated."""
_LASTS = "永続効果"


def answers_against(card: CardText, answers: str) -> Iterator[str]:
    """What the FAQ says otherwise than the card, in a word each."""
    said = normalize("NFKC", answers)
    effects = (*card.effects, *card.pendulum)
    found = [
        name for name, pattern in (("yes", _AIMS), ("no", _AIMS_NOT)) if pattern.search(said)
    ]
    if len(found) == 1 and aims(card) is not (found == ["yes"]):
        yield "target"
    if card.is_monster:
        for word, kinds in _KINDS.items():
            if _called(word, said) and not any(isinstance(each, kinds) for each in effects):
                yield "class"
        if _called(_LASTS, said) and all(isinstance(each, Activatable) for each in effects):
            yield "class"


def _called(word: str, said: str) -> bool:
    """Whether an effect is called so, and none is said not to be."""
    told = re.search(rf"{re.escape(word)}(?:です|になります|であり)", said)
    return bool(told) and f"{word}ではありません" not in said
