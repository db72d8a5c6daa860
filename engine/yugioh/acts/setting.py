"""Laying Spells and Traps on the field."""

from collections.abc import Sequence

from engine.core.protocol import Seat, pick
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.acts.moving import free_spell_zones, move, send_to_graveyard
from engine.yugioh.language import Icon, Place, Position
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.summons import SetDown
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import Row, Spot


def has_room(duel: Duel, player: Seat, card: Card, without: Sequence[Card] = ()) -> bool:
    """Whether a Spell or Trap could be laid on the field (MR-FIELD-03, MR-SPELL-11).

    It is asked as it will be once `without` has left.
    """
    return card.text.icon is Icon.FIELD or bool(zones_for(duel, player, card, without))


def zones_for(duel: Duel, player: Seat, card: Card, without: Sequence[Card] = ()) -> list[Spot]:
    """The free Spell & Trap Zones for `card`: a Pendulum Monster needs an end one."""
    zones = free_spell_zones(duel, player, without)
    if card.text.scale is None:
        return zones
    return [spot for spot in zones if spot.zone in duel.format.board.pendulum]


async def lay_back(duel: Duel, card: Card, *, face_up: bool) -> None:
    """Put a monster that is a Trap too in a Spell & Trap Zone of whoever controls it now.

    Without a zone it goes to the Graveyard, by no effect. Face-down it is Set (Q&A 8627),
    face-up it lies there to no purpose (Q&A 17779).
    """
    seat = card.controller
    if not free_spell_zones(duel, seat):
        send_to_graveyard(duel, [card], Why.LEFT_BEHIND)
        return
    await lay(duel, seat, card, Why.PLACED if face_up else Why.SET, face_up=face_up)


async def set_spell(duel: Duel, player: Seat, card: Card) -> None:
    """Set a Spell or Trap from the hand (MR-SPELL-15)."""
    await lay(duel, player, card, Why.SET, face_up=False)
    duel.emit(SetDown(card.id, player))


def make_way(duel: Duel, player: Seat, card: Card, *, face_up: bool) -> None:
    """Put away the Field Spell that `card` takes the place of (MR-SPELL-10).

    By the Expert Rules it is destroyed, and so is one of the other player that lies face-up,
    where `card` does (EXG-16).
    """
    there = [side.field_spell for side in duel.state.sides]
    others = [old for old in there if old is not None and old is not card]
    mine = [old for old in others if old.controller == player]
    if duel.format.one_field_spell:
        gone = [old for old in others if old in mine or (face_up and old.face_up)]
        destroy(duel, gone, Why.DESTROYED_BY_RULE)
    else:
        send_to_graveyard(duel, mine, Why.REPLACED)


async def lay(duel: Duel, player: Seat, card: Card, why: Why, *, face_up: bool) -> None:
    """Lay a Spell or Trap in a zone; a Field Spell takes the place of the old one."""
    if card.text.icon is Icon.FIELD:
        make_way(duel, player, card, face_up=face_up)
        spot = Spot(player, Place.FIELD, Row.FIELD_SPELL)
    else:
        zones = zones_for(duel, player, card)
        (spot,) = await pick(player, Reason.ZONE, zones, about=card.id)
    move(duel, card, spot, why, None if face_up else Position.FACE_DOWN)
