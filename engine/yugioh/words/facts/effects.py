"""Facts about effects: what is negated, unaffected, protected, forbidden or allowed."""

from engine.yugioh.asked import holds
from engine.yugioh.facts.checked_draws import check_draws
from engine.yugioh.facts.negation import negators
from engine.yugioh.facts.permissions import (
    denying,
    is_barred,
    is_unplayable,
    needed_permit,
)
from engine.yugioh.facts.protection import cannot_be_targeted, withstands
from engine.yugioh.facts.reach import is_unaffected
from engine.yugioh.language import (
    CannotActivate,
    CannotActivateCards,
    CannotBeTargeted,
    ChecksDraws,
    EffectsNegated,
    IsUnaffected,
    MayOnce,
    NegatesTargeting,
    StandsAgainstEffects,
    TrapFromHand,
    TrapWhenSet,
)
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.facts.base import FactRules, register_fact
from engine.yugioh.words.once_offers import offer_at_once, offers
from engine.yugioh.words.prospect import Prospect


class EffectsNegatedRules(FactRules[EffectsNegated]):
    """The effects of these cards are negated."""

    of_face_up = True
    negates = True

    def worth(self, fact: EffectsNegated, prospect: Prospect) -> int:
        return prospect.harm(prospect.aims) // 4


class IsUnaffectedRules(FactRules[IsUnaffected]):
    """These cards are unaffected by the effects of others (MR-GLOS-05)."""

    of_face_up = True


class CannotActivateRules(FactRules[CannotActivate]):
    """That player cannot activate cards of the same name as that."""

    def worth(self, fact: CannotActivate, prospect: Prospect) -> int:
        return 0


class MayOnceRules(FactRules[MayOnce]):
    """You can do it once, when you like, if that is so then."""

    async def take_hold(self, fact: MayOnce, duel: Duel, speaker: Speaker) -> None:
        await offer_at_once(duel, speaker)

    def worth(self, fact: MayOnce, prospect: Prospect) -> int:
        may = holds(fact.condition, prospect.duel, prospect.speaker)
        return prospect.worth(fact.step) if may else -1


register_fact(EffectsNegated, EffectsNegatedRules(read_by=negators))
register_fact(IsUnaffected, IsUnaffectedRules(read_by=is_unaffected))
register_fact(CannotBeTargeted, FactRules[CannotBeTargeted](read_by=cannot_be_targeted))
register_fact(StandsAgainstEffects, FactRules[StandsAgainstEffects](read_by=withstands))
register_fact(NegatesTargeting, FactRules[NegatesTargeting](read_by=denying))
register_fact(CannotActivate, CannotActivateRules(read_by=is_barred))
register_fact(CannotActivateCards, FactRules[CannotActivateCards](read_by=is_unplayable))
register_fact(ChecksDraws, FactRules[ChecksDraws](read_by=check_draws))
register_fact(TrapFromHand, FactRules[TrapFromHand](read_by=needed_permit))
register_fact(TrapWhenSet, FactRules[TrapWhenSet](read_by=needed_permit))
register_fact(MayOnce, MayOnceRules(read_by=offers))
