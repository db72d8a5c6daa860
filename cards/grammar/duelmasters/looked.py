"""Nouns that no card says: what stands in a text for cards that were looked at."""

from engine.core.values import value
from engine.duelmasters.language import Noun, Take


@value
class Among(Noun):
    """Those of the cards looked at that are taken."""

    take: Take


@value
class Rest(Noun):
    """Those that were not taken; of the own deck, where it does not say otherwise."""

    own: bool = True
