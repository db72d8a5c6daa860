"""The start of a vector, laid out as a match."""

from collections.abc import Iterator, MutableSequence
from itertools import takewhile
from typing import Any

from engine.core.dice import Dice
from engine.core.match import Match
from engine.core.protocol import Seat
from engine.yugioh.formats import FORMATS
from engine.yugioh.language import Counter, If, Place, PlaceNext, Position, Summon
from engine.yugioh.positions.laying import lay
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Sign, Turn
from engine.yugioh.state.spots import IN_ZONES, Row
from engine.yugioh.state.usage import as_it_lies
from engine.yugioh.turn.opening import play
from tests.table.laying import Lying, Start, begin, tie_to
from tests.vectors.scenario import Json, Unplayable, Vector

POSITIONS = {
    "attack": Position.ATTACK,
    "defense": Position.DEFENSE,
    "set": Position.FACE_DOWN,
}
"""What a vector calls the positions of monsters."""
ROWS = {"M": Row.MONSTER, "E": Row.EXTRA_MONSTER, "S": Row.SPELL}
SEATS = (Seat(0), Seat(1))
A_LATER_TURN = 3


class StackedDice(Dice):
    """Dice that leave every Deck as it lies: the vector says what is drawn."""

    def below(self, limit: int) -> int:
        """The first of all possibilities."""
        return 0

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """Change nothing."""


def open_vector(vector: Vector) -> Match:
    """The match of the vector, not started; its `table` is the duel."""
    starts = tuple(
        _start(seat, player) for seat, player in zip(SEATS, vector.players, strict=True)
    )
    turn = 1 if vector.text.get("first_turn") else A_LATER_TURN
    rules = FORMATS[vector.text["format"]]
    duel = lay((starts[0], starts[1]), rules, vector.book, turn, vector.turn_player)
    duel.dice = StackedDice(bytes(16))
    for seat, player in zip(SEATS, vector.players, strict=True):
        _equip(duel, seat, player)
        _count_what_was_placed(duel, seat)
    if vector.text.get("begin") == "duel":
        return Match(play(duel), duel.ledger, duel)
    return begin(duel)


def settle_order(match: Match) -> None:
    """Have player 0 win the throw and go first."""
    match.answer(Seat(0), (list(Sign).index(Sign.ROCK),))
    match.answer(Seat(1), (list(Sign).index(Sign.SCISSORS),))
    match.answer(Seat(0), (list(Turn).index(Turn.FIRST),))


def _start(seat: Seat, player: Json) -> Start:
    field = [_lying(seat, card) for card in player.get("monsters", ())]
    field += [_lying(seat, card) for card in player.get("spells", ())]
    for zone, pendulum in zip(("S1", "S5"), player.get("pendulum", ()), strict=False):
        if pendulum is not None:
            field.append(_lying(seat, {"position": "face-up", "zone": zone, **pendulum}))
    taken = [lying.zone for lying in field]
    if len(taken) > len(set(taken)):
        raise Unplayable(f"two cards lie in the same zone of player {seat}")
    if "field" in player:
        field.append(_lying(seat, {"zone": "F", **player["field"]}))
    return Start(
        tuple(field),
        tuple(names(player.get("hand", ()))),
        tuple(_piled(player.get("grave", ()))),
        tuple(names(player.get("deck", ()))),
        tuple(_piled(player.get("banished", ()))),
        player["lp"],
        tuple(_piled(player.get("extra", ()))),
    )


def _piled(cards: list[Json]) -> Iterator[Lying]:
    """Each copy of each card of a pile, with what is known of how it came there."""
    for card in cards:
        face_up = card.get("position") == "face-up"
        lying = Lying(card["name"], face_up=face_up, proper="summoned" in card)
        yield from [lying] * card.get("count", 1)


def names(cards: list[Json]) -> Iterator[str]:
    """The name of each copy of each card, in the order they lie."""
    for card in cards:
        yield from [card["name"]] * card.get("count", 1)


def _lying(seat: Seat, card: Json) -> Lying:
    row, number = zone_of(seat, card["zone"]) if card["zone"] != "F" else (None, 0)
    zone = "F" if row is None else f"{card['zone'][0]}{number + 1}"
    return Lying(
        card["name"],
        zone,
        POSITIONS.get(card.get("position", "face-up")),
        face_up=card.get("position") != "set",
        borrowed=card.get("owner", seat) != seat,
        materials=tuple(names(card.get("materials", ()))),
        proper="summoned" in card,
        summoned=Summon[card["summoned"].upper()] if "summoned" in card else None,
    )


def zone_of(seat: Seat, zone: str) -> tuple[Row, int]:
    """The row of a zone and its number from 0, for EL and ER as seat 0 sees them."""
    if zone[0] == "E":
        return Row.EXTRA_MONSTER, (zone == "ER") ^ (seat == SEATS[1])
    return ROWS[zone[0]], int(zone[1:]) - 1


def _equip(duel: Duel, seat: Seat, player: Json) -> None:
    for written in (*player.get("monsters", ()), *player.get("spells", ())):
        if "counters" in written:
            card = lying_at(duel, seat, written["zone"])
            count = written["counters"].get("Spell Counter", 0)
            card.counters[Counter.SPELL] = count
    for written in player.get("spells", ()):
        if "equipped_to" in written:
            host = written["equipped_to"]
            card = lying_at(duel, seat, written["zone"])
            tie_to(duel.state, card, lying_at(duel, Seat(host["player"]), host["zone"]))


def _count_what_was_placed(duel: Duel, seat: Seat) -> None:
    """Have a Destiny Board that lies face-up have placed the messages that lie beside it."""
    lying = [card for card in duel.state.field() if card.controller == seat and card.face_up]
    beside = {card.text.name for card in lying}
    for card in lying:
        for effect in card.text.effects:
            step = effect.do if isinstance(effect, If) else None
            if isinstance(step, PlaceNext):
                placed = len(list(takewhile(beside.__contains__, step.names())))
                duel.state.usage.series[as_it_lies(card)] = placed


def lying_at(duel: Duel, seat: Seat, zone: str) -> Card:
    """The card in that zone; KeyError where there is none."""
    row, number = zone_of(seat, zone)
    for card in duel.state.field():
        if (card.controller, card.row, card.zone) == (seat, row, number):
            return card
    raise KeyError(f"nothing lies in {zone} of player {seat}")


PLACES = {
    Place.HAND: "hand",
    Place.DECK: "deck",
    Place.EXTRA_DECK: "extra",
    Place.GRAVEYARD: "grave",
    Place.BANISHED: "banished",
    Place.MATERIAL: "materials",
    Place.NOWHERE: "nowhere",
}
"""What a vector calls the places that are not the field."""


def location(place: Place, row: Row | None) -> str:
    """What a vector calls the place where a card lies."""
    if place not in IN_ZONES:
        return PLACES[place]
    if row is Row.FIELD_SPELL:
        return "field"
    return "spells" if row is Row.SPELL else "monsters"
