"""The words that a card of this game is composed of; data only."""

from engine.duelmasters.language.conditions import *
from engine.duelmasters.language.facts import *
from engine.duelmasters.language.families import *
from engine.duelmasters.language.keywords import *
from engine.duelmasters.language.nouns import *
from engine.duelmasters.language.printed import *
from engine.duelmasters.language.steps import *
from engine.duelmasters.language.triggers import *
