"""What is banished, Tributed or discarded, as triggers wait for it."""

from engine.core.protocol import Event
from engine.yugioh.language import IsBanished, IsDiscarded, IsTributed, Place, ThisCard
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.triggers.base import (
    ON_FIELD,
    Stand,
    TriggerRules,
    is_of_others,
    lay_there,
    register_trigger,
    stand_of,
)
from engine.yugioh.words.triggers.moving import is_by_effect


class IsBanishedRules(TriggerRules[IsBanished]):
    """One of these cards is banished face-up: what lies face-down tells nothing of itself."""

    def answers(
        self, trigger: IsBanished, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.to.place is not Place.BANISHED:
            return None
        if event.origin.place is Place.BANISHED or not event.face_up:
            return None
        if trigger.origin is not None and event.origin.place is not trigger.origin:
            return None
        return lay_there(trigger.which, event.card, event.origin, event.was, duel, speaker)

    def shuns_damage_step(self, trigger: IsBanished) -> bool:
        return is_of_others(trigger.which)

    def stand(self, trigger: IsBanished) -> Stand:
        """Banished from anywhere, it need not have been on the field, but lies there still."""
        if not isinstance(trigger.which, ThisCard):
            return ON_FIELD
        return Stand((Place.BANISHED,), after_field=False)


class IsTributedRules(TriggerRules[IsTributed]):
    """One of these monsters is Tributed, from the field or the hand."""

    def answers(
        self, trigger: IsTributed, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.why is not Why.TRIBUTED:
            return None
        return lay_there(trigger.which, event.card, event.origin, event.was, duel, speaker)

    def shuns_damage_step(self, trigger: IsTributed) -> bool:
        return is_of_others(trigger.which)

    def stand(self, trigger: IsTributed) -> Stand:
        return Stand(stand_of(trigger.which).places, after_field=False)


class IsDiscardedRules(TriggerRules[IsDiscarded]):
    """One of these cards is discarded from the hand to the Graveyard."""

    def answers(
        self, trigger: IsDiscarded, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.to.place is not Place.GRAVEYARD:
            return None
        if event.why not in (Why.DISCARDED, Why.HAND_LIMIT):
            return None
        if trigger.by_effect and not is_by_effect(event):
            return None
        return lay_there(trigger.which, event.card, event.origin, event.was, duel, speaker)

    def shuns_damage_step(self, trigger: IsDiscarded) -> bool:
        return is_of_others(trigger.which)

    def stand(self, trigger: IsDiscarded) -> Stand:
        return Stand(stand_of(trigger.which).places, after_field=False)


register_trigger(IsBanished, IsBanishedRules(), Moved)
register_trigger(IsTributed, IsTributedRules(), Moved)
register_trigger(IsDiscarded, IsDiscardedRules(), Moved)
