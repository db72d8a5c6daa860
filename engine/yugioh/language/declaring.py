"""Words of what is declared before everybody."""

from engine.yugioh.language.families import Quality
from engine.yugioh.language.node import word
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Declared


@word
class Declare(Step):
    """Declare one of those, as far as the effect could then do something."""

    one_of: Declared


@word
class OfDeclared(Quality):
    """It is of that which was declared."""

    by: Declared
