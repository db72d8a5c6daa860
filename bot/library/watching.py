"""Who is told how an import goes on."""

from collections.abc import Mapping, Sequence
from typing import Protocol


class Watcher(Protocol):
    """Is told of each source and each step of an import, one after the other."""

    def begins(self, name: str) -> None:
        """A source, or a step after all were read, begins."""

    def goes_on(self, done: int, total: int) -> None:
        """So much of it is done."""

    def ends(self, counts: Mapping[str, int]) -> None:
        """It is done; so many came of it, by what they are, in the plural."""

    def trusts_less(self, names: Sequence[str]) -> None:
        """So many cards, by name, are read less surely now than by the import before."""

    def passes(self, count: int, first: Sequence[str]) -> None:
        """So many lines of the source that ended last were not read; the first are told."""
