"""Laying cards where a description says, before anything has happened."""

from collections.abc import Mapping

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.formats.format import Format
from engine.yugioh.language import CardText, Icon, Place, Position, Summon
from engine.yugioh.state.apply.moving import HOMES, fill, line_up
from engine.yugioh.state.card import Card, mark
from engine.yugioh.state.events.summons import UNSPECIAL
from engine.yugioh.state.spots import MONSTER_ROWS, CardId, Row
from engine.yugioh.state.table import State

ROWS = {"M": Row.MONSTER, "E": Row.EXTRA_MONSTER, "S": Row.SPELL, "F": Row.FIELD_SPELL}
Named = Mapping[str, CardText]
"""Every card that can be laid, by its English name."""


@value
class Lying:
    """A card as it lies on the field: in a zone ("M3", "S1"), and on a monster it is tied to.

    Without a word about it a monster stands in face-up Attack Position, and a Spell or Trap is
    Set, in the lowest free zone. `borrowed` cards belong to the other player. `materials` lie
    beneath an Xyz Monster; a `proper` monster has been summoned in its own way, and `summoned`
    is the way in which any came.
    """

    name: str
    zone: str = ""
    position: Position | None = None
    face_up: bool | None = None
    on: str = ""
    borrowed: bool = False
    materials: tuple[str, ...] = ()
    proper: bool = True
    summoned: Summon | None = None


@value
class Start:
    """What one player has at the start; `life` is that of the format where it is None."""

    field: tuple[Lying, ...]
    hand: tuple[str, ...]
    graveyard: tuple[str | Lying, ...]
    deck: tuple[str, ...]
    banished: tuple[str | Lying, ...]
    life: int | None
    extra: tuple[str | Lying, ...] = ()


def put_new(state: State, text: CardText, seat: Seat, place: Place) -> None:
    """Put a new card of that text on top of what lies there."""
    card = Card(CardId(len(state.cards)), text, seat, seat, place)
    state.cards.append(card)
    state.sides[seat].pile(place).append(card)


def put_in_pile(
    state: State, named: Named, said: str | Lying, seat: Seat, place: Place
) -> None:
    """Put a card on top of what lies there."""
    state.sides[seat].pile(place).append(deal(state, named, said, seat, place))


def deal(state: State, named: Named, said: str | Lying, seat: Seat, place: Place) -> Card:
    """Make a card of that name that lies nowhere yet."""
    open_to_all = place in (Place.GRAVEYARD, Place.BANISHED)
    lying = Lying(said) if isinstance(said, str) else said
    text = named[lying.name]
    card = Card(CardId(len(state.cards)), text, seat, seat, place, face_up=open_to_all)
    card.face_up = open_to_all or (place is Place.EXTRA_DECK and lying.face_up is True)
    hidden = place in HOMES and not card.face_up
    card.arrival.proper = lying.proper and not hidden and text.special_only
    state.cards.append(card)
    return card


def put_on_field(state: State, named: Named, rules: Format, seat: Seat, lying: Lying) -> Card:
    """Put a card on the field of `seat` as it is to lie."""
    card = deal(state, named, lying, seat, Place.FIELD)
    if lying.borrowed:
        card.owner = Seat(1 - seat)
    card.row, card.zone = where(state, rules, card, lying.zone)
    card.arrival.way = lying.summoned
    card.arrival.specially = lying.summoned is not None and lying.summoned not in UNSPECIAL
    if card.row in MONSTER_ROWS:
        card.position = lying.position or Position.ATTACK
        card.face_up = card.position is not Position.FACE_DOWN
    else:
        card.face_up = bool(lying.face_up)
    fill(state, card.spot, card)
    line_up(state, seat)
    for name in lying.materials:
        put_beneath(state, named, card, name)
    return card


def put_beneath(state: State, named: Named, host: Card, name: str) -> None:
    """Put a card of that name beneath an Xyz Monster."""
    material = deal(state, named, name, host.owner, Place.MATERIAL)
    material.face_up, material.controller, material.host = True, host.controller, host
    host.materials = (*host.materials, material)


def where(state: State, rules: Format, card: Card, zone: str) -> tuple[Row, int]:
    """The row and number of the zone called so, or of the lowest free one for that card."""
    if zone:
        return ROWS[zone[0]], int(zone[1:] or 1) - 1
    if card.text.icon is Icon.FIELD:
        return Row.FIELD_SPELL, 0
    row = Row.MONSTER if card.text.is_monster else Row.SPELL
    mine = state.sides[card.controller]
    zones = mine.monsters if row is Row.MONSTER else mine.spells
    in_use = rules.board.monsters if row is Row.MONSTER else rules.board.spells
    return row, next(number for number in in_use if zones[number] is None)


def _is_worn(text: CardText) -> bool:
    """Whether the card is equipped to the monster that it lies on, rather than points at it."""
    return text.icon is Icon.EQUIP or text.is_monster or text.equips_itself


def tie(state: State, starts: tuple[Start, Start]) -> None:
    """Tie each card that lies on a monster to that monster."""
    for seat, start in enumerate(starts):
        for lying in start.field:
            if not lying.on:
                continue
            card = next(c for c in state.spells(Seat(seat)) if c.text.name == lying.name)
            monster = next(c for c in state.field() if c.text.name == lying.on)
            if _is_worn(card.text):
                tie_to(state, card, monster)
            else:
                card.bound = (mark(monster),)


def tie_to(state: State, card: Card, monster: Card) -> None:
    """Equip `card` to `monster`: a monster as that one's own effect would."""
    card.equipped_to, card.by_host = monster, card.text.is_monster
    state.equipped.append(card)
