"""How much? Numbers that are only known when they are needed."""

from engine.yugioh.language.node import Node, word
from engine.yugioh.language.nouns import Noun


@word
class Amount(Node):
    """A number to be worked out."""


@word
class AttackOf(Amount):
    """The ATK that the card has on the field."""

    of: Noun
