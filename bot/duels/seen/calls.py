"""Why players are called by a message, and when they count as away."""

from enum import StrEnum

AWAY = 60.0
"""Seconds without a press after which a player counts as away."""


class Call(StrEnum):
    """Why a player is called."""

    TURN = "turn"
    ASKED = "asked"
    TIME = "time"
    """Their time is nearly up."""
    PAUSE = "pause"
    """A pause is asked for, has begun or is over."""
