"""The terms of the game in English."""

from cards.grammar.terms import table
from engine.yugioh.language import (
    Ability,
    Attribute,
    Counter,
    Frame,
    Icon,
    Kind,
    Place,
    Position,
    Stat,
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
COUNTERS = table(Counter, "en")
OWNER = table(Whose, "en")
