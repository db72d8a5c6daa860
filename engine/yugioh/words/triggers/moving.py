"""What moves and changes cards, as triggers wait for it."""

from engine.core.protocol import Event
from engine.yugioh.asked import means
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    AnyOf,
    Cards,
    Cause,
    IsDestroyed,
    IsEquipped,
    IsFlipped,
    IsReturnedToHand,
    IsSentToGraveyard,
    IsSummoned,
    IsTurned,
    LeavesField,
    LosesHost,
    Named,
    Noun,
    OfArchetype,
    Place,
    Position,
    ThisCard,
    Timing,
)
from engine.yugioh.state.card import Bearing, Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Destroyed, Moved, Why
from engine.yugioh.state.events.standing import Equipped, Flipped, PositionChanged
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS, CardId, Spot
from engine.yugioh.summoning.revival import is_among
from engine.yugioh.words.triggers.base import (
    ON_FIELD,
    WHEREVER_IT_GOES,
    Stand,
    TriggerRules,
    if_meant,
    in_any_position,
    is_of_others,
    is_summoner_meant,
    lay_there,
    of_whomever,
    register_trigger,
    stand_of,
    was_meant,
)

CAUSES = {
    Cause.BATTLE: (Why.DESTROYED_BY_BATTLE,),
    Cause.EFFECT: (Why.DESTROYED_BY_EFFECT,),
    None: (Why.DESTROYED_BY_BATTLE, Why.DESTROYED_BY_EFFECT, Why.DESTROYED_BY_RULE),
}


WHEREVER_AND_IN_HAND = Stand((*WHEREVER_IT_GOES.places, Place.HAND))

BY_RULE = (Why.DESTROYED_BY_RULE, Why.LEFT_BEHIND, Why.REPLACED, Why.USED, Why.HAND_LIMIT)
"""Why the rules send cards to the Graveyard, even while an effect resolves."""


def _asks_for_a_name(noun: Noun) -> bool:
    """Whether it speaks of a name, which only a face-up card shows."""
    each = noun.each if isinstance(noun, AnyOf) else (noun,)
    return any(
        isinstance(part, Cards) and any(isinstance(q, Named | OfArchetype) for q in part.like)
        for part in each
    )


def _was_a_monster(event: Moved) -> bool:
    """Whether the card lay in a Monster Zone, and was not about to come there."""
    return event.origin.place is Place.FIELD and event.origin.row in MONSTER_ROWS


def is_by_effect(event: Moved) -> bool:
    """Whether an effect sends the card: not a cost, nor the rules while one resolves."""
    return event.by is not None and event.why not in BY_RULE


def _lay_at_home(trigger: IsSentToGraveyard, event: Moved, speaker: Speaker) -> bool:
    """Whether what the other player's effect sends was in the possession of its owner.

    So it is said of the card itself (FAQ 5595, 8190); a material is in nobody's.
    """
    if not isinstance(trigger.which, ThisCard):
        return True
    if event.origin.place is Place.FIELD:
        return event.origin.seat == speaker.card.owner
    return event.origin.place is not Place.MATERIAL


def _was_attacked(
    trigger: IsSentToGraveyard, event: Moved, duel: Duel, speaker: Speaker
) -> bool:
    """Whether the card fell to an attack of that player: only the turn player attacks."""
    battle = duel.state.battle
    if trigger.attacked_by is None or battle is None or battle.target is None:
        return False
    attacker = player(trigger.attacked_by, duel, speaker)
    return battle.target.card.id == event.card and duel.state.turn.player == attacker


def _left(event: Moved) -> tuple[CardId, Spot, Bearing | None]:
    """Which card has moved, from where, and how it lay there."""
    return event.card, event.origin, event.was


def _is_returned(event: Moved) -> bool:
    return event.origin.place is Place.FIELD and event.to.place is Place.HAND


def _laid_open(card: Card, event: Event) -> bool:
    """Whether `card` has just left the field from where it lay face-up."""
    if not isinstance(event, Moved) or event.card != card.id:
        return False
    return event.origin.place is Place.FIELD and event.was_face_up


class IsSummonedRules(TriggerRules[IsSummoned]):
    """One of these monsters is summoned, in one of these ways where any is named."""

    def answers(
        self, trigger: IsSummoned, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Summoned):
            return None
        if trigger.ways and not is_among(event.way, trigger.ways):
            return None
        if not is_summoner_meant(trigger.who, event.by, duel, speaker):
            return None
        return if_meant(of_whomever(trigger.who), event.card, duel, speaker)

    def shuns_damage_step(self, trigger: IsSummoned) -> bool:
        """A monster answers its own Summon there, none that of others (FAQ 14653, 17777)."""
        return is_of_others(trigger.who)


class IsFlippedRules(TriggerRules[IsFlipped]):
    """One of these monsters is turned face-up (MR-SUM-13)."""

    def answers(
        self, trigger: IsFlipped, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Flipped):
            return None
        return if_meant(trigger.which, event.card, duel, speaker)

    def stand(self, trigger: IsFlipped) -> Stand:
        return stand_of(trigger.which)


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
        return lay_there(trigger.which, *_left(event), duel, speaker)

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


def timings_of(by: Causes) -> tuple[Timing, ...] | None:
    """The timings at which such a destruction is answered in the Damage Step (MR-DSTEP-30).

    One by battle comes at its end. Where effects are named besides, it may come at any; where
    they alone are, or nothing is, it is no happening of a battle, and opens none.
    """
    named = by if isinstance(by, tuple) else (by,)
    if Cause.BATTLE not in named:
        return None
    return (Timing.END,) if len(named) == 1 else tuple(Timing)


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
        )
        return next((card for card in found if card is not None), None)

    def timings(self, trigger: IsDestroyed) -> tuple[Timing, ...] | None:
        return timings_of(trigger.by)

    def shuns_damage_step(self, trigger: IsDestroyed) -> bool:
        """What a battle may have done is answered there, not what effects alone do."""
        return trigger.by is Cause.EFFECT and is_of_others(trigger.which)

    def stand(self, trigger: IsDestroyed) -> Stand:
        return stand_of(trigger.which)

    def speaks_last(self, trigger: IsDestroyed, event: Event, card: Card) -> bool:
        return isinstance(trigger.which, ThisCard) and _laid_open(card, event)


class IsSentToGraveyardRules(TriggerRules[IsSentToGraveyard]):
    """One of these is sent to the Graveyard, from that place and by that cause where named."""

    def answers(
        self, trigger: IsSentToGraveyard, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.to.place is not Place.GRAVEYARD:
            return None
        if trigger.origin is not None and event.origin.place is not trigger.origin:
            return None
        if trigger.as_monster and not _was_a_monster(event):
            return None
        if trigger.destroyed_by and not is_cause(event.why, trigger.destroyed_by):
            return None
        if (trigger.by_effect or trigger.by) and not is_by_effect(event):
            return None
        if trigger.face_up and not event.was_face_up:
            return None
        if trigger.flipped and not duel.card(event.card).turn_log.flipped:
            return None
        if trigger.by is not None and (
            event.by != player(trigger.by, duel, speaker)
            or not _lay_at_home(trigger, event, speaker)
        ):
            return None
        if trigger.attacked_by is not None and not _was_attacked(trigger, event, duel, speaker):
            return None
        return lay_there(trigger.which, *_left(event), duel, speaker)

    def timings(self, trigger: IsSentToGraveyard) -> tuple[Timing, ...] | None:
        attacked = trigger.attacked_by is not None
        return timings_of(Cause.BATTLE if attacked else trigger.destroyed_by)

    def shuns_damage_step(self, trigger: IsSentToGraveyard) -> bool:
        return self.timings(trigger) is None and is_of_others(trigger.which)

    def stand(self, trigger: IsSentToGraveyard) -> Stand:
        """Sent from anywhere, it need not have been on the field (Q&A 21306, 10821)."""
        lay = trigger.face_up or trigger.flipped or trigger.as_monster
        stand = stand_of(trigger.which)
        if lay or trigger.origin is not None:
            return stand
        return Stand(stand.places, after_field=False)

    def speaks_last(self, trigger: IsSentToGraveyard, event: Event, card: Card) -> bool:
        """From wherever it was."""
        if not isinstance(trigger.which, ThisCard) or not isinstance(event, Moved):
            return False
        return event.card == card.id and event.to.place is Place.GRAVEYARD


class IsEquippedRules(TriggerRules[IsEquipped]):
    """An Equip Card is equipped to one of these monsters; what is spoken of is that card."""

    def answers(
        self, trigger: IsEquipped, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Equipped):
            return None
        host = duel.card(event.to)
        return duel.card(event.card) if means(trigger.to, duel, speaker, host) else None


class LosesHostRules(TriggerRules[LosesHost]):
    """The monster that this card is equipped to is destroyed by that cause, and so is this."""

    def answers(
        self, trigger: LosesHost, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.card != speaker.card.id:
            return None
        if event.to.place is not Place.GRAVEYARD or event.why is not Why.DESTROYED_BY_RULE:
            return None
        fall = speaker.card.fate.fall_of_host
        if fall is None or fall.cause is not trigger.by:
            return None
        is_theirs = trigger.whose is None or fall.seat == player(trigger.whose, duel, speaker)
        return speaker.card if is_theirs else None

    def stand(self, trigger: LosesHost) -> Stand:
        return WHEREVER_IT_GOES


class IsReturnedToHandRules(TriggerRules[IsReturnedToHand]):
    """One of these cards is returned from the field to the hand of its owner."""

    def answers(
        self, trigger: IsReturnedToHand, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or not _is_returned(event):
            return None
        if trigger.by is not None and event.by != player(trigger.by, duel, speaker):
            return None
        gone = [
            each
            for each in duel.timeline.occasion
            if isinstance(each, Moved) and _is_returned(each)
        ]
        if trigger.alone and len(gone) > 1:
            return None
        return lay_there(trigger.which, *_left(event), duel, speaker)

    def shuns_damage_step(self, trigger: IsReturnedToHand) -> bool:
        return is_of_others(trigger.which)


class IsTurnedRules(TriggerRules[IsTurned]):
    """The battle position of one of these monsters is changed to that one.

    What is flipped into face-up Defense Position defended before (FAQ 4126, 4101, 9125). A
    description of its position says how it stood before.
    """

    def answers(
        self, trigger: IsTurned, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, PositionChanged) or event.position is not trigger.position:
            return None
        if (event.before, event.position) == (Position.FACE_DOWN, Position.DEFENSE):
            return None
        which = trigger.which
        if isinstance(which, Cards) and which.position is not None:
            if event.before is not which.position:
                return None
            which = in_any_position(which)
        return was_meant(which, event.card, duel, speaker)


register_trigger(IsSummoned, IsSummonedRules(), Summoned)
register_trigger(IsFlipped, IsFlippedRules(), Flipped)
register_trigger(LeavesField, LeavesFieldRules(), Moved)
register_trigger(IsDestroyed, IsDestroyedRules(), Destroyed)
register_trigger(IsSentToGraveyard, IsSentToGraveyardRules(), Moved)
register_trigger(IsEquipped, IsEquippedRules(), Equipped)
register_trigger(LosesHost, LosesHostRules(), Moved)
register_trigger(IsReturnedToHand, IsReturnedToHandRules(), Moved)
register_trigger(IsTurned, IsTurnedRules(), PositionChanged)
