"""Laying a table: a duel in the middle of a turn, as a ruling describes it."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from cards.yugioh import BOOK, by_name
from engine.core.dice import Dice
from engine.core.match import Ledger, Match, Outcome
from engine.core.protocol import Audience, Event, Seat
from engine.yugioh.formats.format import Format
from engine.yugioh.game import FORMATS, know_cards
from engine.yugioh.language import Icon, Phase, Place, Position, Summon
from engine.yugioh.procedures.opening import outcome
from engine.yugioh.procedures.overtime import call_time, decide_by_life
from engine.yugioh.procedures.turn import from_main_phase_1, take_turns
from engine.yugioh.readers.ways import SPECIALLY
from engine.yugioh.state.duel import Duel, DuelOver
from engine.yugioh.state.spots import FIRST_SEAT, CardId, Row
from engine.yugioh.state.table import Card, Side, State, mark
from engine.yugioh.views.veil import veil

HOMES = (Place.HAND, Place.DECK, Place.EXTRA_DECK)
TO_DRAW = ("Mokey Mokey",) * 5
SEED = bytes(range(32))
ROWS = {"M": Row.MONSTER, "E": Row.EXTRA_MONSTER, "S": Row.SPELL, "F": Row.FIELD_SPELL}
LETTERS = {row: letter for letter, row in ROWS.items()}


@dataclass(frozen=True, slots=True)
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


def attacking(name: str, zone: str = "", *, borrowed: bool = False) -> Lying:
    """A monster in face-up Attack Position."""
    return Lying(name, zone, Position.ATTACK, borrowed=borrowed)


def defending(name: str, zone: str = "") -> Lying:
    """A monster in face-up Defense Position."""
    return Lying(name, zone, Position.DEFENSE)


def face_down(name: str, zone: str = "") -> Lying:
    """A Set card: a monster in face-down Defense Position, or a Spell or Trap."""
    return Lying(name, zone, Position.FACE_DOWN, face_up=False)


def face_up(name: str, zone: str = "", *, on: str = "") -> Lying:
    """A face-up Spell or Trap, where it says so tied to the monster named `on`."""
    return Lying(name, zone, face_up=True, on=on)


def improper(name: str) -> Lying:
    """A card in a pile that has not been summoned in the way that is its own."""
    return Lying(name, proper=False)


@dataclass(frozen=True, slots=True)
class Start:
    """What one player has at the start; `life` is that of the format where it is None."""

    field: tuple[Lying, ...]
    hand: tuple[str, ...]
    graveyard: tuple[str | Lying, ...]
    deck: tuple[str, ...]
    banished: tuple[str | Lying, ...]
    life: int | None
    extra: tuple[str | Lying, ...] = ()


def side(
    *,
    field: Sequence[str | Lying] = (),
    hand: Sequence[str] = (),
    graveyard: Sequence[str | Lying] = (),
    deck: Sequence[str] = TO_DRAW,
    banished: Sequence[str | Lying] = (),
    life: int | None = None,
    extra: Sequence[str | Lying] = (),
) -> Start:
    """Describe what one player has: names, the top card of the Deck first."""
    lying = tuple(Lying(card) if isinstance(card, str) else card for card in field)
    piles = (tuple(hand), tuple(graveyard), tuple(deck), tuple(banished))
    return Start(lying, *piles, life, tuple(extra))


@dataclass(slots=True)
class Chronicle(Ledger):
    """A ledger that also keeps everything that has happened, unveiled."""

    events: list[Event] = field(default_factory=list)

    def record(self, event: Event, told: Mapping[Audience, Event | None]) -> None:
        """Note that `event` happened, and keep it."""
        Ledger.record(self, event, told)
        self.events.append(event)


def lay(
    starts: tuple[Start, Start],
    format: str = "master",
    turn: int = 3,
    player: Seat = FIRST_SEAT,
) -> Duel:
    """Set the table in the middle of `turn` of `player`; all on it came in an earlier turn."""
    rules = FORMATS[format]
    lives = (rules.life if start.life is None else start.life for start in starts)
    state = State([], tuple(Side(life) for life in lives), turn=turn, turn_player=player)
    for number, start in enumerate(starts):
        seat = Seat(number)
        for place, names in (
            (Place.HAND, start.hand),
            (Place.GRAVEYARD, start.graveyard),
            (Place.BANISHED, start.banished),
            (Place.DECK, start.deck[::-1]),
            (Place.EXTRA_DECK, start.extra),
        ):
            for name in names:
                card = deal(state, name, seat, place)
                state.sides[seat].pile(place).append(card)
        for lying in start.field:
            put_on_field(state, rules, seat, lying)
    tie(state, starts)
    chronicle = Chronicle.for_seats(len(starts))
    duel = Duel(state, rules, chronicle, veil, Dice(SEED), BOOK)
    know_cards(duel)
    return duel


def deal(state: State, said: str | Lying, seat: Seat, place: Place) -> Card:
    """Make a card of that name that lies nowhere yet."""
    open_to_all = place in (Place.GRAVEYARD, Place.BANISHED)
    lying = Lying(said) if isinstance(said, str) else said
    text = by_name(lying.name)
    card = Card(CardId(len(state.cards)), text, seat, seat, place, face_up=open_to_all)
    card.face_up = open_to_all or (place is Place.EXTRA_DECK and lying.face_up is True)
    hidden = place in HOMES and not card.face_up
    card.proper = lying.proper and not hidden and text.special_only
    state.cards.append(card)
    return card


def put_on_field(state: State, rules: Format, seat: Seat, lying: Lying) -> Card:
    """Put a card on the field of `seat` as it is to lie."""
    card = deal(state, lying, seat, Place.FIELD)
    if lying.borrowed:
        card.owner = Seat(1 - seat)
    card.row, card.zone = where(state, rules, card, lying.zone)
    card.summoned, card.specially = lying.summoned, lying.summoned in SPECIALLY
    if card.row in (Row.MONSTER, Row.EXTRA_MONSTER):
        card.position = lying.position or Position.ATTACK
        card.face_up = card.position is not Position.FACE_DOWN
    else:
        card.face_up = bool(lying.face_up)
    zones = state.sides[seat]
    if card.row is Row.MONSTER:
        zones.monsters[card.zone] = card
    elif card.row is Row.SPELL:
        zones.spells[card.zone] = card
    elif card.row is Row.FIELD_SPELL:
        zones.field_spell = card
    else:
        state.extra_monsters[card.zone] = card
    for name in lying.materials:
        put_beneath(state, card, name)
    return card


def put_beneath(state: State, host: Card, name: str) -> None:
    """Put a card of that name beneath an Xyz Monster."""
    material = deal(state, name, host.owner, Place.MATERIAL)
    material.face_up, material.controller, material.host = True, host.controller, host
    host.materials.append(material)


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


def tie(state: State, starts: tuple[Start, Start]) -> None:
    """Tie each card that lies on a monster to that monster."""
    for seat, start in enumerate(starts):
        for lying in start.field:
            if not lying.on:
                continue
            card = next(c for c in state.spells(Seat(seat)) if c.text.name == lying.name)
            monster = next(c for c in state.field() if c.text.name == lying.on)
            if card.text.icon is Icon.EQUIP or card.text.is_monster:
                tie_to(state, card, monster)
            else:
                card.bound = mark(monster)


def tie_to(state: State, card: Card, monster: Card) -> None:
    """Equip `card` to `monster`: a monster as that one's own effect would."""
    card.equipped_to, card.by_host = monster, card.text.is_monster
    state.equipped.append(card)


async def resume(duel: Duel, phase: Phase) -> Outcome:
    """Play on from the Draw Phase or Main Phase 1 of the turn on the table."""
    state = duel.state
    with suppress(DuelOver):
        if phase is Phase.DRAW:
            await take_turns(duel, state.turn_player, state.turn)
        await from_main_phase_1(duel)
        decide_by_life(duel)
        await take_turns(duel, duel.opponent(state.turn_player), state.turn + 1)
    return outcome(duel)


def begin(duel: Duel, phase: Phase = Phase.MAIN_1) -> Match:
    """A match over the laid table, not yet started."""
    on_time = partial(call_time, duel)
    return Match(resume(duel, phase), duel.ledger, duel, on_time=on_time)


def happened(duel: Duel) -> list[Event]:
    """Everything that has happened on a laid table, unveiled."""
    assert isinstance(duel.ledger, Chronicle)
    return duel.ledger.events
