"""Facts about cards: who holds them, where they go, how they lie."""

from engine.yugioh.field.places import is_kind
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
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.facts.base import FactRules, register_fact


class CannotSetRules(FactRules[CannotSet]):
    """That player cannot Set cards of that kind."""

    def concerns(self, fact: CannotSet, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return is_kind(fact.kind, card.text, as_spell=False)


class HandRevealedRules(FactRules[HandRevealed]):
    """That player keeps their hand revealed."""

    reveals_hands = True


register_fact(KeepsController, FactRules())
register_fact(BanishedInstead, FactRules())
register_fact(DetachesInstead, FactRules())
register_fact(StaysThroughEndPhase, FactRules())
register_fact(CannotSet, CannotSetRules())
register_fact(CannotChangePosition, FactRules())
register_fact(HandLimit, FactRules())
register_fact(HandRevealed, HandRevealedRules())
