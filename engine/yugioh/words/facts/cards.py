"""Facts about cards: who holds them, where they go, how they lie."""

from engine.yugioh.language import (
    BanishedInstead,
    CannotChangePosition,
    CannotDraw,
    CannotSet,
    Cards,
    DetachesInstead,
    DoesInstead,
    DrawsForNames,
    GivesControl,
    HandLimit,
    HandRevealed,
    KeepsController,
    Kind,
    MillsToAttack,
    StandsIn,
    StaysThroughEndPhase,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.claims import (
    Claim,
    Draws,
    Forbids,
    Holds,
    Limits,
    Replaces,
    Reveals,
    Seizes,
)
from engine.yugioh.state.matters import Deed, Instead
from engine.yugioh.state.rare_claims import Mills
from engine.yugioh.state.reasons import Verb
from engine.yugioh.words.facts.base import FactRules, register_fact


class GivesControlRules(FactRules[GivesControl]):
    """Whoever says so controls these monsters."""

    def says(self, fact: GivesControl) -> tuple[Claim, ...]:
        return (Seizes(fact.who),)


class KeepsControllerRules(FactRules[KeepsController]):
    """Control of these monsters cannot switch."""

    def says(self, fact: KeepsController) -> tuple[Claim, ...]:
        return (Forbids(Deed.SWITCH_CONTROL, fact.who),)


class BanishedInsteadRules(FactRules[BanishedInstead]):
    """Any of these cards that is sent to the Graveyard is banished instead."""

    def says(self, fact: BanishedInstead) -> tuple[Claim, ...]:
        """What lies beneath an Xyz Monster is no monster, Spell or Trap (FAQ 9154)."""
        from_beneath = Replaces(Instead.IS_BANISHED_FROM_BENEATH, fact.what)
        described = (part for part in parts(fact.what) if isinstance(part, Cards))
        of_a_kind = any(each.kind is not None for each in described)
        said = Replaces(Instead.IS_BANISHED, fact.what)
        return (said,) if of_a_kind else (said, from_beneath)


class DetachesInsteadRules(FactRules[DetachesInstead]):
    """If one of these would be destroyed, a material can be detached from it instead."""

    def says(self, fact: DetachesInstead) -> tuple[Claim, ...]:
        return (Replaces(Instead.IS_DETACHED, fact.who),)


class DoesInsteadRules(FactRules[DoesInstead]):
    """If any of these would be destroyed, whoever says so can do something instead."""

    def says(self, fact: DoesInstead) -> tuple[Claim, ...]:
        cause, by, limit = fact.cause, fact.by, fact.limit
        done = Replaces(
            Instead.IS_DONE, fact.who, done=fact.do, cause=cause, by=by, limit=limit
        )
        return (done,)


class StaysThroughEndPhaseRules(FactRules[StaysThroughEndPhase]):
    """These monsters do not return themselves to the hand in the End Phase."""

    def says(self, fact: StaysThroughEndPhase) -> tuple[Claim, ...]:
        return (Forbids(Deed.RETURN_ITSELF, fact.who),)


class CannotSetRules(FactRules[CannotSet]):
    """Cards of that kind cannot be Set or turned face-down by anybody."""

    def says(self, fact: CannotSet) -> tuple[Claim, ...]:
        set_down = Forbids(Verb.SET, kind=fact.kind)
        covers = Forbids(Deed.COVER, kind=fact.kind)
        return (set_down, covers) if fact.kind is Kind.MONSTER else (set_down,)


class StandsInRules(FactRules[StandsIn]):
    """These monsters are changed to that battle position (FAQ 4335)."""

    def says(self, fact: StandsIn) -> tuple[Claim, ...]:
        return (Holds(fact.who, fact.position),)


class CannotChangePositionRules(FactRules[CannotChangePosition]):
    """The battle position of these monsters cannot be changed by hand."""

    def says(self, fact: CannotChangePosition) -> tuple[Claim, ...]:
        verbs = (Verb.CHANGE_POSITION, Verb.FLIP_SUMMON)
        return tuple(Forbids(verb, fact.who) for verb in verbs)


class HandLimitRules(FactRules[HandLimit]):
    """That player discards in their End Phase what they hold above that number."""

    def says(self, fact: HandLimit) -> tuple[Claim, ...]:
        return (Limits(fact.player, fact.cards),)


class CannotDrawRules(FactRules[CannotDraw]):
    """That player cannot draw by card effects."""

    def says(self, fact: CannotDraw) -> tuple[Claim, ...]:
        return (Forbids(Deed.DRAW_BY_EFFECT, player=fact.player),)


class DrawsForNamesRules(FactRules[DrawsForNames]):
    """While there are any of these, your normal draw is a card for each name among them."""

    def says(self, fact: DrawsForNames) -> tuple[Claim, ...]:
        return (Draws(fact.of),)


class HandRevealedRules(FactRules[HandRevealed]):
    """That player keeps their hand revealed."""

    def says(self, fact: HandRevealed) -> tuple[Claim, ...]:
        return (Reveals(fact.player),)


class MillsToAttackRules(FactRules[MillsToAttack]):
    """That player sends cards from the top of their Deck to declare an attack."""

    def says(self, fact: MillsToAttack) -> tuple[Claim, ...]:
        return (Mills(fact.player, fact.cards),)


register_fact(MillsToAttack, MillsToAttackRules())
register_fact(GivesControl, GivesControlRules())
register_fact(KeepsController, KeepsControllerRules())
register_fact(BanishedInstead, BanishedInsteadRules())
register_fact(DetachesInstead, DetachesInsteadRules())
register_fact(DoesInstead, DoesInsteadRules())
register_fact(StaysThroughEndPhase, StaysThroughEndPhaseRules())
register_fact(CannotSet, CannotSetRules())
register_fact(CannotChangePosition, CannotChangePositionRules())
register_fact(StandsIn, StandsInRules())
register_fact(CannotDraw, CannotDrawRules())
register_fact(DrawsForNames, DrawsForNamesRules())
register_fact(HandLimit, HandLimitRules())
register_fact(HandRevealed, HandRevealedRules())
