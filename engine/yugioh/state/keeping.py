"""Zones that are kept for cards that lay there."""

from engine.yugioh.state.spots import Row, Spot
from engine.yugioh.state.table import State


def is_kept(state: State, spot: Spot) -> bool:
    """Whether a zone cannot be used, since what lay there is banished for a time."""
    return any(
        mark.is_same
        and (kept.row, kept.zone) == (spot.row, spot.zone)
        and (kept.seat == spot.seat or spot.row is Row.EXTRA_MONSTER)
        for kept, mark, _ in state.kept_zones
    )
