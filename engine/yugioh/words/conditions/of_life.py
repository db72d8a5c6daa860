"""Conditions about Life Points."""

from engine.yugioh.asked import ConditionRules, register_condition, worth
from engine.yugioh.facts.reach import player
from engine.yugioh.language import Bound, HasLife
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


class HasLifeRules(ConditionRules[HasLife]):
    """That player has so many Life Points, or no more than an amount."""

    def holds(self, condition: HasLife, duel: Duel, speaker: Speaker) -> bool:
        seat = player(condition.player, duel, speaker)
        life = duel.state.sides[seat].life
        if isinstance(condition.life, Bound):
            return condition.life.holds(life)
        most = worth(condition.life.amount, duel, speaker)
        return life < most if condition.life.below else life <= most


register_condition(HasLife, HasLifeRules())
