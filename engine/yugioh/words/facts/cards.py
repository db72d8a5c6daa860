"""Facts about cards: who holds them, where they go, how they lie."""

from engine.yugioh.facts.banish_instead import diverted
from engine.yugioh.facts.detach_instead import kept_by_material
from engine.yugioh.facts.permissions import hand_limit, may_be_set
from engine.yugioh.facts.restrictions import (
    is_hand_revealed,
    may_switch,
    may_turn,
    stays_through_end_phase,
)
from engine.yugioh.language import (
    BanishedInstead,
    CannotChangePosition,
    CannotSet,
    DetachesInstead,
    HandLimit,
    HandRevealed,
    KeepsController,
    StaysThroughEndPhase,
)
from engine.yugioh.words.facts.base import FactRules, register_fact

register_fact(KeepsController, FactRules[KeepsController](read_by=may_switch))
register_fact(BanishedInstead, FactRules[BanishedInstead](read_by=diverted))
register_fact(DetachesInstead, FactRules[DetachesInstead](read_by=kept_by_material))
register_fact(
    StaysThroughEndPhase, FactRules[StaysThroughEndPhase](read_by=stays_through_end_phase)
)
register_fact(CannotSet, FactRules[CannotSet](read_by=may_be_set))
register_fact(CannotChangePosition, FactRules[CannotChangePosition](read_by=may_turn))
register_fact(HandLimit, FactRules[HandLimit](read_by=hand_limit))
register_fact(HandRevealed, FactRules[HandRevealed](read_by=is_hand_revealed))
