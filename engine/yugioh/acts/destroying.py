"""Destroying and Tributing."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.acts.moving import (
    acting_player,
    banish,
    bearings,
    is_used_up,
    send_to_graveyard,
)
from engine.yugioh.language import Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Destroyed, Tributed, Why
from engine.yugioh.state.spots import IN_ZONES


def destroy(
    duel: Duel,
    cards: Sequence[Card],
    why: Why = Why.DESTROYED_BY_EFFECT,
    *,
    banishing: bool = False,
    places: Sequence[Place] = IN_ZONES,
) -> bool:
    """Destroy those of `cards` that lie in zones, or in these `places`; return whether any was.

    What has resolved and only waits for the end of the chain is used up, and not destroyed.
    With `banishing` they never come to the Graveyard.
    """
    there = [card for card in cards if card.place in places and not is_used_up(duel, card)]
    if there:
        spots = tuple(card.spot for card in there)
        ids, were = tuple(card.id for card in there), bearings(duel, there)
        duel.emit(Destroyed(ids, why, spots, were, acting_player(duel)))
        if banishing:
            banish(duel, there, why)
        else:
            send_to_graveyard(duel, there, why)
    return bool(there)


def tribute(duel: Duel, player: Seat, monsters: Sequence[Card]) -> bool:
    """Tribute `monsters` together; return whether there was any."""
    if monsters:
        duel.emit(Tributed(tuple(card.id for card in monsters), player))
        send_to_graveyard(duel, monsters, Why.TRIBUTED)
    return bool(monsters)
