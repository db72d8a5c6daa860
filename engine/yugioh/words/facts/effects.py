"""Facts about effects: what is negated, unaffected, protected, forbidden or allowed."""

from engine.yugioh.asked import holds
from engine.yugioh.facts.negation import can_be_negated
from engine.yugioh.field.places import is_kind
from engine.yugioh.language import (
    CannotActivate,
    CannotActivateCards,
    CannotBeTargeted,
    Cards,
    ChecksDraws,
    EffectsNegated,
    IsUnaffected,
    MayOnce,
    NegatesTargeting,
    StandsAgainstEffects,
    ThatCard,
    TrapFrom,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.facts.base import FactRules, register_fact
from engine.yugioh.words.once_offers import offer_at_once
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import left_by_cost


class EffectsNegatedRules(FactRules[EffectsNegated]):
    """The effects of these cards are negated."""

    of_face_up = True
    negates = True

    def could(self, fact: EffectsNegated, duel: Duel, speaker: Speaker) -> bool:
        """Not where there is nothing left to negate (FAQ 11781)."""
        if not isinstance(fact.who, Cards):
            return True
        cards = left_by_cost(fact.who, duel, speaker)
        return any(can_be_negated(card, duel) for card in cards)

    def gains(self, fact: EffectsNegated, duel: Duel, card: Card) -> bool:
        """A target without effects, or whose effects are negated, loses nothing (FAQ 13631)."""
        return not isinstance(fact.who, ThatCard) or can_be_negated(card, duel)

    def worth(self, fact: EffectsNegated, prospect: Prospect) -> int:
        return prospect.harm(prospect.aims) // 4


class IsUnaffectedRules(FactRules[IsUnaffected]):
    """These cards are unaffected by the effects of others (MR-GLOS-05)."""

    of_face_up = True


class CannotActivateRules(FactRules[CannotActivate]):
    """That player cannot activate cards of the same name as that."""

    def worth(self, fact: CannotActivate, prospect: Prospect) -> int:
        return 0


class CannotActivateCardsRules(FactRules[CannotActivateCards]):
    """That player cannot activate cards of that kind."""

    def concerns(
        self, fact: CannotActivateCards, duel: Duel, speaker: Speaker, card: Card
    ) -> bool:
        return is_kind(fact.kind, card.text, as_spell=False)


class ChecksDrawsRules(FactRules[ChecksDraws]):
    """What that player draws is shown, and destroyed if it is one of these."""

    acts_of_itself = True


class MayOnceRules(FactRules[MayOnce]):
    """You can do it once, when you like, if that is so then."""

    async def take_hold(self, fact: MayOnce, duel: Duel, speaker: Speaker) -> None:
        await offer_at_once(duel, speaker)

    def worth(self, fact: MayOnce, prospect: Prospect) -> int:
        may = holds(fact.condition, prospect.duel, prospect.speaker)
        return prospect.worth(fact.step) if may else -1


register_fact(EffectsNegated, EffectsNegatedRules())
register_fact(IsUnaffected, IsUnaffectedRules())
register_fact(CannotBeTargeted, FactRules())
register_fact(StandsAgainstEffects, FactRules())
register_fact(NegatesTargeting, FactRules())
register_fact(CannotActivate, CannotActivateRules())
register_fact(CannotActivateCards, CannotActivateCardsRules())
register_fact(ChecksDraws, ChecksDrawsRules())
register_fact(TrapFrom, FactRules())
register_fact(MayOnce, MayOnceRules())
