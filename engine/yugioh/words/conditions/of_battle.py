"""Conditions about attacks."""

from engine.yugioh.asked import ConditionRules, holds, means, proves_to_be, register_condition
from engine.yugioh.language import (
    Attacks,
    BattledThisTurn,
    Battles,
    BattlesWith,
    InDamageStep,
    Noun,
)
from engine.yugioh.state.card import Mark
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
        return any(_is_one_of(condition.who, duel, speaker, mark) for mark in fighters)


class BattledThisTurnRules(ConditionRules[BattledThisTurn]):
    """Damage was calculated for a battle of one of these, wherever it has gone since."""

    def holds(self, condition: BattledThisTurn, duel: Duel, speaker: Speaker) -> bool:
        fighters = duel.state.turn.fighters
        return any(proves_to_be(condition.such, duel, speaker, card) for card in fighters)


class BattlesWithRules(ConditionRules[BattlesWith]):
    """One of these monsters battles one of those, whichever of the two attacks."""

    def holds(self, condition: BattlesWith, duel: Duel, speaker: Speaker) -> bool:
        battle = duel.state.battle
        if battle is None:
            return False
        pairs = (battle.attacker, battle.target), (battle.target, battle.attacker)
        return any(
            _is_one_of(condition.who, duel, speaker, mine)
            and _is_one_of(condition.whom, duel, speaker, other)
            for mine, other in pairs
        )


def _is_one_of(which: Noun, duel: Duel, speaker: Speaker, mark: Mark | None) -> bool:
    """Whether that monster of the battle, which still stands there, is meant."""
    return mark is not None and mark.is_same and means(which, duel, speaker, mark.card)


class InDamageStepRules(ConditionRules[InDamageStep]):
    """It is the Damage Step of a battle in which that is so."""

    def holds(self, condition: InDamageStep, duel: Duel, speaker: Speaker) -> bool:
        battle = duel.state.battle
        if battle is None or battle.timing is None:
            return False
        return holds(condition.battle, duel, speaker)


register_condition(Attacks, AttacksRules())
register_condition(Battles, BattlesRules())
register_condition(BattledThisTurn, BattledThisTurnRules())
register_condition(BattlesWith, BattlesWithRules())
register_condition(InDamageStep, InDamageStepRules())
