"""The words that a card of this game is composed of; data only."""

from engine.duelparty.language.conditions import *
from engine.duelparty.language.facts import *
from engine.duelparty.language.families import *
from engine.duelparty.language.keywords import *
from engine.duelparty.language.nouns import *
from engine.duelparty.language.printed import *
from engine.duelparty.language.steps import *
from engine.duelparty.language.triggers import *
