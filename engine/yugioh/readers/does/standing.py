"""Carrying out how monsters stand and whose they are."""

from engine.yugioh.acts import control, equipping, moving, summoning
from engine.yugioh.facts.permissions import is_covering_barred
from engine.yugioh.facts.pointing import pointed_at
from engine.yugioh.facts.restrictions import may_switch
from engine.yugioh.field.places import wears_fewer_than
from engine.yugioh.language import (
    ChangePosition,
    EquipThisTo,
    EquipToThis,
    Place,
    Position,
    TakeControl,
    TurnFaceUp,
)
from engine.yugioh.readers.does.verb import does, remember, those
from engine.yugioh.readers.suits import can_stand
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.standing import Bound, Equipped
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS


@does.register
async def _(step: ChangePosition, duel: Duel, speaker: Speaker) -> bool:
    if step.position is Position.FACE_DOWN and is_covering_barred(duel):
        return False
    cards = await those(step.what, duel, speaker)
    turned = [
        card
        for card in cards
        if can_stand(card, step.position)
        and summoning.turn(duel, card, step.position or _other_position(card))
    ]
    remember(speaker, turned)
    return bool(turned)


def _other_position(card: Card) -> Position:
    return Position.DEFENSE if card.position is Position.ATTACK else Position.ATTACK


@does.register
async def _(step: TurnFaceUp, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    down = [card for card in cards if card.position is Position.FACE_DOWN]
    turned = [summoning.turn(duel, card, Position.DEFENSE) for card in down]
    return any(turned)


@does.register
async def _(step: TakeControl, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker, fits=lambda card: may_switch(duel, card))
    taken = await control.take_control(duel, speaker.player, cards, step.until)
    remember(speaker, taken)
    return bool(taken)


@does.register
async def _(step: EquipToThis, duel: Duel, speaker: Speaker) -> bool:
    """What the card cannot take any more goes to the Graveyard, not by its effect."""
    cards = await those(step.what, duel, speaker, fits=lambda card: may_switch(duel, card))
    taken = False
    for card in cards:
        if _can_wear_one_more(step, duel, speaker):
            await equipping.equip_to_host(duel, speaker.player, card, speaker.card)
            taken = True
        else:
            moving.send_to_graveyard(duel, [card], Why.LEFT_BEHIND)
    return taken


def _can_wear_one_more(step: EquipToThis, duel: Duel, speaker: Speaker) -> bool:
    host = speaker.card
    stands = host.row in MONSTER_ROWS and host.face_up
    has_room = bool(moving.free_spell_zones(duel, speaker.player))
    return stands and has_room and wears_fewer_than(step.most, duel, host)


@does.register
async def _(step: EquipThisTo, duel: Duel, speaker: Speaker) -> bool:
    """The card is tied to the monster as well, so that it can still tell it once it is gone."""
    here = speaker.card.place is Place.FIELD and speaker.card.face_up
    cards = pointed_at(step.what, duel, speaker) if here else ()
    hosts = [card for card in cards if card.row in MONSTER_ROWS and card.face_up]
    for host in hosts:
        duel.emit(Equipped(speaker.card.id, host.id))
        duel.emit(Bound(speaker.card.id, host.id))
    return bool(hosts)
