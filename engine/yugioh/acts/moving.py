"""Putting cards where they go.

Belongs here: the verbs that bring cards from place to place, each ending in one event.
Does not belong here: writing the state (`state/apply/moving`), whether it may be done
(`facts`), and asking.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from engine.core.protocol import Seat, pick
from engine.yugioh.formats.decks import EXTRA_FRAMES
from engine.yugioh.language import Ability, Frame, Place, Position, Until
from engine.yugioh.state.card import Bearing, Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import (
    Moved,
    Rearranged,
    Shuffled,
    Sunk,
    Why,
    ZoneKept,
)
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import MONSTER_ROWS, Row, Spot, zones_of

HOMEWARD = (Why.RETURNED, Why.ADDED, Why.SHUFFLED_BACK)
"""Why cards go back to where they began: to the Extra Deck face-down."""


def move(
    duel: Duel,
    card: Card,
    to: Spot,
    why: Why,
    position: Position | None = None,
    together: Sequence[Card] = (),
    was: Bearing | None = None,
) -> None:
    """Put `card` on `to`; face-up unless it goes to a hidden place or is laid face-down.

    To the Extra Deck it goes face-up only where it was sent to the Graveyard (MR-PEND-24).

    What lies beneath a monster that leaves the field goes to the Graveyard (MR-XYZ-09); what
    leaves `together` with the monster no longer keeps it from there. `was` is how it lay before
    any of them left.
    """
    if card.leaves_banished and to.place not in (Place.FIELD, Place.NOWHERE):
        to = Spot(card.owner, Place.BANISHED)
    hidden = to.place in (Place.HAND, Place.DECK) or position is Position.FACE_DOWN
    if to.place is Place.EXTRA_DECK:
        hidden = why in HOMEWARD
    by = acting_player(duel)
    stays = to.place is Place.FIELD
    then = None if stays else was or duel.procedures.bearing(duel, card)
    duel.emit(Moved(card.id, card.spot, to, why, not hidden, position, by, card.face_up, then))
    if to.row not in MONSTER_ROWS and card.materials:
        send_to_graveyard(duel, list(card.materials), Why.LEFT_BEHIND, together)


@contextmanager
def effect_of(duel: Duel, player: Seat) -> Iterator[None]:
    """What happens meanwhile is done by an effect of `player` that is no link of the chain."""
    before = duel.underway.act(player)
    try:
        yield
    finally:
        duel.underway.act(before)


def acting_player(duel: Duel) -> Seat | None:
    """The player whose effect is being carried out, if one is."""
    if duel.underway.acting is not None:
        return duel.underway.acting
    number = duel.state.chain.resolving
    return duel.state.chain.links[number - 1].speaker.player if number else None


def send_to_graveyard(
    duel: Duel, cards: Sequence[Card], why: Why, together: Sequence[Card] = ()
) -> None:
    """Send `cards` to the Graveyards of their owners, all at the same time.

    What leaves the field `together` with them banishes none of them any more. What was banished
    is returned there, which is no sending (Q&A 8809, 24158).
    """
    leaving = (*cards, *together)
    diverted = duel.procedures.diverted(duel, cards, leaving)
    were = bearings(duel, cards)
    for card, was in zip(cards, were, strict=True):
        place = resting_place(duel, card)
        if card.place is Place.BANISHED:
            move(duel, card, Spot(card.owner, Place.GRAVEYARD), Why.RETURNED)
            continue
        if card in diverted and place is not Place.NOWHERE:
            place = Place.BANISHED
        move(duel, card, Spot(card.owner, place), why, together=leaving, was=was)


def bearings(duel: Duel, cards: Sequence[Card]) -> tuple[Bearing | None, ...]:
    """How each of `cards` lies on the field; None for those that lie elsewhere."""
    return tuple(duel.procedures.bearing(duel, card) for card in cards)


def resting_place(duel: Duel, card: Card) -> Place:
    """Where `card` really goes when it is sent to the Graveyard.

    A Token vanishes (MR-TOKEN-02); a Pendulum Monster leaves the field for the Extra Deck
    (MR-PEND-24), unless its activation as a Spell was negated (MR-PEND-30).
    """
    if card.text.frame is Frame.TOKEN:
        return Place.NOWHERE
    if card.place is Place.FIELD and Ability.PENDULUM in card.text.abilities:
        links = (link for link in duel.state.chain.links if link.speaker.card is card)
        denied = any(link.denied and link.is_card for link in links)
        return Place.GRAVEYARD if denied else Place.EXTRA_DECK
    return Place.GRAVEYARD


def go_home(
    duel: Duel, card: Card, place: Place, why: Why, together: Sequence[Card] = ()
) -> None:
    """Return `card` to hand or Deck; a monster of the Extra Deck to there (MR-MISC-01)."""
    if card.text.frame is Frame.TOKEN:
        place = Place.NOWHERE
    elif card.text.frame in EXTRA_FRAMES:
        place = Place.EXTRA_DECK
    move(duel, card, Spot(card.owner, place), why, together=together)


def is_used_up(duel: Duel, card: Card) -> bool:
    """Whether `card` is a Spell or Trap that has begun to resolve and does not stay.

    One that has Set itself again lies there as any other (Q&A 13178).
    """
    resolving = duel.state.chain.resolving
    begun = duel.state.chain.links[resolving - 1 :] if resolving else ()
    used = any(link.is_card and link.speaker.card is card for link in begun)
    remains = card.text.stays or card.equipped_to is not None or card.row in MONSTER_ROWS
    return used and not remains and card.place is Place.FIELD and card.face_up


def is_in_use(duel: Duel, card: Card) -> bool:
    """Whether `card` is a Spell or Trap on the chain that goes to the Graveyard after it.

    What negates its activation may deal with it before that (Q&A 13267).
    """
    chain = duel.state.chain
    used = any(
        link.is_card and link.speaker.card is card
        for number, link in enumerate(chain.links, start=1)
        if not (link.denied and number < chain.resolving)
    )
    remains = card.text.stays or card.text.equips_itself or card.row in MONSTER_ROWS
    return used and not remains and card.place is Place.FIELD and card.face_up


def is_going(duel: Duel, card: Card) -> bool:
    """Whether `card` only waits on the field to go to the Graveyard, so that it cannot return:
    it is on the chain (Q&A 8129, 24324), or a battle has destroyed it (MR-DSTEP-29).
    """
    return is_in_use(duel, card) or card in duel.state.falling()


def return_to_hand(duel: Duel, cards: Sequence[Card]) -> bool:
    """Return those of `cards` that can be, to their owners' hands; whether any came there.

    A monster that goes to the Extra Deck instead does not (Q&A 12317).
    """
    places = (Place.FIELD, Place.GRAVEYARD, Place.BANISHED)
    there = [card for card in cards if card.place in places and not is_going(duel, card)]
    for card in there:
        go_home(duel, card, Place.HAND, Why.RETURNED, there)
    return any(card.place is Place.HAND for card in there)


def return_to_extra_deck(duel: Duel, cards: Sequence[Card]) -> bool:
    """Return those of `cards` that belong there and are elsewhere; whether any was."""
    there = [card for card in cards if card.place is not Place.EXTRA_DECK]
    home = [card for card in there if card.text.frame in EXTRA_FRAMES]
    for card in home:
        go_home(duel, card, Place.EXTRA_DECK, Why.RETURNED, home)
    return bool(home)


def add_to_hand(duel: Duel, player: Seat, cards: Sequence[Card], *, searched: bool) -> bool:
    """Show `cards` and add them to the hand; a Deck that was searched is shuffled.

    A monster of the Extra Deck goes back there instead (MR-MISC-01), and is not added (Q&A 62).
    Return whether any was.
    """
    if not cards:
        return False
    duel.emit(Revealed(tuple(card.id for card in cards), player))
    for card in cards:
        returns = card.text.frame in EXTRA_FRAMES
        go_home(duel, card, Place.HAND, Why.RETURNED if returns else Why.ADDED)
    if searched:
        shuffle(duel, player)
    return any(card.place is Place.HAND for card in cards)


def place_on_deck_top(duel: Duel, cards: Sequence[Card]) -> bool:
    """Put `cards` on top of their owners' Decks, the last one uppermost; whether any came."""
    for card in cards:
        go_home(duel, card, Place.DECK, Why.RETURNED)
    return _came_home(cards)


def place_on_deck_bottom(duel: Duel, cards: Sequence[Card]) -> bool:
    """Put `cards` on the bottom of their owners' Decks, the last one undermost; whether any
    came there.
    """
    for card in cards:
        if duel.state.sides[card.owner].deck[-1:] != [card]:
            go_home(duel, card, Place.DECK, Why.RETURNED)
        if card.place is Place.DECK:
            duel.emit(Sunk(card.owner))
    return _came_home(cards)


def _came_home(cards: Sequence[Card]) -> bool:
    """Whether any came to a Deck, and was not banished instead (Q&A 17429)."""
    return any(card.place in (Place.DECK, Place.EXTRA_DECK) for card in cards)


def banish(
    duel: Duel, cards: Sequence[Card], why: Why = Why.BANISHED, *, face_down: bool = False
) -> bool:
    """Banish `cards`, all at the same time (MR-GLOS-37); return whether there was any.

    What is banished in any case when it leaves the field is so face-up (Q&A 23515).
    """
    outlawed = [card.place is Place.FIELD and card.leaves_banished for card in cards]
    for card, was, shown in zip(cards, bearings(duel, cards), outlawed, strict=True):
        place = Place.NOWHERE if card.text.frame is Frame.TOKEN else Place.BANISHED
        position = Position.FACE_DOWN if face_down and not shown else None
        move(duel, card, Spot(card.owner, place), why, position, cards, was)
    return bool(cards)


def banish_aside(duel: Duel, cards: Sequence[Card]) -> bool:
    """Banish monsters as they lie, and keep their zones for them; return whether any was.

    None is kept for what something else banishes as it leaves, nor for a Token, which vanishes.
    """
    there = [card for card in cards if card.place is Place.FIELD]
    for card in there:
        spot, player = card.spot, rightful_controller(duel, card)
        is_outlawed = card.leaves_banished
        banish(duel, [card], face_down=not card.face_up)
        if card.place is Place.BANISHED and not is_outlawed:
            duel.emit(ZoneKept(card.id, spot, player))
    return bool(there)


def rightful_controller(duel: Duel, card: Card) -> Seat:
    """Who controls a monster once nobody controls it for a time any more.

    Who took it without a time keeps it (Q&A 17476).
    """
    loans = duel.state.lingering.loans_of(card)
    kept = [loan.borrower for loan in loans if loan.until is Until.END_OF_DUEL]
    if kept:
        return kept[-1]
    return loans[0].home if loans else card.controller


async def return_to_field(
    duel: Duel, cards: Sequence[Card], position: Position | None = None
) -> bool:
    """Return monsters for which zones are kept, as they stood or so; tell whether any came.

    Each goes to its controller, or to who had lent it. It has the zone that was kept for it, or
    another; without one it goes to the Graveyard.
    """
    came = [
        (kept.card.card, kept.spot, kept.player)
        for kept in duel.state.lingering.kept_zones
        if kept.card.is_same and kept.card.card in cards
    ]
    for card, kept, player in came:
        is_own = (kept.seat, kept.row) == (player, Row.MONSTER)
        zones = [kept] if is_own else free_monster_zones(duel, player)
        if zones:
            (spot,) = await pick(player, Reason.ZONE, zones, about=card.id)
            stood = Position.ATTACK if card.text.frame is Frame.LINK else card.position
            move(duel, card, spot, Why.RETURNED, position or stood)
            if not card.text.is_monster:  # it was one before it left (Q&A 8194, 12619)
                send_to_graveyard(duel, [card], Why.LEFT_BEHIND)
        else:
            send_to_graveyard(duel, [card], Why.SENT)
    return bool(came)


def shuffle_into_deck(duel: Duel, cards: Sequence[Card]) -> bool:
    """Return those of `cards` that can be to the Decks of their owners, which are shuffled;
    return whether any came there.
    """
    back = [card for card in cards if not is_going(duel, card)]
    for card in back:
        if card.place is not Place.DECK:
            go_home(duel, card, Place.DECK, Why.SHUFFLED_BACK, back)
    for seat in dict.fromkeys(card.owner for card in back if card.place is Place.DECK):
        shuffle(duel, seat)
    return _came_home(back)


def shuffle(duel: Duel, player: Seat) -> None:
    """Shuffle the Deck of `player`."""
    order = [card.id for card in duel.state.sides[player].deck]
    duel.dice.shuffle(order)
    duel.emit(Shuffled(player, tuple(order)))


def rearrange(duel: Duel, player: Seat, cards: Sequence[Card]) -> None:
    """Shuffle Set monsters of `player` among the zones in which they lie."""
    order = [card.id for card in cards]
    duel.dice.shuffle(order)
    duel.emit(Rearranged(player, tuple(card.spot for card in cards), tuple(order)))


def discard(duel: Duel, cards: Sequence[Card], why: Why = Why.DISCARDED) -> bool:
    """Send `cards` from the hand to the Graveyard; return whether there was any."""
    in_hand = [card for card in cards if card.place is Place.HAND]
    send_to_graveyard(duel, in_hand, why)
    return bool(in_hand)


def free_monster_zones(duel: Duel, player: Seat) -> list[Spot]:
    """The Main Monster Zones of `player` that are empty, from the left."""
    held, spots = duel.state.sides[player].monsters, zones_of(player, Row.MONSTER)
    empty = [spots[zone] for zone in duel.format.board.monsters if held[zone] is None]
    return duel.state.lingering.usable(empty)


def free_spell_zones(duel: Duel, player: Seat, without: Sequence[Card] = ()) -> list[Spot]:
    """The Spell & Trap Zones of `player` that are empty once `without` has left."""
    held, spots = duel.state.sides[player].spells, zones_of(player, Row.SPELL)
    zones = duel.format.board.spells
    return [spots[zone] for zone in zones if held[zone] is None or held[zone] in without]
