"""Sharing out what was turned over from the top of a Deck: to the field and to the hand."""

from collections.abc import Sequence
from dataclasses import field

from engine.core.protocol import Seat, pick
from engine.core.values import record
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.acts.moving import add_to_hand, free_monster_zones, move, send_to_graveyard
from engine.yugioh.acts.summoning import come
from engine.yugioh.language import Place, Position, Summon
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import CardId, Spot


@record
class Share:
    """The cards that `seat` turns over: those that are `able` to come, and who then `came`.

    Those `diverted` are banished where the others go to the Graveyard.
    """

    seat: Seat
    cards: Sequence[Card]
    able: Sequence[Card]
    diverted: Sequence[Card]
    came: list[Card] = field(default_factory=list)


async def share_out(
    duel: Duel,
    share: Share,
    stances: Sequence[Position],
    about: CardId,
    *,
    buries: bool = False,
) -> None:
    """Show the cards; lay the monsters in zones, as their player chooses, and take the rest.

    The rest goes to the hand, or with `buries` to the Graveyard.

    For whom there is no zone goes to the Graveyard, by no effect (Q&A 24127).
    """
    seat = share.seat
    if share.cards:
        duel.emit(Revealed(tuple(card.id for card in share.cards), seat))
    free = free_monster_zones(duel, seat)
    room = min(len(free), len(share.able))
    coming = (
        await choose_cards(duel, seat, Reason.CHOOSE, share.able, room, about) if room else []
    )
    share.came = await lay_out(duel, seat, coming, stances, free)
    for card in share.able:
        if card not in coming:
            place = Place.BANISHED if card in share.diverted else Place.GRAVEYARD
            move(duel, card, Spot(card.owner, place), Why.LEFT_BEHIND)
    rest = [card for card in share.cards if card not in share.able]
    if buries:
        send_to_graveyard(duel, rest, Why.SENT)
    else:
        add_to_hand(duel, seat, rest, searched=False)


async def lay_out(
    duel: Duel, seat: Seat, cards: Sequence[Card], stances: Sequence[Position], free: list[Spot]
) -> list[Card]:
    """Lay the monsters as `seat` chooses; return those who came, from the left.

    Neither the order in which they are asked for zones of face-down ones, which is left to
    chance, nor that in which these come tells the other player which of them lies where.
    """
    stands = {
        card.id: (await pick(seat, Reason.POSITION, stances, about=card.id))[0]
        for card in cards
    }
    down = [card for card in cards if stands[card.id] is Position.FACE_DOWN]
    duel.dice.shuffle(down)
    laid: list[tuple[Spot, Card, Position]] = []
    for card in (*(card for card in cards if card not in down), *down):
        (spot,) = await pick(seat, Reason.ZONE, free, about=card.id)
        free.remove(spot)
        laid.append((spot, card, stands[card.id]))
    laid.sort(key=lambda each: each[0].zone)
    for spot, card, position in laid:
        why = Why.SET if position is Position.FACE_DOWN else Why.SUMMONED
        move(duel, card, spot, why, position)
    return [card for _, card, _ in laid]


def declare(duel: Duel, shares: Sequence[Share]) -> None:
    """Say that all who came were summoned, at the same time."""
    for share in shares:
        for card in share.came:
            come(duel, card, Summon.SPECIAL, share.seat)
