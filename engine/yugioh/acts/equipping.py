"""Equipping cards to monsters."""

from engine.core.protocol import Seat, pick
from engine.yugioh.acts.moving import free_spell_zones, move
from engine.yugioh.language import Position
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.standing import Equipped
from engine.yugioh.state.reasons import Reason


async def equip_to_host(duel: Duel, player: Seat, monster: Card, host: Card) -> None:
    """Lay `monster` in a Spell & Trap Zone as it stands, equipped to `host` (MR-GLOS-15)."""
    zones = free_spell_zones(duel, player)
    (spot,) = await pick(player, Reason.ZONE, zones, about=monster.id)
    move(duel, monster, spot, Why.EQUIPPED, None if monster.face_up else Position.FACE_DOWN)
    duel.emit(Equipped(monster.id, host.id, by_host=True))


async def equip_face_up(duel: Duel, player: Seat, card: Card, host: Card) -> None:
    """Lay `card` face-up in a Spell & Trap Zone, equipped to `host`; no activation."""
    (spot,) = await pick(player, Reason.ZONE, free_spell_zones(duel, player), about=card.id)
    move(duel, card, spot, Why.EQUIPPED)
    duel.emit(Equipped(card.id, host.id))
