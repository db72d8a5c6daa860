"""How sure it is that a card is played as it is printed."""

from enum import StrEnum


class State(StrEnum):
    """What a card is played by. The values are kept in files."""

    OURS = "ours"
    """It comes with the game."""
    TWICE_READ = "twice-read"
    """Its English and its Japanese text were read, and say the same."""
    WITNESSED = "witnessed"
    """It has no text that does anything: its facts, and what it is summoned with, are all."""
