"""Reading a trigger: is what has happened the happening it waits for, and to which card?"""

from functools import singledispatch

from engine.core.protocol import Event
from engine.yugioh.language import (
    AtDamageStep,
    Cause,
    DeclaresAttack,
    IsActivated,
    IsDestroyed,
    IsFlipped,
    IsSentToGraveyard,
    IsSummoned,
    LeavesField,
    Noun,
    Place,
    ThatCard,
    Trigger,
)
from engine.yugioh.readers.means import means, player
from engine.yugioh.readers.reckons import reckon
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events import (
    Activated,
    AttackDeclared,
    Destroyed,
    Flipped,
    Moved,
    Summoned,
    TimingReached,
    Why,
)
from engine.yugioh.state.table import Card, CardId, Speaker

CAUSES = {
    Cause.BATTLE: (Why.DESTROYED_BY_BATTLE,),
    Cause.EFFECT: (Why.DESTROYED_BY_EFFECT,),
    None: (Why.DESTROYED_BY_BATTLE, Why.DESTROYED_BY_EFFECT, Why.DESTROYED_BY_RULE),
}


@singledispatch
def answers(trigger: Trigger, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    """The card of which the trigger is true because of `event`, or None if of none."""
    raise NotImplementedError(trigger)


def _if_meant(noun: Noun, card_id: CardId, duel: Duel, speaker: Speaker) -> Card | None:
    card = duel.card(card_id)
    return card if means(noun, duel, speaker, card) else None


@answers.register
def _(trigger: DeclaresAttack, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, AttackDeclared):
        return None
    return _if_meant(trigger.who, event.attacker, duel, speaker)


@answers.register
def _(trigger: IsSummoned, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, Summoned) or event.way not in trigger.ways:
        return None
    return _if_meant(trigger.who, event.card, duel, speaker)


@answers.register
def _(trigger: IsActivated, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, Activated) or not event.is_card:
        return None
    return _if_meant(trigger.which, event.card, duel, speaker)


@answers.register
def _(trigger: IsFlipped, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, Flipped):
        return None
    return _if_meant(trigger.which, event.card, duel, speaker)


@answers.register
def _(trigger: LeavesField, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, Moved):
        return None
    if event.origin.place is not Place.FIELD or event.to.place is Place.FIELD:
        return None
    return _was_meant(trigger.which, event.card, duel, speaker)


@answers.register
def _(trigger: IsDestroyed, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, Destroyed) or event.why not in CAUSES[trigger.by]:
        return None
    found = (_was_meant(trigger.which, hit, duel, speaker) for hit in event.cards)
    return next((card for card in found if card is not None), None)


@answers.register
def _(trigger: IsSentToGraveyard, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, Moved) or event.to.place is not Place.GRAVEYARD:
        return None
    if trigger.origin is not None and event.origin.place is not trigger.origin:
        return None
    if trigger.destroyed_by is not None and event.why not in CAUSES[trigger.destroyed_by]:
        return None
    return _was_meant(trigger.which, event.card, duel, speaker)


@answers.register
def _(trigger: AtDamageStep, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, TimingReached) or event.timing is not trigger.timing:
        return None
    return battling(trigger, duel, speaker)


def battling(trigger: AtDamageStep, duel: Duel, speaker: Speaker) -> Card | None:
    """The attacking monster, if the battle under way is between such monsters."""
    battle = duel.state.battle
    if battle is None or battle.timing is not trigger.timing:
        return None
    target = None if battle.target is None else battle.target.card
    if trigger.attacker and not means(trigger.attacker, duel, speaker, battle.attacker.card):
        return None
    if trigger.attacked and (
        target is None or not means(trigger.attacked, duel, speaker, target)
    ):
        return None
    if trigger.damage_to is not None:
        damaged = reckon(duel, battle).damaged
        if damaged is None or damaged != player(trigger.damage_to, duel, speaker):
            return None
    return battle.attacker.card


def _was_meant(noun: Noun, card_id: CardId, duel: Duel, speaker: Speaker) -> Card | None:
    """The card, if it was meant before it moved: what was pointed at has moved since."""
    card = duel.card(card_id)
    if isinstance(noun, ThatCard):
        bound = speaker.card.bound
        if bound is None or bound.card is not card or bound.covers != card.covers:
            return None
        return card if card.visit - bound.visit <= 1 else None
    return card if means(noun, duel, speaker, card) else None
