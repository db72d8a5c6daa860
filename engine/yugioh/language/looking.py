"""Words that let players see cards, which stay as they lie (MR-GLOS-30)."""

from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Noun
from engine.yugioh.language.steps import Step


@word
class Reveal(Step):
    """Show those cards to both players."""

    what: Noun


@word
class LookAt(Step):
    """Look at those cards; nobody else sees them."""

    what: Noun
