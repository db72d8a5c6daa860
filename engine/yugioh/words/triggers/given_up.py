"""What is banished, Tributed or discarded, as triggers wait for it."""

from engine.core.protocol import Event
from engine.yugioh.asked import means, proves_to_be
from engine.yugioh.language import (
    IsBanished,
    IsDiscarded,
    IsSentAsMaterial,
    IsSentToActivate,
    IsTributed,
    Place,
    Summon,
    ThisCard,
)
from engine.yugioh.state.card import Card, as_it_lay
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import Activated, LinkResolving
from engine.yugioh.state.events.moves import Moved, Tributed, Why
from engine.yugioh.state.events.summons import SetDown, SummonDeclared, Summoned
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.triggers.base import (
    ON_FIELD,
    Stand,
    TriggerRules,
    after,
    is_of_others,
    lay_there,
    register_trigger,
    stand_of,
)
from engine.yugioh.words.triggers.leaving import is_by_effect, is_from

PAID = (Why.DISCARDED, Why.TRIBUTED, Why.SENT, Why.DETACHED)
"""Why cards go to the Graveyard as a cost."""


class IsBanishedRules(TriggerRules[IsBanished]):
    """One of these cards is banished face-up: what lies face-down tells nothing of itself."""

    def answers(
        self, trigger: IsBanished, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.to.place is not Place.BANISHED:
            return None
        if event.origin.place is Place.BANISHED or not event.face_up:
            return None
        if not is_from(event.origin.place, trigger.origin):
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
    """One of these monsters is Tributed, from the field or the hand, or from there alone."""

    def answers(
        self, trigger: IsTributed, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.why is not Why.TRIBUTED:
            return None
        if trigger.origin is not None and event.origin.place is not trigger.origin:
            return None
        if trigger.by_effect and event.by is None:
            return None
        if trigger.to_summon and not _is_set_or_summoned(event, duel):
            return None
        if trigger.summoning is not None:
            made = _tribute_summoned_with(event, duel)
            if made is None or not means(
                trigger.summoning, duel, speaker, duel.card(made.card)
            ):
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


class IsSentAsMaterialRules(TriggerRules[IsSentAsMaterial]):
    """One of these is sent to the Graveyard as material of such a summon, and that was made."""

    def answers(
        self, trigger: IsSentAsMaterial, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.why is not Why.MATERIAL:
            return None
        if event.to.place is not Place.GRAVEYARD:
            return None
        made = _summoned_with(event, duel)
        if made is None or made.way is not trigger.way:
            return None
        of, monster = trigger.of, duel.card(made.card)
        if of is not None and not means(of, duel, speaker, monster):
            return None
        return lay_there(trigger.which, event.card, event.origin, event.was, duel, speaker)

    def shuns_damage_step(self, trigger: IsSentAsMaterial) -> bool:
        return is_of_others(trigger.which)

    def stand(self, trigger: IsSentAsMaterial) -> Stand:
        return Stand(stand_of(trigger.which).places, after_field=False)


class IsSentToActivateRules(TriggerRules[IsSentToActivate]):
    """One of these is sent to the Graveyard as a cost of an effect of such a monster.

    It is so even where that is negated (Q&A 13508).
    """

    def answers(
        self, trigger: IsSentToActivate, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.to.place is not Place.GRAVEYARD:
            return None
        used = _activated_by(event, duel)
        if used is None or used.is_card:
            return None
        if not proves_to_be(trigger.of, duel, speaker, _as_activated(used, duel)):
            return None
        return lay_there(trigger.which, event.card, event.origin, event.was, duel, speaker)

    def shuns_damage_step(self, trigger: IsSentToActivate) -> bool:
        return is_of_others(trigger.which)

    def stand(self, trigger: IsSentToActivate) -> Stand:
        return Stand(stand_of(trigger.which).places, after_field=False)


def _activated_by(given: Moved, duel: Duel) -> Activated | None:
    """What was activated by giving it; None if it went for anything else."""
    if given.why not in PAID or given.by is not None:
        return None
    latest: Activated | None = None
    for each in duel.timeline.past:
        if each.event is given:
            return latest
        if isinstance(each.event, Activated):
            latest = each.event
        elif isinstance(each.event, LinkResolving):
            latest = None
    return None


def _as_activated(used: Activated, duel: Duel) -> Card:
    """The card as it lay when it was activated, wherever it has gone since."""
    card = duel.card(used.card)
    gone = (each for each in after(used, duel) if isinstance(each, Moved))
    left = next((each for each in gone if each.card == card.id), None)
    return card if left is None or left.was is None else as_it_lay(card, left.was)


def _summoned_with(given: Moved, duel: Duel) -> Summoned | None:
    """The summon for which it was given; None where that was negated."""
    later = after(given, duel)
    return next((event for event in later if isinstance(event, Summoned)), None)


def _tribute_summoned_with(given: Moved, duel: Duel) -> Summoned | None:
    """The Tribute Summon for which it was Tributed; None if for a Set, or anything else."""
    if isinstance(_tributed_for(given, duel), SummonDeclared | Summoned):
        return _summoned_with(given, duel)
    return None


def _is_set_or_summoned(given: Moved, duel: Duel) -> bool:
    """Whether the Set or Tribute Summon for which it was Tributed was made (FAQ 5363)."""
    sets = isinstance(_tributed_for(given, duel), SetDown)
    return sets or _tribute_summoned_with(given, duel) is not None


def _tributed_for(given: Moved, duel: Duel) -> Summoned | SummonDeclared | SetDown | None:
    """The Tribute Summon or Set for which it was Tributed; None if for anything else."""
    # Each of these shows for what monsters were Tributed, whichever is told first.
    first = next(
        (
            each
            for each in after(given, duel)
            if isinstance(each, SummonDeclared | Summoned | SetDown | Tributed)
        ),
        None,
    )
    if isinstance(first, SummonDeclared | Summoned):
        return first if first.way is Summon.TRIBUTE else None
    return first if isinstance(first, SetDown) else None


register_trigger(IsBanished, IsBanishedRules(), Moved)
register_trigger(IsTributed, IsTributedRules(), Moved)
register_trigger(IsDiscarded, IsDiscardedRules(), Moved)
register_trigger(IsSentAsMaterial, IsSentAsMaterialRules(), Moved)
register_trigger(IsSentToActivate, IsSentToActivateRules(), Moved)
