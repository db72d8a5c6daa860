"""How a card lies on the field and what it is there, to be remembered once it has left."""

from engine.yugioh.facts.numbers import (
    attack,
    attributes_of,
    defense,
    level,
    name_of,
    original_attack,
    type_of,
)
from engine.yugioh.language import Place
from engine.yugioh.state.card import Bearing, Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.spots import MONSTER_ROWS


def standbys_passed(duel: Duel, card: Card) -> int:
    """How many Standby Phases of its player have passed since `card` lay face-up there.

    Of what has left the field, as it left.
    """
    if card.place is not Place.FIELD:
        return 0 if card.last is None else card.last.standbys
    return duel.state.sides[card.controller].turn_log.standbys - card.shown_standbys


def bearing(duel: Duel, card: Card) -> Bearing | None:
    """How `card` lies on the field, and what it is there; None if it lies elsewhere."""
    if card.place is not Place.FIELD:
        return None
    if card.row not in MONSTER_ROWS or not card.face_up:
        came = card.arrival
        special, origin = came.specially, came.origin
        lay = card.spot, card.face_up, card.position
        worn = card.equipped_to is not None
        passed = standbys_passed(duel, card)
        return Bearing(
            *lay, is_special=special, came_from=origin, is_equipped=worn, standbys=passed
        )
    name = name_of(duel, card)
    return Bearing(
        card.spot,
        card.face_up,
        card.position,
        attack(duel, card),
        original_attack(duel, card),
        defense(duel, card),
        level(duel, card),
        type_of(duel, card),
        attributes_of(duel, card),
        card.arrival.specially,
        bool(card.materials),
        card.arrival.origin,
        tuple(card.counters.items()),
        "" if name == card.text.called else name,
        is_again=card.arrival.again or card.arrival.as_if_again,
    )
