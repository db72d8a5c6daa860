"""Laying Spells and Traps on the field."""

from engine.core.protocol import Seat, pick
from engine.yugioh.acts.moving import free_spell_zones, move, send_to_graveyard
from engine.yugioh.language import Icon, Place, Position
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.summons import SetDown
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import Row, Spot


def has_room(duel: Duel, player: Seat, card: Card) -> bool:
    """Whether a Spell or Trap could be laid on the field (MR-FIELD-03, MR-SPELL-11)."""
    return card.text.icon is Icon.FIELD or bool(zones_for(duel, player, card))


def zones_for(duel: Duel, player: Seat, card: Card) -> list[Spot]:
    """The free Spell & Trap Zones for `card`: a Pendulum Monster needs an end one."""
    zones = free_spell_zones(duel, player)
    if card.text.scale is None:
        return zones
    return [spot for spot in zones if spot.zone in duel.format.board.pendulum]


async def set_spell(duel: Duel, player: Seat, card: Card) -> None:
    """Set a Spell or Trap from the hand (MR-SPELL-15)."""
    await lay(duel, player, card, Why.SET, face_up=False)
    duel.emit(SetDown(card.id, player))


async def lay(duel: Duel, player: Seat, card: Card, why: Why, *, face_up: bool) -> None:
    """Lay a Spell or Trap in a zone; a Field Spell takes the place of the old one."""
    if card.text.icon is Icon.FIELD:
        old = duel.state.sides[player].field_spell
        if old is not None:
            send_to_graveyard(duel, [old], Why.REPLACED)
        spot = Spot(player, Place.FIELD, Row.FIELD_SPELL)
    else:
        zones = zones_for(duel, player, card)
        (spot,) = await pick(player, Reason.ZONE, zones, about=card.id)
    move(duel, card, spot, why, None if face_up else Position.FACE_DOWN)
