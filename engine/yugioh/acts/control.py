"""Control of monsters, and its return."""

from collections.abc import Sequence

from engine.core.protocol import Seat, pick
from engine.yugioh.acts.moving import free_monster_zones, send_to_graveyard
from engine.yugioh.language import Place, Until
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events import ControlTaken, Moved, Why
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.table import Card


async def take_control(
    duel: Duel, player: Seat, monsters: Sequence[Card], until: Until
) -> bool:
    """Bring `monsters` to the side of `player`, while zones are free; tell whether any came."""
    came = False
    for card in monsters:
        lender = card.controller
        if card.place is not Place.FIELD or lender == player:
            continue
        if await change_sides(duel, player, card):
            duel.emit(ControlTaken(card.id, player, lender, until))
            came = True
    return came


async def change_sides(duel: Duel, player: Seat, card: Card) -> bool:
    """Move a monster to a zone of `player` as it stands; tell whether there was one free."""
    zones = free_monster_zones(duel, player)
    if not zones:
        return False
    (spot,) = await pick(player, Reason.ZONE, zones, about=card.id)
    duel.emit(Moved(card.id, card.spot, spot, Why.CONTROL, card.face_up, card.position))
    return True


async def give_back(duel: Duel, until: Until) -> None:
    """Return what was taken until now; without a free zone it goes to the Graveyard."""
    due = [loan for loan in duel.state.loans if loan.until is until]
    for loan in due:
        card = loan.monster.card
        if not loan.monster.is_same or card.controller == loan.lender:
            continue
        if not await change_sides(duel, loan.lender, card):
            send_to_graveyard(duel, [card], Why.DESTROYED_BY_RULE)
