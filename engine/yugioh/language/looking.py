"""Words that let players see cards, which stay as they lie (MR-GLOS-30)."""

from pydantic import PositiveInt

from engine.yugioh.language.facts import Fact
from engine.yugioh.language.families import Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Cards
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Whose


@word
class Reveal(Step):
    """Show those cards to both players."""

    what: Noun


@word
class LookAt(Step):
    """Look at those cards; nobody else sees them."""

    what: Noun


@word
class Rearrange(Step):
    """Look at so many cards from the top of your Deck, and put them back there in any order.

    With `up_to`, so many or fewer, but one at least.
    """

    count: PositiveInt
    up_to: bool = False


@word
class Excavate(Step):
    """Turn over so many cards from the top of your Deck, before both players."""

    count: PositiveInt


@word
class ChecksDraws(Fact):
    """Each card that this player draws is shown, and these cards are destroyed."""

    who: Whose
    of: Cards
