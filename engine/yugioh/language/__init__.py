"""The words a card may use. Data only: no word knows how it is carried out."""

from types import BuiltinFunctionType, FunctionType
from typing import TYPE_CHECKING

from engine.yugioh.language.amounts import *
from engine.yugioh.language.becoming import *
from engine.yugioh.language.bringing import *
from engine.yugioh.language.by_hand import *
from engine.yugioh.language.cards import *
from engine.yugioh.language.conditions import *
from engine.yugioh.language.counters import *
from engine.yugioh.language.declaring import *
from engine.yugioh.language.equipping import *
from engine.yugioh.language.facts import *
from engine.yugioh.language.families import *
from engine.yugioh.language.joins import *
from engine.yugioh.language.life import *
from engine.yugioh.language.looking import *
from engine.yugioh.language.materials import *
from engine.yugioh.language.moving import *
from engine.yugioh.language.node import *
from engine.yugioh.language.nouns import *
from engine.yugioh.language.numbers import *
from engine.yugioh.language.pendulums import *
from engine.yugioh.language.permissions import *
from engine.yugioh.language.phrases import *
from engine.yugioh.language.qualities import *
from engine.yugioh.language.sentences import *
from engine.yugioh.language.standing import *
from engine.yugioh.language.steps import *
from engine.yugioh.language.stopping import *
from engine.yugioh.language.summoning import *
from engine.yugioh.language.terms import *
from engine.yugioh.language.tributes import *
from engine.yugioh.language.triggers import *

TOOLS = ("as_if_activated", "done_by_hand", "effects_of", "parts", "points", "word")
"""What the modules of the language define for those who read it."""


def _is_word(name: str, each: object) -> bool:
    """Whether it belongs to the language: what its modules define, and what they say."""
    source = each if isinstance(each, type | FunctionType | BuiltinFunctionType) else type(each)
    own = getattr(source, "__module__", "").startswith(__name__ + ".")
    return own and name[0] != "_" and name not in TOOLS


VOCABULARY = tuple(sorted(name for name, each in globals().items() if _is_word(name, each)))
"""The names of everything that a card can say."""

if not TYPE_CHECKING:
    __all__ = VOCABULARY
