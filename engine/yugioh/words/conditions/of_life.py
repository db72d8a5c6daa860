"""Conditions about Life Points."""

from engine.yugioh.asked import ConditionRules, is_within, register_condition
from engine.yugioh.facts.reach import player
from engine.yugioh.language import HasLife
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


class HasLifeRules(ConditionRules[HasLife]):
    """That player has so many Life Points, or no more than an amount."""

    def holds(self, condition: HasLife, duel: Duel, speaker: Speaker) -> bool:
        seat = player(condition.player, duel, speaker)
        life = duel.state.sides[seat].life
        return is_within(life, condition.life, duel, speaker)


register_condition(HasLife, HasLifeRules())
