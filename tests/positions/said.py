"""What official Q&A say of two cards, beside what the engine says when it is asked."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cards.games.yugioh.posing import pose
from cards.yugioh import by_name
from engine.core.game import Posed
from engine.core.posing import Verdict

FILE = Path(__file__).with_name("rulings.json")


@dataclass(frozen=True, slots=True)
class Said:
    """One official answer, as a question about two of our cards.

    It `asks` whether the first card can be used ("use"), or whether it does something to the
    other one ("works"). `kind` says for which kind of card the other one stands (or the first),
    where the Q&A names another card; "" where both cards are those of the Q&A. `draw` tells
    in which of the draws it was taken.
    """

    qa: int
    asked: str
    about: str
    situation: str
    official: str
    question: str
    kind: str
    asks: str
    effect: int | None
    draw: int

    def ask(self) -> Posed:
        """What the engine says."""
        return _asked(self)

    def verdict(self, posed: Posed) -> str:
        """The engine's answer to that very question."""
        if posed.verdict is Verdict.YES and self.asks == "works":
            return "yes" if posed.touched else "no"
        return str(posed.verdict)


@cache
def _asked(said: Said) -> Posed:
    """The answer, worked out once."""
    codes = (by_name(said.asked).passcode, by_name(said.about).passcode)
    return pose(*codes, said.situation, "en", said.effect)


def all_said() -> tuple[Said, ...]:
    """Every one, in the order of the file."""
    return tuple(Said(**row) for row in json.loads(FILE.read_text()))
