"""A game for which no cards are imported, and of whose cards nobody asks what they may do."""

from collections.abc import Collection, Mapping, Sequence

from engine.core.continuing import Continuing
from engine.core.exercises import Exercises
from engine.core.game import HouseRule, ImportedCard, Reader
from engine.core.match import Match
from engine.core.protocol import Event, Seat


class WithoutImports:
    """What such a game says of cards."""

    house: Mapping[str, Sequence[HouseRule]] = {}
    states: Sequence[str] = ()
    trusted: Collection[str] = ()
    sayings: Mapping[str, Mapping[str, str]] = {}
    exercises: Exercises | None = None
    continuing: Continuing | None = None

    def bring(
        self, cards: Sequence[ImportedCard], families: Mapping[str, Mapping[str, str]]
    ) -> None:
        """They are no cards of this game."""

    def state(self, code: int) -> str:
        """All cards are its own."""
        return ""

    def is_of_both(self, title: str, names: Collection[str]) -> bool:
        """Where the title names both of them and asks for something."""
        return "？" in title and all(name in title for name in names)

    def usual(self, asked: int, about: int) -> tuple[str, ...]:
        """Nobody asks."""
        return ()

    def used(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[int, ...]:
        """None of them was imported."""
        return ()

    def shown(self, match: Match, events: Sequence[Event]) -> Mapping[Seat, tuple[int, ...]]:
        """Nothing is exchanged between two contests."""
        return {}
