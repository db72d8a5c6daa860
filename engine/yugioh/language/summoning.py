"""The word of a Special Summon."""

from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Noun
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Position, Whose


@word
class SpecialSummon(Step):
    """Special Summon those cards, in that position or your choice (MR-SUM-17)."""

    what: Noun
    position: Position | None = None
    pointed_to: bool = False
    """To a zone of yours that this card points to."""
    to: Whose = Whose.YOURS
    """To whose field."""


@word
class NormalSummonOne(Step):
    """Normal Summon or Set 1 monster, beside that of the turn (MR-SUM-02)."""
