"""How cards serve as the materials that a Fusion Monster names."""

from enum import Enum, auto


class Serving(Enum):
    """How a card serves as one of the materials."""

    TRULY = auto()
    """It is what is asked for."""
    INSTEAD = auto()
    """It stands for what is asked for by name, where all others are that."""


Services = tuple[Serving | None, ...]
"""How a card serves as each of the materials."""
