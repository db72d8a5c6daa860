"""What others cannot see of an effect: whether its player holds what it needs."""

from engine.yugioh.chain.activation import hindrances
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.unseen import may_hold

UNSEEN = (Barrier.COST, Barrier.NO_TARGET, Barrier.NOTHING_TO_DO)
"""What may keep an effect from being activated without anybody else seeing it."""


def could_begin(use: EffectUse, duel: Duel, speaker: Speaker) -> bool:
    """Whether it can be activated, for all that the other player knows."""
    barriers = list(hindrances(use, duel, speaker))
    if not all(barrier in UNSEEN for barrier in barriers):
        return False
    said = (use.effect.cost, use.effect.target, use.effect.do)
    clauses = [clause for clause in said if clause is not None]
    return not barriers or any(may_hold(speaker.player, each, duel) for each in clauses)
