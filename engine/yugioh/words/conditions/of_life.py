"""Conditions about Life Points."""

from engine.yugioh.asked import ConditionRules, register_condition
from engine.yugioh.facts.reach import player
from engine.yugioh.language import HasLife, HasLowerLife
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


class HasLifeRules(ConditionRules[HasLife]):
    """That player has so many Life Points."""

    def holds(self, condition: HasLife, duel: Duel, speaker: Speaker) -> bool:
        seat = player(condition.player, duel, speaker)
        return condition.life.holds(duel.state.sides[seat].life)


class HasLowerLifeRules(ConditionRules[HasLowerLife]):
    """That player has fewer Life Points than the other one."""

    def holds(self, condition: HasLowerLife, duel: Duel, speaker: Speaker) -> bool:
        seat = player(condition.player, duel, speaker)
        sides = duel.state.sides
        return sides[seat].life < sides[duel.opponent(seat)].life


register_condition(HasLife, HasLifeRules())
register_condition(HasLowerLife, HasLowerLifeRules())
