"""The word of a Special Summon."""

from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Noun
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Position


@word
class SpecialSummon(Step):
    """Special Summon those cards to your field, in that position or your choice (MR-SUM-17)."""

    what: Noun
    position: Position | None = None
    pointed_to: bool = False
    """To a zone of yours that this card points to."""
