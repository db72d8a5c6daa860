"""Conditions made of others."""

from engine.yugioh.asked import ConditionRules, holds, is_in_doubt, register_condition
from engine.yugioh.language import Both, Either, Throughout, Was
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


def _in_doubt(condition: Both | Either, speaker: Speaker) -> bool:
    return any(is_in_doubt(each, speaker) for each in (condition.first, condition.second))


class BothRules(ConditionRules[Both]):
    """The one and the other."""

    def holds(self, condition: Both, duel: Duel, speaker: Speaker) -> bool:
        return holds(condition.first, duel, speaker) and holds(condition.second, duel, speaker)

    def is_in_doubt(self, condition: Both, speaker: Speaker) -> bool:
        return _in_doubt(condition, speaker)


class EitherRules(ConditionRules[Either]):
    """The one or the other, or both."""

    def holds(self, condition: Either, duel: Duel, speaker: Speaker) -> bool:
        return holds(condition.first, duel, speaker) or holds(condition.second, duel, speaker)

    def is_in_doubt(self, condition: Either, speaker: Speaker) -> bool:
        return _in_doubt(condition, speaker)


class WasRules(ConditionRules[Was]):
    """It was so when the effect was activated."""

    def holds(self, condition: Was, duel: Duel, speaker: Speaker) -> bool:
        return speaker.was_so


class ThroughoutRules(ConditionRules[Throughout]):
    """It is so both when the effect is activated and when it resolves."""

    has_to_last = True

    def holds(self, condition: Throughout, duel: Duel, speaker: Speaker) -> bool:
        return holds(condition.condition, duel, speaker)


register_condition(Both, BothRules())
register_condition(Either, EitherRules())
register_condition(Was, WasRules())
register_condition(Throughout, ThroughoutRules())
