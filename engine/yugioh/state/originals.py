"""Claims on what counts as printed on a card: its name, its original numbers."""

from engine.core.values import value
from engine.yugioh.language import Attribute, Noun
from engine.yugioh.state.claims import Claim


@value
class Renames(Claim):
    """These cards are of that name, and not of their own."""

    who: Noun
    name: str


@value
class Switches(Claim):
    """The original ATK and the original DEF of these monsters are switched."""

    who: Noun


@value
class Adds(Claim):
    """These monsters are of those Attributes as well."""

    who: Noun
    attributes: tuple[Attribute, ...]
