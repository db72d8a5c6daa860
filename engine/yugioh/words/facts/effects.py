"""Facts about effects: what is negated, unaffected, protected, forbidden or allowed."""

from engine.yugioh.asked import holds
from engine.yugioh.facts.negation import can_be_negated
from engine.yugioh.language import (
    FORMER,
    CannotActivate,
    CannotActivateCards,
    CannotActivateIn,
    CannotActivateOf,
    CannotBanishBuried,
    CannotBanishToPay,
    CannotBeActivated,
    CannotBeTargeted,
    CannotUseEffects,
    Cards,
    ChecksDraws,
    EachTime,
    EffectsNegated,
    IsUnaffected,
    IsUnaffectedBy,
    KeepsBuried,
    Kind,
    MayOnce,
    NegatesEffectsFrom,
    NegatesTargeting,
    Place,
    StandsAgainstEffects,
    ThatCard,
    TrapFrom,
    Until,
    Whose,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import (
    Allows,
    Checks,
    Claim,
    Denies,
    Forbids,
    Negates,
    Offers,
    Repeats,
    Spares,
    Unaffected,
)
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Deed, Leave, Threat
from engine.yugioh.state.rare_claims import Entombs, Undoes
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.facts.base import FactRules, is_of_those_there, register_fact
from engine.yugioh.words.hand_acts import (
    UP_CARDS,
    bars,
    changes,
    kind_named,
    register_act,
    whose,
)
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import left_by_cost

BURIED = Cards(place=Place.GRAVEYARD)


class EffectsNegatedRules(FactRules[EffectsNegated]):
    """The effects of these cards are negated."""

    def of_face_up(self, fact: EffectsNegated) -> bool:
        return True

    def says(self, fact: EffectsNegated) -> tuple[Claim, ...]:
        return (Negates(fact.who, fact.buried),)

    def could(
        self, fact: EffectsNegated, duel: Duel, speaker: Speaker, until: Until | None = None
    ) -> bool:
        """Not where there is nothing left to negate (FAQ 11781).

        Of Spells and Traps it is said of those that are yet to be used, too.
        """
        if not isinstance(fact.who, Cards) or not is_of_those_there(fact):
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

    def of_face_up(self, fact: IsUnaffected) -> bool:
        return True

    def says(self, fact: IsUnaffected) -> tuple[Claim, ...]:
        return (Unaffected(fact.who, fact.by, fact.of, fact.but),)


class IsUnaffectedByRules(FactRules[IsUnaffectedBy]):
    """These are unaffected by the effects of those cards."""

    def says(self, fact: IsUnaffectedBy) -> tuple[Claim, ...]:
        return (Unaffected(fact.who, None, only=fact.cards),)


class CannotBeTargetedRules(FactRules[CannotBeTargeted]):
    """These cards cannot be targeted by effects (MR-GLOS-32), or by those of that player."""

    def says(self, fact: CannotBeTargeted) -> tuple[Claim, ...]:
        return (Forbids(Deed.TARGET_IT, fact.who, fact.by),)


class StandsAgainstEffectsRules(FactRules[StandsAgainstEffects]):
    """These cards cannot be destroyed by card effects, or by those of that player."""

    def says(self, fact: StandsAgainstEffects) -> tuple[Claim, ...]:
        once = fact.once_a_turn
        return (Spares(Threat.EFFECTS, fact.who, fact.by, once_a_turn=once),)


class NegatesTargetingRules(FactRules[NegatesTargeting]):
    """Effects of that kind of card that target one of these cards are negated."""

    def says(self, fact: NegatesTargeting) -> tuple[Claim, ...]:
        return (Denies(fact.who, fact.by, fact.alone, fact.destroys, fact.of),)


class NegatesEffectsFromRules(FactRules[NegatesEffectsFrom]):
    """What monsters in that battle position have activated is negated."""

    def says(self, fact: NegatesEffectsFrom) -> tuple[Claim, ...]:
        return (Undoes(fact.position),)


class CannotActivateRules(FactRules[CannotActivate]):
    """That player cannot activate cards of the same name as that, or their effects."""

    def says(self, fact: CannotActivate) -> tuple[Claim, ...]:
        said = Forbids(
            Verb.ACTIVATE, player=fact.player, named_like=fact.named_like, everywhere=True
        )
        return (said,)

    def worth(self, fact: CannotActivate, prospect: Prospect) -> int:
        return 0


class CannotBeActivatedRules(FactRules[CannotBeActivated]):
    """Those very cards cannot be activated, wherever they have gone."""

    def says(self, fact: CannotBeActivated) -> tuple[Claim, ...]:
        return (Forbids(Verb.ACTIVATE, very=fact.which),)

    def worth(self, fact: CannotBeActivated, prospect: Prospect) -> int:
        return 0


class KeepsBuriedRules(FactRules[KeepsBuried]):
    """No card in a Graveyard can be banished, and effects move none."""

    def says(self, fact: KeepsBuried) -> tuple[Claim, ...]:
        return (Forbids(Deed.BANISH_IT, BURIED), Entombs(BURIED))


class CannotBanishBuriedRules(FactRules[CannotBanishBuried]):
    """That player cannot banish cards from either Graveyard, for whatever."""

    def says(self, fact: CannotBanishBuried) -> tuple[Claim, ...]:
        return (Forbids(Deed.BANISH_IT, BURIED, fact.player),)

    def worth(self, fact: CannotBanishBuried, prospect: Prospect) -> int:
        return 0


class CannotBanishToPayRules(FactRules[CannotBanishToPay]):
    """You cannot banish these cards to activate effects of that name."""

    def says(self, fact: CannotBanishToPay) -> tuple[Claim, ...]:
        return (Forbids(Deed.BANISH_TO_PAY, fact.what, Whose.YOURS),)

    def worth(self, fact: CannotBanishToPay, prospect: Prospect) -> int:
        return 0


class CannotUseEffectsRules(FactRules[CannotUseEffects]):
    """These monsters cannot activate their effects, as long as they lie where they do."""

    def says(self, fact: CannotUseEffects) -> tuple[Claim, ...]:
        return (Forbids(Verb.ACTIVATE, fact.who, fact.player, everywhere=True),)


class CannotActivateCardsRules(FactRules[CannotActivateCards]):
    """That player, or with none named both, cannot activate cards of that kind."""

    def says(self, fact: CannotActivateCards) -> tuple[Claim, ...]:
        said = Forbids(
            Verb.ACTIVATE,
            player=fact.player,
            kind=fact.kind,
            on_field=fact.effects,
            everywhere=fact.everywhere,
        )
        return (said,)


class CannotActivateOfRules(FactRules[CannotActivateOf]):
    """That player cannot activate Spells or Traps with that sign."""

    def says(self, fact: CannotActivateOf) -> tuple[Claim, ...]:
        return (Forbids(Verb.ACTIVATE, player=fact.player, icon=fact.icon),)


class CannotActivateInRules(FactRules[CannotActivateIn]):
    """That player, or with none named both, cannot activate effects of cards there."""

    def says(self, fact: CannotActivateIn) -> tuple[Claim, ...]:
        return (Forbids(Verb.ACTIVATE, player=fact.player, place=fact.place),)


class ChecksDrawsRules(FactRules[ChecksDraws]):
    """What that player draws is shown, and destroyed if it is one of these."""

    def says(self, fact: ChecksDraws) -> tuple[Claim, ...]:
        return (Checks(fact.who, fact.of),)


class TrapFromRules(FactRules[TrapFrom]):
    """Whoever says so can activate a Trap from their hand, or in the turn it was Set."""

    def says(self, fact: TrapFrom) -> tuple[Claim, ...]:
        from_hand = fact.place is Place.HAND
        leave = Leave.TRAP_FROM_HAND if from_hand else Leave.TRAP_WHEN_SET
        return (Allows(leave, times=None if fact.any_number else 1),)


class EachTimeRules(FactRules[EachTime]):
    """Each time this happens, that is done of itself."""

    def says(self, fact: EachTime) -> tuple[Claim, ...]:
        return (Repeats(fact.when, fact.do),)

    def worth(self, fact: EachTime, prospect: Prospect) -> int:
        return prospect.worth(fact.do)


class MayOnceRules(FactRules[MayOnce]):
    """You can do it once, when you like, if that is so then."""

    def says(self, fact: MayOnce) -> tuple[Claim, ...]:
        return (Offers(fact.condition, fact.step),)

    def worth(self, fact: MayOnce, prospect: Prospect) -> int:
        may = holds(fact.condition, prospect.duel, prospect.speaker)
        return prospect.worth(fact.step) if may else -1


register_fact(EffectsNegated, EffectsNegatedRules())
register_fact(IsUnaffected, IsUnaffectedRules())
register_fact(IsUnaffectedBy, IsUnaffectedByRules())
register_fact(CannotBeTargeted, CannotBeTargetedRules())
register_fact(StandsAgainstEffects, StandsAgainstEffectsRules())
register_fact(NegatesTargeting, NegatesTargetingRules())
register_fact(NegatesEffectsFrom, NegatesEffectsFromRules())
register_fact(CannotActivate, CannotActivateRules())
register_fact(CannotBeActivated, CannotBeActivatedRules())
register_fact(KeepsBuried, KeepsBuriedRules())
register_fact(CannotBanishBuried, CannotBanishBuriedRules())
register_fact(CannotBanishToPay, CannotBanishToPayRules())
register_fact(CannotUseEffects, CannotUseEffectsRules())
register_fact(CannotActivateCards, CannotActivateCardsRules())
register_fact(CannotActivateOf, CannotActivateOfRules())
register_fact(CannotActivateIn, CannotActivateInRules())
register_fact(ChecksDraws, ChecksDrawsRules())
register_fact(TrapFrom, TrapFromRules())
register_fact(EachTime, EachTimeRules())
register_fact(MayOnce, MayOnceRules())
register_act(HandAct.NEGATE_CARD, changes(lambda done: EffectsNegated(FORMER), None, UP_CARDS))
register_act(
    HandAct.STANDS_AGAINST_EFFECTS, changes(lambda done: StandsAgainstEffects(FORMER), None)
)
register_act(HandAct.CANNOT_BE_TARGETED, changes(lambda done: CannotBeTargeted(FORMER), None))
register_act(
    HandAct.NO_CARDS,
    bars(
        lambda done: CannotActivateCards(
            kind_named(done), whose(done), effects=True, everywhere=True
        ),
        tuple(Kind),
    ),
)
