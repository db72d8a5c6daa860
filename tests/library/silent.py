"""Whoever watches an import and says nothing of it."""

from collections.abc import Mapping, Sequence


class Silent:
    """Holds only that what is done is never more than there is to do."""

    def begins(self, name: str) -> None:
        """Be told of a source, or of a step."""

    def goes_on(self, done: int, total: int) -> None:
        """Be told how far it is."""
        assert 0 < done <= total

    def ends(self, counts: Mapping[str, int]) -> None:
        """Be told what came of it."""

    def trusts_less(self, names: Sequence[str]) -> None:
        """Be told which cards are trusted less."""

    def passes(self, count: int, first: Sequence[str]) -> None:
        """Be told what was not read."""
        assert len(first) <= count
