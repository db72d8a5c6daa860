"""Bringing monsters to the field, and turning them there."""

from collections.abc import Callable, Sequence

from engine.core.changing import changed
from engine.core.protocol import Seat, pick
from engine.yugioh.acts.moving import free_monster_zones, move, shuffle
from engine.yugioh.language import ComesUnder, Frame, Place, Position, Summon, Until
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.lasting import Applied
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.standing import Flipped, PositionChanged
from engine.yugioh.state.events.summons import UNSPECIAL, MadeMonster, Summoned
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import MONSTER_ROWS, Spot

FACE_UP = (Position.ATTACK, Position.DEFENSE)
"""The positions in which a monster can come face-up."""


async def special_summon(
    duel: Duel,
    player: Seat,
    cards: Sequence[Card],
    position: Position | None,
    zones: Callable[[Card], Sequence[Spot]] | None = None,
    way: Summon = Summon.SPECIAL,
) -> bool:
    """Special Summon `cards` together, as far as there are zones; return whether any was.

    It counts as a summon in that `way`.

    They go to any free Main Monster Zone, or to one of those that `zones` says are open to
    each now. What lies as a Spell can come too, such as a Pendulum Scale.
    A Deck that one comes from is shuffled (MR-MISC-05); what comes face-down is shown before.
    """
    came: list[Card] = []
    searched = any(card.place is Place.DECK for card in cards)
    for card in cards:
        free = free_monster_zones(duel, player) if zones is None else zones(card)
        if card.row in MONSTER_ROWS or not free:
            continue
        if position is Position.FACE_DOWN and card.place in (Place.HAND, Place.DECK):
            duel.emit(Revealed((card.id,), player))
        await place_monster(duel, player, card, position, free)
        came.append(card)
    for card in came:
        come(duel, card, way, player)
    if searched:
        shuffle(duel, player)
    return bool(came)


def come(
    duel: Duel, card: Card, way: Summon, seat: Seat, tributes: int = 0, *, again: bool = False
) -> None:
    """Have `seat` summon `card`, which lies in its zone: what its text has hold then, holds."""
    duel.emit(Summoned(card.id, way, seat, tributes, again))
    if way not in UNSPECIAL:
        for each in effects_of(card.text.effects, ComesUnder):
            duel.emit(Applied(card.id, seat, each.oath, Until.END_OF_TURN))


async def place_monster(
    duel: Duel,
    player: Seat,
    card: Card,
    position: Position | None,
    zones: Sequence[Spot] | None = None,
    *,
    declared: bool = False,
    becoming: MadeMonster | None = None,
) -> None:
    """Put `card` in a zone and a position, each chosen by `player` where there is a choice.

    With `declared` it is not on the field before its summon has succeeded (MR-SUM-21). As it
    goes there it may be `becoming` another monster than its text says.
    """
    if card.text.frame is Frame.LINK:
        position = Position.ATTACK
    if position is None:
        (position,) = await pick(player, Reason.POSITION, FACE_UP, about=card.id)
    zones = free_monster_zones(duel, player) if zones is None else zones
    (spot,) = await pick(player, Reason.ZONE, zones, about=card.id)
    if declared:
        spot = changed(spot, place=Place.SUMMONING)
    why = Why.SET if position is Position.FACE_DOWN else Why.SUMMONED
    if becoming is not None:
        duel.emit(becoming)
    move(duel, card, spot, why, position)


def turn(
    duel: Duel, card: Card, position: Position, *, manually: bool = False, mute: bool = False
) -> bool:
    """Change the battle position of `card`; return whether it was another."""
    if card.place is not Place.FIELD or card.position is position:
        return False
    before = card.position
    duel.emit(PositionChanged(card.id, position, before, manually))
    if before is Position.FACE_DOWN:
        duel.emit(Flipped(card.id, mute))
    return True
