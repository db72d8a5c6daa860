"""Words that only texts say: the card that speaks from where it lies, and what was given up."""

from engine.yugioh.language import Noun
from engine.yugioh.language.node import word


@word
class GivenUp(Noun):
    """What the cost was paid with, where another card was spoken of before."""


@word
class ThisInHand(Noun):
    """The card that speaks, from the hand."""


@word
class ThisInGraveyard(Noun):
    """The card that speaks, from the Graveyard."""


@word
class ThisInEither(Noun):
    """The card that speaks, from the hand or the Graveyard."""
