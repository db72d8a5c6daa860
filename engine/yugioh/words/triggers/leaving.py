"""What leaves the field or is destroyed, as triggers wait for it."""

from engine.core.protocol import Event
from engine.yugioh.asked import fits, proves_to_be
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    AnyOf,
    Attribute,
    Cards,
    Cause,
    IsDestroyed,
    IsSentToGraveyard,
    LeavesField,
    Named,
    Noun,
    Of,
    OfArchetype,
    Place,
    Quality,
    Summon,
    ThisCard,
    Timing,
    Type,
)
from engine.yugioh.state.card import Bearing, Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Destroyed, Moved, Why
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS, CardId, Spot
from engine.yugioh.summoning.revival import is_among
from engine.yugioh.words.triggers.base import (
    ON_FIELD,
    WHEREVER_IT_GOES,
    Stand,
    TriggerRules,
    in_field,
    is_of_others,
    lay_there,
    register_trigger,
    stand_of,
    was_denied,
)

CAUSES = {
    Cause.BATTLE: (Why.DESTROYED_BY_BATTLE,),
    Cause.EFFECT: (Why.DESTROYED_BY_EFFECT,),
    None: (Why.DESTROYED_BY_BATTLE, Why.DESTROYED_BY_EFFECT, Why.DESTROYED_BY_RULE),
}


WHEREVER_AND_IN_HAND = Stand((*WHEREVER_IT_GOES.places, Place.HAND))

BY_RULE = (Why.DESTROYED_BY_RULE, Why.LEFT_BEHIND, Why.REPLACED, Why.USED, Why.HAND_LIMIT)
"""Why the rules send cards to the Graveyard, even while an effect resolves."""


def is_by_effect(event: Moved) -> bool:
    """Whether an effect sends the card: not a cost, nor the rules while one resolves."""
    return event.by is not None and event.why not in BY_RULE


def _laid_open(card: Card, event: Event) -> bool:
    """Whether `card` has just left the field from where it lay face-up."""
    if not isinstance(event, Moved) or event.card != card.id:
        return False
    return event.origin.place is Place.FIELD and event.was_face_up


def left(event: Moved) -> tuple[CardId, Spot, Bearing | None]:
    """Which card has moved, from where, and how it lay there."""
    return event.card, event.origin, event.was


def _asks_for_a_name(noun: Noun) -> bool:
    """Whether it speaks of a name, which only a face-up card shows."""
    each = noun.each if isinstance(noun, AnyOf) else (noun,)
    return any(
        isinstance(part, Cards) and any(isinstance(q, Named | OfArchetype) for q in part.like)
        for part in each
    )


def came_by(card: Card, ways: tuple[Summon, ...]) -> bool:
    """Whether it was summoned in one of these ways, if any is named.

    It stays so though it is turned face-down and Flip Summoned (FAQ 12634, 11722), or as a
    Gemini monster Normal Summoned again (Q&A 8619).
    """
    came = (card.arrival.way, card.arrival.before)
    return not ways or any(way is not None and is_among(way, ways) for way in came)


def _at_home(noun: Noun, spot: Spot, speaker: Speaker) -> bool:
    """Whether this card lay on its owner's field; of others nothing is asked (FAQ 13144)."""
    is_away = spot.place is Place.FIELD and spot.seat != speaker.card.owner
    return not isinstance(noun, ThisCard) or not is_away


class LeavesFieldRules(TriggerRules[LeavesField]):
    """One of these cards leaves the field."""

    def answers(
        self, trigger: LeavesField, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved):
            return None
        if event.origin.place is not Place.FIELD or event.to.place is Place.FIELD:
            return None
        shown = _asks_for_a_name(trigger.which) or isinstance(trigger.which, ThisCard)
        if shown and not event.was_face_up:
            return None
        if trigger.of is not None and not (
            is_by_effect(event)
            and event.by == player(trigger.of, duel, speaker)
            and _at_home(trigger.which, event.origin, speaker)
        ):
            return None
        if not came_by(duel.card(event.card), trigger.came):
            return None
        return lay_there(trigger.which, *left(event), duel, speaker)

    def stand(self, trigger: LeavesField) -> Stand:
        return WHEREVER_AND_IN_HAND if isinstance(trigger.which, ThisCard) else ON_FIELD

    def shuns_damage_step(self, trigger: LeavesField) -> bool:
        return is_of_others(trigger.which)

    def speaks_last(self, trigger: LeavesField, event: Event, card: Card) -> bool:
        return _laid_open(card, event)


Causes = Cause | tuple[Cause, ...] | None


def is_cause(why: Why, by: Causes) -> bool:
    """Whether it is that cause of a destruction, or one of those; None, whether it is any."""
    return any(why in CAUSES[each] for each in (by if isinstance(by, tuple) else (by,)))


def is_from(origin: Place, named: Place | tuple[Place, ...] | None) -> bool:
    """Whether it is that place, or one of those; None, whether it is any."""
    if named is None:
        return True
    return origin in named if isinstance(named, tuple) else origin is named


def timings_of(by: Causes) -> tuple[Timing, ...] | None:
    """The timings at which such a destruction is answered in the Damage Step (MR-DSTEP-30).

    One by battle comes at its end. Where effects are named besides, it may come at any; where
    they alone are, or nothing is, it is no happening of a battle, and opens none.
    """
    named = by if isinstance(by, tuple) else (by,)
    if Cause.BATTLE not in named:
        return None
    return (Timing.END,) if len(named) == 1 else tuple(Timing)


def _is_of(
    trigger: IsDestroyed, event: Destroyed, spot: Spot, duel: Duel, speaker: Speaker
) -> bool:
    """Whether a card of the player who is named did it, if one is.

    In battle that is the monster of the other side; where battle is named beside an effect of
    that player, any battle does.
    """
    if trigger.of is None:
        return True
    seat = player(trigger.of, duel, speaker)
    if is_cause(event.why, Cause.BATTLE):
        return trigger.by is not None or spot.seat != seat
    is_theirs = is_cause(event.why, Cause.EFFECT) and event.by == seat
    return is_theirs and _at_home(trigger.which, spot, speaker)


class IsDestroyedRules(TriggerRules[IsDestroyed]):
    """One of these cards is destroyed, by that cause, or one of those, where any is named."""

    def answers(
        self, trigger: IsDestroyed, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Destroyed) or not is_cause(event.why, trigger.by):
            return None
        found = (
            lay_there(trigger.which, hit, spot, was, duel, speaker)
            for hit, spot, was in zip(event.cards, event.spots, event.were, strict=True)
            if not trigger.as_monster or spot.row in MONSTER_ROWS
            if not trigger.on_field or spot.place is Place.FIELD
            if not (trigger.on_field or in_field(trigger.which)) or not was_denied(duel, hit)
            if not trigger.face_down or (was is not None and not was.face_up)
            if not trigger.as_equip or (was is not None and was.is_equipped)
            if _is_of(trigger, event, spot, duel, speaker)
            if came_by(duel.card(hit), trigger.came)
        )
        return next((card for card in found if card is not None), None)

    def timings(self, trigger: IsDestroyed) -> tuple[Timing, ...] | None:
        either = trigger.of is not None and trigger.by is None
        return timings_of((Cause.BATTLE, Cause.EFFECT) if either else trigger.by)

    def shuns_damage_step(self, trigger: IsDestroyed) -> bool:
        """What a battle may have done is answered there, not what effects alone do."""
        return trigger.by is Cause.EFFECT and is_of_others(trigger.which)

    def stand(self, trigger: IsDestroyed) -> Stand:
        return stand_of(trigger.which)

    def speaks_last(self, trigger: IsDestroyed, event: Event, card: Card) -> bool:
        return isinstance(trigger.which, ThisCard) and _laid_open(card, event)


def came_there(
    noun: Noun, trigger: IsSentToGraveyard, event: Moved, duel: Duel, speaker: Speaker
) -> Card | None:
    """The card, if it was meant where it lay, and is of that Type and Attribute now as well.

    So are those that are destroyed and sent to the Graveyard (Q&A 6163, 9442, 12962). Where no
    place is named, what it is in the Graveyard alone counts (Q&A 24158, 22195).
    """
    if isinstance(noun, AnyOf):
        each = (came_there(part, trigger, event, duel, speaker) for part in noun.each)
        return next((card for card in each if card is not None), None)
    if _is_told_of_the_graveyard(noun, trigger):
        come = duel.card(event.card)
        return come if proves_to_be(noun, duel, speaker, come) else None
    card = lay_there(noun, *left(event), duel, speaker)
    if card is None or not isinstance(noun, Cards):
        return card
    kinds = [quality for quality in noun.like if _is_of_a_kind(quality)]
    return card if all(fits(quality, duel, speaker, card) for quality in kinds) else None


def _is_told_of_the_graveyard(noun: Noun, trigger: IsSentToGraveyard) -> bool:
    """Whether the noun says what it is there, and nothing of how or where it lay before."""
    if not isinstance(noun, Cards) or trigger.origin is not None or trigger.destroyed_by:
        return False
    if trigger.face_up or trigger.face_down or trigger.flipped or trigger.as_monster:
        return False
    if trigger.held:
        return False
    return (noun.whose, noun.place, noun.position, noun.face) == (None, None, None, None)


def _is_of_a_kind(quality: Quality) -> bool:
    """Whether it names a Type or an Attribute, which a monster may have on the field alone."""
    if not isinstance(quality, Of):
        return False
    terms = quality.what if isinstance(quality.what, tuple) else (quality.what,)
    return all(isinstance(term, Type | Attribute) for term in terms)


register_trigger(LeavesField, LeavesFieldRules(), Moved)
register_trigger(IsDestroyed, IsDestroyedRules(), Destroyed)
