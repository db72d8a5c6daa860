"""The terms of the game in Simplified Chinese."""

from functools import partial

from cards.grammar import terms
from cards.grammar.terms import table
from engine.yugioh.language import (
    Ability,
    Attribute,
    Counter,
    Frame,
    Icon,
    Kind,
    Phase,
    Place,
    Position,
    Stat,
    Summon,
    Timing,
    Type,
    Whose,
)

KIND = table(Kind, "zh")
COUNTER = table(Kind, "zh", "Counted")
"""How cards are counted, by their kind."""
ICON = table(Icon, "zh")
FRAME = table(Frame, "zh")
ABILITY = table(Ability, "zh")
ATTRIBUTE = table(Attribute, "zh")
TYPE = table(Type, "zh")
PLACE = table(Place, "zh")
POSITION = table(Position, "zh")
STAT = table(Stat, "zh")
SUMMON = table(Summon, "zh")
TIMING = table(Timing, "zh")
PHASE = table(Phase, "zh")
COUNTERS = table(Counter, "zh")
OWNER = table(Whose, "zh")
phases = partial(terms.phases, language="zh")
