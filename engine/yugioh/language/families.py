"""The families of words that speak of cards and numbers, before any word of them."""

from engine.yugioh.language.node import Node, word


@word
class Noun(Node):
    """Something that picks out cards."""


@word
class Amount(Node):
    """A number to be worked out."""


@word
class Condition(Node):
    """Something that is true or false of the table."""


@word
class Quality(Node):
    """Something that is true of a card or not, whatever stands beside it in a noun."""
