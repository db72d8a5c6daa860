"""The terms of the game in English."""

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

KIND = table(Kind, "en")
ICON = table(Icon, "en")
FRAME = table(Frame, "en")
ABILITY = table(Ability, "en")
ATTRIBUTE = table(Attribute, "en")
TYPE = table(Type, "en")
PLACE = table(Place, "en")
POSITION = table(Position, "en")
STAT = table(Stat, "en")
SUMMON = table(Summon, "en")
TIMING = table(Timing, "en")
PHASE = table(Phase, "en")
COUNTERS = table(Counter, "en")
OWNER = table(Whose, "en")
phases = partial(terms.phases, language="en")
