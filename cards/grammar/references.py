"""Words that only texts say, of cards that a cost has taken, or that lie in either place."""

from engine.yugioh.language import Noun
from engine.yugioh.language.node import word


@word
class GivenUp(Noun):
    """What the cost was paid with, where another card was spoken of before."""


@word
class ThisInEither(Noun):
    """The card that speaks, from the hand or the Graveyard."""
