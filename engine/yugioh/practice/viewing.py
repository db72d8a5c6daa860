"""The table as a player may read it: what they do not know is blank, a Deck has no order."""

from collections.abc import Sequence
from typing import cast

from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.yugioh.language import CardText, Kind, Place
from engine.yugioh.state.cache import Cache
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.side import Side
from engine.yugioh.views.veil import knows

UNKNOWN = CardText("", 1, Kind.SPELL_TRAP)
"""What is read of a card that the player does not know."""


def as_read_by(duel: Duel, seat: Seat) -> Duel:
    """The duel as `seat` may read it; nothing may be done to it.

    They know which cards are in their own Deck, but not in what order: the strongest comes
    first. Of their opponent's hand and Decks they know the numbers of cards. It is made anew
    only when something has happened since.
    """
    now = duel.timeline.revision
    kept = duel.cache.readings.get(seat)
    before = None if kept is None else cast(Duel, kept[1])
    if kept is not None and before is not None and kept[0] == now:
        return before
    reading = _reading(duel, seat, () if before is None else before.state.cards)
    duel.cache.readings[seat] = now, reading
    return reading


def _reading(duel: Duel, seat: Seat, before: Sequence[Card]) -> Duel:
    """What `seat` may read now; `before` are the cards as it read them the last time."""
    cards = list(duel.state.cards)
    for side in duel.state.sides:
        for card in (*side.hand, *side.deck, *side.extra, *side.banished):
            if not is_known(duel, seat, card):
                cards[card.id] = _blank(card, before[card.id] if before else card)
    sides = tuple(_with(cards, side) for side in duel.state.sides)
    state = changed(duel.state, cards=cards, sides=sides)
    return changed(duel, state=state, cache=Cache())


def _blank(card: Card, before: Card) -> Card:
    """The card without its text: as it was read `before`, if it has not moved since."""
    if before.text is UNKNOWN and before.visit == card.visit:
        return before
    return changed(card, text=UNKNOWN)


def is_known(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether `seat` knows that card, even if only as one of their own Deck."""
    return knows(duel, seat, card) or (card.place is Place.DECK and card.owner == seat)


def _with(cards: Sequence[Card], side: Side) -> Side:
    """The side with those cards in place of its own; its Deck without the order it has."""
    hand, deck, extra, banished = (
        [cards[card.id] for card in pile]
        for pile in (side.hand, side.deck, side.extra, side.banished)
    )
    deck.sort(key=by_strength)
    return changed(side, hand=hand, deck=deck, extra=extra, banished=banished)


def by_strength(card: Card) -> tuple[int, int]:
    """Where a card comes among those that have no order: the strongest first."""
    return -card.text.strength, card.text.passcode
