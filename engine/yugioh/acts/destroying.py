"""Destroying and Tributing."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.acts.moving import send_to_graveyard
from engine.yugioh.language import Place
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events import Destroyed, Tributed, Why
from engine.yugioh.state.table import Card


def destroy(duel: Duel, cards: Sequence[Card], why: Why = Why.DESTROYED_BY_EFFECT) -> bool:
    """Destroy those of `cards` that are on the field together; tell whether any was."""
    there = [card for card in cards if card.place is Place.FIELD]
    if there:
        duel.emit(Destroyed(tuple(card.id for card in there), why))
        send_to_graveyard(duel, there, why)
    return bool(there)


def tribute(duel: Duel, player: Seat, monsters: Sequence[Card]) -> bool:
    """Tribute `monsters` together; tell whether there was any."""
    if monsters:
        duel.emit(Tributed(tuple(card.id for card in monsters), player))
        send_to_graveyard(duel, monsters, Why.TRIBUTED)
    return bool(monsters)
