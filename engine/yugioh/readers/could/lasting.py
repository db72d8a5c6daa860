"""Whether a fact that would hold from now on could mean anything."""

from engine.core.protocol import Seat
from engine.yugioh.language import Apply, CannotDeclareAttacks, Phase
from engine.yugioh.readers.could.verb import could
from engine.yugioh.readers.means import player
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Speaker

AFTER_BATTLE = (Phase.MAIN_2, Phase.END)


@could.register
def _(step: Apply, duel: Duel, speaker: Speaker) -> bool:
    if isinstance(step.fact, CannotDeclareAttacks):
        return _can_yet_attack(duel, player(step.fact.player, duel, speaker))
    return True


def _can_yet_attack(duel: Duel, seat: Seat) -> bool:
    """Tell whether the Battle Phase of that player's turn is still to come, or under way."""
    state = duel.state
    return (
        state.turn_player == seat
        and state.phase not in AFTER_BATTLE
        and duel.format.hooks.battles_on(state.turn)
    )
