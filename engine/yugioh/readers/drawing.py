"""Whether the draw of the Draw Phase is still to be made."""

from engine.yugioh.language import Phase
from engine.yugioh.state.duel import Duel


def is_draw_due(duel: Duel) -> bool:
    """Whether the turn player is still to draw for this Draw Phase (MR-TURN-03)."""
    state = duel.state
    in_time = state.phase is Phase.DRAW and not state.draw_over
    return in_time and duel.format.hooks.draws_on(state.turn)
