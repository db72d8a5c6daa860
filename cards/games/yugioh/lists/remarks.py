"""Lines of a deck list that are not as they should be, gathered to be told."""

from collections.abc import Iterator

from engine.core.decks import Remark

MOST_LINES = 5
"""How many of them are told; of the others there is the count."""
LONGEST_EXCERPT = 40
"""How many characters of a line are told."""


class Noted:
    """The lines of one kind: their count, and the first of them."""

    def __init__(self, key: str) -> None:
        """`key` is that of the message that tells of them."""
        self.count = 0
        self.lines: list[tuple[int, str]] = []
        self._key = key

    def add(self, number: int, line: str) -> None:
        """Note the line of that number, counted from 1."""
        self.count += 1
        if len(self.lines) < MOST_LINES:
            self.lines.append((number, line[:LONGEST_EXCERPT]))

    def has(self, sign: str) -> bool:
        """Whether the sign stands in one of the lines that are told."""
        return any(sign in line for _, line in self.lines)

    def remarks(self) -> Iterator[Remark]:
        """What is told of them: nothing where there is no such line."""
        if self.count:
            yield Remark(self._key, self.count, tuple(self.lines))
