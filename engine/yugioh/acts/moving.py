"""Putting cards where they go."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.language import Place, Position
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events import Moved, Revealed, Shuffled, Why
from engine.yugioh.state.table import Card, Row, Spot


def move(duel: Duel, card: Card, to: Spot, why: Why, position: Position | None = None) -> None:
    """Put `card` on `to`; face-up unless it goes to a hidden place or is laid face-down."""
    hidden = to.place in (Place.HAND, Place.DECK) or position is Position.FACE_DOWN
    duel.emit(Moved(card.id, card.spot, to, why, not hidden, position))


def send_to_graveyard(duel: Duel, cards: Sequence[Card], why: Why) -> None:
    """Send `cards` to the Graveyards of their owners, all at the same time."""
    for card in cards:
        move(duel, card, Spot(card.owner, Place.GRAVEYARD), why)


def return_to_hand(duel: Duel, cards: Sequence[Card]) -> bool:
    """Return those of `cards` that are on the field; tell whether any was."""
    there = [card for card in cards if card.place is Place.FIELD]
    for card in there:
        move(duel, card, Spot(card.owner, Place.HAND), Why.RETURNED)
    return bool(there)


def add_to_hand(duel: Duel, player: Seat, cards: Sequence[Card]) -> bool:
    """Show `cards` and add them to the hand; a Deck they come from is shuffled."""
    if not cards:
        return False
    duel.emit(Revealed(tuple(card.id for card in cards), player))
    searched = any(card.place is Place.DECK for card in cards)
    for card in cards:
        move(duel, card, Spot(card.owner, Place.HAND), Why.ADDED)
    if searched:
        shuffle(duel, player)
    return True


def place_on_deck_top(duel: Duel, cards: Sequence[Card]) -> bool:
    """Put `cards` on top of their owners' Decks, the last one uppermost."""
    for card in cards:
        move(duel, card, Spot(card.owner, Place.DECK), Why.RETURNED)
    return bool(cards)


def shuffle(duel: Duel, player: Seat) -> None:
    """Shuffle the Deck of `player`."""
    order = [card.id for card in duel.state.sides[player].deck]
    duel.dice.shuffle(order)
    duel.emit(Shuffled(player, tuple(order)))


def discard(duel: Duel, cards: Sequence[Card], why: Why = Why.DISCARDED) -> bool:
    """Send `cards` from the hand to the Graveyard; tell whether there was any."""
    in_hand = [card for card in cards if card.place is Place.HAND]
    send_to_graveyard(duel, in_hand, why)
    return bool(in_hand)


def free_monster_zones(duel: Duel, player: Seat) -> list[Spot]:
    """The Main Monster Zones of `player` that are empty, from the left."""
    zones = duel.state.sides[player].monsters
    return [
        Spot(player, Place.FIELD, Row.MONSTER, zone)
        for zone in duel.format.board.monsters
        if zones[zone] is None
    ]


def free_spell_zones(duel: Duel, player: Seat) -> list[Spot]:
    """The Spell & Trap Zones of `player` that are empty, from the left."""
    zones = duel.state.sides[player].spells
    return [
        Spot(player, Place.FIELD, Row.SPELL, zone)
        for zone in duel.format.board.spells
        if zones[zone] is None
    ]
