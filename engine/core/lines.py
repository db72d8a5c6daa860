"""What happened, line by line, and how much each line matters to who reads few of them."""

from enum import IntEnum


class Weight(IntEnum):
    """How much a line matters among others: of many the heavier ones are shown."""

    LIGHT = 0
    """It goes with something else, such as a cost, or is seen anyway."""
    PLAIN = 1
    HEAVY = 2
    """It changes the game, and what comes later is not understood without it."""


class Line(str):
    """The words for one thing that happened, with their weight."""

    __slots__ = ("weight",)
    weight: Weight

    def __new__(cls, text: str, weight: Weight) -> "Line":
        """The line of that text."""
        line = super().__new__(cls, text)
        line.weight = weight
        return line


def weight_of(line: str) -> Weight:
    """How much a line matters; one that does not say so is plain."""
    return line.weight if isinstance(line, Line) else Weight.PLAIN
