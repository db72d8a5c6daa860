"""Whether what waits for a phase has waited long enough."""

from engine.yugioh.language import Phase
from engine.yugioh.state.table import Postponement


def is_due(each: Postponement, phase: Phase | None) -> bool:
    """Tell whether its time has come, in that phase; without one, as the turn ends."""
    return each.phase is phase and each.passed >= each.nth
