"""The terms of the game in Japanese."""

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

KIND = table(Kind, "ja")
COUNTER = table(Kind, "ja", "Counted")
"""How cards are counted, by their kind."""
ICON = table(Icon, "ja")
FRAME = table(Frame, "ja")
ABILITY = table(Ability, "ja")
ATTRIBUTE = table(Attribute, "ja")
TYPE = table(Type, "ja")
PLACE = table(Place, "ja")
POSITION = table(Position, "ja")
STAT = table(Stat, "ja")
SUMMON = table(Summon, "ja")
TIMING = table(Timing, "ja")
PHASE = table(Phase, "ja")
COUNTERS = table(Counter, "ja")
OWNER = table(Whose, "ja")
phases = partial(terms.phases, language="ja")
