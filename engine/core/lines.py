"""What happened, line by line, and how much each line matters to who reads few of them."""

from collections.abc import Collection, Hashable, MutableSequence, Sequence
from enum import IntEnum


class Weight(IntEnum):
    """How much a line matters among others: of many the heavier ones are shown."""

    LIGHT = 0
    """It goes with something else, such as a cost, or is seen anyway."""
    PLAIN = 1
    HEAVY = 2
    """It changes the game, and what comes later is not understood without it."""
    KEPT = 3
    """It is shown before all else, as far as there is room for words."""


class Line(str):
    """The words for one thing that happened, with their weight.

    What a line only announces is named in `announces`; a line that tells that it came about
    names it in `does`.
    """

    __slots__ = ("announces", "does", "weight")
    weight: Weight
    announces: Collection[Hashable]
    does: Hashable

    def __new__(
        cls,
        text: str,
        weight: Weight,
        announces: Collection[Hashable] = (),
        does: Hashable = None,
    ) -> "Line":
        """The line of that text."""
        line = super().__new__(cls, text)
        line.weight = weight
        line.announces = announces
        line.does = does
        return line


def weight_of(line: str) -> Weight:
    """How much a line matters; one that does not say so is plain."""
    return line.weight if isinstance(line, Line) else Weight.PLAIN


def tell_on(lines: MutableSequence[str], new: Sequence[str]) -> int:
    """Add what is told next to what was told before; return how many lines gave way to it.

    What was only announced gives way to the line that tells that it came about, where nothing
    was told in between.
    """
    if not lines or not new:
        lines.extend(new)
        return 0
    last, first = lines[-1], new[0]
    is_said_again = (
        isinstance(last, Line)
        and isinstance(first, Line)
        and first.does is not None
        and first.does in last.announces
    )
    if is_said_again:
        lines.pop()
    lines.extend(new)
    return int(is_said_again)
