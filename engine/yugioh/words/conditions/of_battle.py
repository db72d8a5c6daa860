"""Conditions about attacks."""

from engine.yugioh.asked import ConditionRules, means, register_condition
from engine.yugioh.language import Attacks, Battles
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


class AttacksRules(ConditionRules[Attacks]):
    """One of these monsters attacks now; with a second noun, one of those is attacked."""

    def holds(self, condition: Attacks, duel: Duel, speaker: Speaker) -> bool:
        battle = duel.state.battle
        if battle is None or not means(condition.who, duel, speaker, battle.attacker.card):
            return False
        if condition.whom is None:
            return True
        target = battle.target
        return target is not None and means(condition.whom, duel, speaker, target.card)


class BattlesRules(ConditionRules[Battles]):
    """One of these monsters battles: from the declaration to the end of the Damage Step."""

    def holds(self, condition: Battles, duel: Duel, speaker: Speaker) -> bool:
        battle = duel.state.battle
        fighters = () if battle is None else (battle.attacker, battle.target)
        return any(
            mark is not None and mark.is_same and means(condition.who, duel, speaker, mark.card)
            for mark in fighters
        )


register_condition(Attacks, AttacksRules())
register_condition(Battles, BattlesRules())
