"""If? What must be true of the table."""

from pydantic import PositiveInt

from engine.yugioh.language.node import Node, word
from engine.yugioh.language.nouns import Cards


@word
class Condition(Node):
    """Something that is true or false of the table."""


@word
class Exists(Condition):
    """There are at least so many such cards."""

    what: Cards
    count: PositiveInt = 1


@word
class Lacks(Condition):
    """There is no such card."""

    what: Cards


@word
class Both(Condition):
    """The one and the other."""

    first: Condition
    second: Condition


@word
class HoldsAll(Condition):
    """You have one of each of these in your hand."""

    names: tuple[str, ...]
