"""How sure it is that a card is played as it is printed."""

from enum import StrEnum


class State(StrEnum):
    """What a card is played by. The values are kept in files."""

    OURS = "ours"
    """It comes with the game."""
    WITNESSED = "witnessed"
    """It was read in one way, and nothing that is known of it speaks against that."""
