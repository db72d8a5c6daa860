"""How sure it is that a card is played as it is printed."""

from enum import StrEnum
from typing import Self


class State(StrEnum):
    """What a card is played by, the surest first. The values are kept in files."""

    OURS = "ours"
    """It comes with the game."""
    TWICE_READ = "twice-read"
    """Its English and its Japanese text were read, and say the same."""
    WITNESSED = "witnessed"
    """It has no text that does anything (its facts, and what it is summoned with, are all), or
    its text is read in one way, and whatever else is known of the card agrees."""
    UNPROVEN = "unproven"
    """Its text is read in one way, and nothing but that vouches for it."""
    IN_PART_BY_HAND = "in-part-by-hand"
    """Some of its effects are read; those that are not are carried out by the players."""
    BY_HAND = "by-hand"
    """What its text does is carried out by the players; its facts are played by the rules."""

    @classmethod
    def of(cls, kept: str) -> Self | None:
        """The state that was kept so; None for one that there is not, or no longer."""
        return cls(kept) if kept in [*cls] else None

    @property
    def is_trusted(self) -> bool:
        """Whether such a card is played without anybody's being asked first.

        Whoever plays against another one has to have agreed to that.
        """
        return self in (State.OURS, State.TWICE_READ, State.WITNESSED)
