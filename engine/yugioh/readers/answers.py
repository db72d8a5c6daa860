"""Reading a trigger: is what has happened the happening it waits for, and to which card?"""

from dataclasses import replace
from functools import singledispatch

from engine.core.protocol import Event
from engine.yugioh.language import (
    AtDamageStep,
    AtPhase,
    Cards,
    Cause,
    DealsBattleDamage,
    DeclaresAttack,
    InBattleStep,
    IsActivated,
    IsAttacked,
    IsDestroyed,
    IsFlipped,
    IsSentToGraveyard,
    IsSummoned,
    Kind,
    LeavesField,
    Noun,
    Phase,
    Place,
    Slays,
    ThatCard,
    Trigger,
)
from engine.yugioh.readers.means import means, player
from engine.yugioh.readers.reckons import reckon
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events import (
    Activated,
    AttackDeclared,
    AttackRenewed,
    Destroyed,
    Flipped,
    LifeChanged,
    LifeWhy,
    Moved,
    PhaseBegan,
    Summoned,
    TimingReached,
    Why,
)
from engine.yugioh.state.table import Battle, Card, CardId, Link, Row, Speaker, Spot

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
    if not isinstance(event, Activated) or event.is_card is trigger.effect:
        return None
    return _if_meant(trigger.which, event.card, duel, speaker)


def is_activation_meant(trigger: IsActivated, link: Link, duel: Duel, speaker: Speaker) -> bool:
    """Tell whether the link of the chain is one the trigger speaks of."""
    if trigger.effect is not None and link.is_card is trigger.effect:
        return False
    if not means(trigger.which, duel, speaker, link.speaker.card):
        return False
    if trigger.targeting is None:
        return True
    targets = [mark.card for mark in link.speaker.targets]
    return any(means(trigger.targeting, duel, speaker, card) for card in targets)


def is_battle_step(duel: Duel) -> bool:
    """Tell whether it is the Battle Step: of the Battle Phase, before the Damage Step."""
    battle = duel.state.battle
    return duel.state.phase is Phase.BATTLE and (battle is None or battle.timing is None)


@answers.register
def _(trigger: InBattleStep, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    return speaker.card if isinstance(event, AttackDeclared | AttackRenewed) else None


@answers.register
def _(trigger: IsAttacked, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, AttackDeclared | AttackRenewed) or event.target is None:
        return None
    return _if_meant(trigger.which, event.target, duel, speaker)


@answers.register
def _(trigger: Slays, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, Moved) or event.why is not Why.DESTROYED_BY_BATTLE:
        return None
    battle = duel.state.battle
    if event.to.place is not Place.GRAVEYARD or battle is None or battle.target is None:
        return None
    pair = (battle.attacker.card, battle.target.card)
    slain = duel.card(event.card)
    slayer = pair[1] if pair[0] is slain else pair[0]
    return slain if means(trigger.who, duel, speaker, slayer) else None


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
    causes = trigger.by if isinstance(trigger.by, tuple) else (trigger.by,)
    if not isinstance(event, Destroyed) or not any(event.why in CAUSES[by] for by in causes):
        return None
    found = (
        _lay_there(trigger.which, hit, spot, duel, speaker)
        for hit, spot in zip(event.cards, event.spots, strict=True)
    )
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
    if not isinstance(event, TimingReached):
        return None
    return battling(trigger, duel, speaker)


def battling(trigger: AtDamageStep, duel: Duel, speaker: Speaker) -> Card | None:
    """The monster spoken of, if the battle under way is between such monsters now."""
    battle = duel.state.battle
    if battle is None or battle.timing not in trigger.timings:
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
    if trigger.fighter is None:
        return battle.attacker.card
    return _fighter(trigger, battle, duel, speaker)


def _fighter(
    trigger: AtDamageStep, battle: Battle, duel: Duel, speaker: Speaker
) -> Card | None:
    """The one that fights, attacking or attacked, if its opponent is the foe that is meant."""
    pair = (battle.attacker, battle.target)
    for one, other in (pair, pair[::-1]):
        if one is None or trigger.fighter is None:
            continue
        if not means(trigger.fighter, duel, speaker, one.card):
            continue
        if trigger.foe is None:
            return one.card
        if other is not None and means(trigger.foe, duel, speaker, other.card):
            return one.card
    return None


@answers.register
def _(trigger: DealsBattleDamage, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    battle = duel.state.battle
    if not isinstance(event, LifeChanged) or event.why is not LifeWhy.BATTLE or not battle:
        return None
    if event.seat != player(trigger.to, duel, speaker):
        return None
    fighters = [mark.card for mark in (battle.attacker, battle.target) if mark is not None]
    dealers = [card for card in fighters if card.controller != event.seat]
    return next((card for card in dealers if means(trigger.who, duel, speaker, card)), None)


@answers.register
def _(trigger: AtPhase, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, PhaseBegan) or event.phase is not trigger.phase:
        return None
    if trigger.whose and duel.state.turn_player != player(trigger.whose, duel, speaker):
        return None
    return speaker.card


def _lay_there(
    noun: Noun, card_id: CardId, spot: Spot, duel: Duel, speaker: Speaker
) -> Card | None:
    """The card, if it was meant where it lay: whose it was, and in which row, told its spot."""
    if not isinstance(noun, Cards):
        return _was_meant(noun, card_id, duel, speaker)
    card = duel.card(card_id)
    if noun.whose and spot.seat != player(noun.whose, duel, speaker):
        return None
    if noun.place is not None and spot.place is not noun.place:
        return None
    if noun.kind is Kind.MONSTER and spot.row not in (Row.MONSTER, Row.EXTRA_MONSTER):
        return None
    plain = replace(noun, whose=None, place=None, kind=None)
    return card if means(plain, duel, speaker, card) else None


def _was_meant(noun: Noun, card_id: CardId, duel: Duel, speaker: Speaker) -> Card | None:
    """The card, if it was meant before it moved: what was pointed at has moved since."""
    card = duel.card(card_id)
    if isinstance(noun, ThatCard):
        bound = speaker.card.bound
        if bound is None or bound.card is not card or bound.covers != card.covers:
            return None
        return card if card.visit - bound.visit <= 1 else None
    return card if means(noun, duel, speaker, card) else None
