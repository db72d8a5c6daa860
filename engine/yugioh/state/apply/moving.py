"""What moving and turning cards does to the state.

Belongs here: what a card forgets, keeps and becomes when it changes its place or its side.
Does not belong here: where it goes, which the event says, and what follows of that
(`chain/upkeep`).
"""

from engine.core.protocol import Seat
from engine.yugioh.language import Place, Position
from engine.yugioh.state.apply.verb import applies, begin, marks
from engine.yugioh.state.card import Card, Mark, mark
from engine.yugioh.state.events.moves import (
    Attached,
    ControlTaken,
    Moved,
    Outlawed,
    Rearranged,
    Shuffled,
    Sunk,
    Tributed,
    Why,
    ZoneKept,
)
from engine.yugioh.state.events.standing import (
    Bound,
    CountersPlaced,
    CountersRemoved,
    Equipped,
    Flipped,
    PositionChanged,
    SeriesAdvanced,
    TurnedBack,
)
from engine.yugioh.state.events.summons import TokenMade
from engine.yugioh.state.lasting import KeptZone, Loan
from engine.yugioh.state.spots import IN_ZONES, MONSTER_ROWS, Row, Spot
from engine.yugioh.state.table import State
from engine.yugioh.state.usage import as_it_lies

HOMES = (Place.HAND, Place.DECK, Place.EXTRA_DECK)
"""Where a card is as if it had never been summoned."""
LYING = (Why.SUMMONED, Why.SET, Why.PLACED)
"""Why a Trap goes from zone to zone that becomes a monster too: it is the same card still."""


@applies(Tributed)
def _tributed(event: Tributed, state: State) -> None:
    state.sides[event.by].turn_log.tributed = marks(state, event.cards)


@applies(Shuffled)
def _shuffled(event: Shuffled, state: State) -> None:
    state.sides[event.seat].deck[:] = [state.cards[card] for card in event.order]


@applies(Sunk)
def _sunk(event: Sunk, state: State) -> None:
    deck = state.sides[event.seat].deck
    deck.insert(0, deck.pop())


@applies(Rearranged)
def _rearranged(event: Rearranged, state: State) -> None:
    cards = [state.cards[card] for card in event.cards]
    for card, to in zip(cards, event.zones, strict=True):
        card.zone = to.zone
        fill(state, to, card)
    state.turn.has_acted = True
    state.sides[event.seat].layout += 1
    line_up(state, event.seat)


@applies(Moved)
def _moved(event: Moved, state: State) -> None:
    card = state.cards[event.card]
    origin, to = event.origin, event.to
    state.turn.has_acted = True
    goes_by_itself, is_same = card.leaves_banished, _stays_itself(card, event)
    take_up(state, card, origin)
    if to.row not in MONSTER_ROWS:
        _become_itself(card)
    card.last = event.was
    card.place, card.row, card.zone = to.place, to.row, to.zone
    card.face_up = event.face_up
    if event.position is not None:
        card.position = event.position
    _pass_over(card, card.owner if to.place not in IN_ZONES else to.seat, state)
    if to.place not in IN_ZONES or to.row in MONSTER_ROWS:
        unequip(state, card)
    if origin.place is not to.place or _changes_kind(origin, to):
        card.visit += 0 if is_same else 1
        _come_to_light(card, state)
        _forget(card)
        card.fate.sender = None
        begin(state, card)
        if to.place in IN_ZONES:
            _come_to_lie(card, state, event)
        else:
            _come_to_rest(card, state, event, by_itself=goes_by_itself)
    if to.place in HOMES and not event.face_up:
        card.arrival.proper = False
    put_down(state, card, to)
    if event.why is Why.MATERIAL:
        state.given = (*state.given, mark(card))
    if _is_lost(origin, to):
        state.sides[to.seat].turn_log.lost_monster = state.turn.number
    for material in card.materials:
        material.controller = card.controller
    note_disturbance(state, origin, to)


def _stays_itself(card: Card, event: Moved) -> bool:
    """Whether it is a Trap that is a monster, and the same still (Q&A 17936, 23419)."""
    on_field = event.origin.place is event.to.place
    return card.is_still and event.why in LYING and on_field


def _pass_over(card: Card, to: Seat, state: State) -> None:
    """Give it to that player, who may have it already."""
    if card.controller != to:
        card.controller, card.held_after = to, state.chain.activations


def _come_to_light(card: Card, state: State) -> None:
    """Begin to count what passes while the card lies there face-up."""
    card.shown_after = state.chain.activations
    card.shown_standbys = state.sides[card.controller].turn_log.standbys


def _come_to_rest(card: Card, state: State, event: Moved, *, by_itself: bool) -> None:
    """Note when it was sent to the Graveyard or banished, and by whose effect.

    What is banished whenever it leaves the field no other effect has banished (Q&A 23973).
    """
    place = event.to.place
    if place is Place.GRAVEYARD and event.why is not Why.RETURNED:
        card.turn_log.buried = state.turn.number
        card.turn_log.buried_from = event.origin.place
        card.fate.sender = _sender(state)
    elif place is Place.BANISHED:
        card.turn_log.banished = state.turn.number
        card.fate.sender = None if by_itself else _sender(state)


def _sender(state: State) -> Mark | None:
    """The card whose effect is resolving, as it lay when that was activated."""
    chain = state.chain
    return chain.links[chain.resolving - 1].source if chain.resolving else None


def _become_itself(card: Card) -> None:
    """Give back its own text to a card that was something else on the field."""
    card.fate.became, card.fate.was_still = None, card.is_still
    if card.printed is not None:
        card.fate.became = card.text
        card.text, card.printed, card.is_still = card.printed, None, False


def _forget(card: Card) -> None:
    """Take from a card that leaves or is turned face-down its counters and what it did."""
    card.outlawed = card.arrival.again = card.arrival.as_if_again = False
    log = card.turn_log
    log.slew = log.fought = log.battled = log.struck = log.assailed = 0
    card.counters.clear()


def _come_to_lie(card: Card, state: State, event: Moved) -> None:
    """Begin anew in a zone; what comes back was summoned once, and may change position."""
    returns = event.origin.place is Place.BANISHED and event.why is Why.RETURNED
    card.bound, card.turns_counted, card.arrival.tributes = (), 0, None
    if event.origin.place not in IN_ZONES and not returns:
        card.arrival.origin, card.arrival.at = event.origin.place, state.moment
    if not returns:
        card.arrival.way, card.arrival.specially, card.arrival.by = None, False, None
        card.arrival.made_of, card.arrival.before = (), None
    card.turn_log.placed, card.turn_log.attacked = 0 if returns else state.turn.number, 0
    card.turn_log.summoned = card.turn_log.flipped = 0
    card.arrival.harm = card.fate.fall = None
    card.arrival.given = ()
    if event.why is Why.SET and event.origin.row in MONSTER_ROWS:
        card.turn_log.set_down = state.turn.number
        card.covers += 1


def _is_lost(origin: Spot, to: Spot) -> bool:
    """Whether a monster goes from a player's field to their own Graveyard."""
    from_field = origin.place is Place.FIELD and origin.row in MONSTER_ROWS
    return from_field and to.place is Place.GRAVEYARD and origin.seat == to.seat


def _changes_kind(origin: Spot, to: Spot) -> bool:
    """Whether a monster becomes a Spell, as an Equip Card (MR-GLOS-15), or the reverse."""
    return (origin.row in MONSTER_ROWS) is not (to.row in MONSTER_ROWS)


def unequip(state: State, card: Card) -> None:
    """Take `card` off what it is equipped to, if anything."""
    if card.equipped_to is not None:
        state.equipped.remove(card)
        card.fate.fall_of_host = card.equipped_to.fate.fall
        card.fate.host = mark(card.equipped_to)
    card.equipped_to, card.by_host = None, False


def line_up(state: State, seat: Seat) -> None:
    """Note which monsters `seat` controls, once one of them has come or gone."""
    there = (*state.sides[seat].monsters, *state.extra_monsters)
    state.sides[seat].lined_up = [
        card
        for card in there
        if card is not None and card.place is Place.FIELD and card.controller == seat
    ]


def take_up(state: State, card: Card, origin: Spot) -> None:
    """Take `card` from where it lies."""
    side = state.sides[origin.seat]
    side.layout += 1
    if origin.place is Place.MATERIAL:
        assert card.host is not None
        card.host.materials = tuple(each for each in card.host.materials if each is not card)
        card.host = None
    elif origin.place is Place.NOWHERE:
        return
    elif origin.place not in IN_ZONES:
        pile = side.pile(origin.place)
        if pile[-1] is card:
            pile.pop()
        else:
            pile.remove(card)
    elif lying_at(state, origin) is card:
        fill(state, origin, None)
    if origin.row in MONSTER_ROWS:
        line_up(state, origin.seat)


def lying_at(state: State, zone: Spot) -> Card | None:
    """What lies in that zone: as two monsters change places, another one may by then."""
    side = state.sides[zone.seat]
    if zone.row is Row.FIELD_SPELL:
        return side.field_spell
    if zone.row is Row.EXTRA_MONSTER:
        return state.extra_monsters[zone.zone]
    return (side.monsters if zone.row is Row.MONSTER else side.spells)[zone.zone]


def put_down(state: State, card: Card, to: Spot) -> None:
    """Put `card` where it goes; on a pile, on the top."""
    side = state.sides[to.seat]
    side.layout += 1
    if to.place is Place.NOWHERE:
        return
    if to.place not in IN_ZONES:
        side.pile(to.place).append(card)
    else:
        fill(state, to, card)
    if to.row in MONSTER_ROWS:
        line_up(state, to.seat)


def fill(state: State, zone: Spot, card: Card | None) -> None:
    """Have `card` lie in that zone, or nothing."""
    side = state.sides[zone.seat]
    if zone.row is Row.MONSTER:
        side.monsters[zone.zone] = card
    elif zone.row is Row.SPELL:
        side.spells[zone.zone] = card
    elif zone.row is Row.FIELD_SPELL:
        side.field_spell = card
    else:
        state.extra_monsters[zone.zone] = card


def note_disturbance(state: State, origin: Spot, to: Spot) -> None:
    """Before the Damage Step a monster that comes or goes calls for a replay (MR-BATTLE-10)."""
    battle = state.battle
    if battle is None or battle.timing is not None:
        return
    if origin.row in MONSTER_ROWS and to.row in MONSTER_ROWS and origin.seat == to.seat:
        return  # it is still there, in another zone (Q&A 21492)
    for spot in (origin, to):
        if spot.row in MONSTER_ROWS and spot.seat != state.turn.player:
            battle.disturbed = True


@applies(Attached)
def _attached(event: Attached, state: State) -> None:
    card, host = state.cards[event.card], state.cards[event.to]
    take_up(state, card, event.origin)
    card.place, card.row, card.zone, card.face_up = Place.MATERIAL, None, 0, True
    card.controller = host.controller
    card.visit += 1
    _become_itself(card)
    _forget(card)
    unequip(state, card)
    card.host = host
    host.materials = (*host.materials, card)


@applies(TokenMade)
def _token_made(event: TokenMade, state: State) -> None:
    state.cards.append(Card(event.card, event.text, event.owner, event.owner, Place.NOWHERE))


@applies(PositionChanged)
def _position_changed(event: PositionChanged, state: State) -> None:
    card = state.cards[event.card]
    state.turn.has_acted = True
    if card.position is Position.FACE_DOWN:
        begin(state, card)
    card.position = event.position
    card.face_up = event.position is not Position.FACE_DOWN
    if event.manually:
        card.turn_log.placed = state.turn.number
    if not card.face_up:
        card.arrival.tributes = card.arrival.origin = None
        card.bound = ()
        card.covers += 1
        card.turn_log.flipped = 0
        _forget(card)


@applies(Flipped)
def _flipped(event: Flipped, state: State) -> None:
    card = state.cards[event.card]
    card.turn_log.flipped = state.turn.number
    if state.chain.resolving:
        state.chain.turned_up.append(card.id)
    _come_to_light(card, state)


@applies(Equipped)
def _equipped(event: Equipped, state: State) -> None:
    card, host = state.cards[event.card], state.cards[event.to]
    unequip(state, card)
    card.equipped_to, card.by_host, card.bound = host, event.by_host, ()
    card.equipped_in = state.turn.number
    state.equipped.append(card)
    begin(state, card)
    if event.by_host:
        begin(state, host)


@applies(Bound)
def _bound(event: Bound, state: State) -> None:
    state.cards[event.card].bound += (mark(state.cards[event.to]),)


@applies(ControlTaken)
def _control_taken(event: ControlTaken, state: State) -> None:
    lent = mark(state.cards[event.card])
    homes = [each.home for each in state.lingering.loans_of(lent.card)]
    home = homes[0] if homes else event.lender
    source = None if event.source is None else mark(state.cards[event.source])
    state.lingering.loans.append(Loan(lent, event.by, home, event.until, source))


@applies(CountersPlaced)
def _counters_placed(event: CountersPlaced, state: State) -> None:
    counters = state.cards[event.card].counters
    counters[event.counter] = counters.get(event.counter, 0) + event.count


@applies(CountersRemoved)
def _counters_removed(event: CountersRemoved, state: State) -> None:
    state.cards[event.card].counters[event.counter] -= event.count


@applies(TurnedBack)
def _turned_back(event: TurnedBack, state: State) -> None:
    card = state.cards[event.card]
    card.face_up, card.turn_log.set_down = False, state.turn.number
    card.covers += 1


@applies(Outlawed)
def _outlawed(event: Outlawed, state: State) -> None:
    state.cards[event.card].outlawed = True


@applies(ZoneKept)
def _zone_kept(event: ZoneKept, state: State) -> None:
    state.lingering.kept_zones[:] = [
        kept for kept in state.lingering.kept_zones if kept.card.is_same
    ]
    kept = KeptZone(event.spot, mark(state.cards[event.card]), event.player)
    state.lingering.kept_zones.append(kept)


@applies(SeriesAdvanced)
def _series_advanced(event: SeriesAdvanced, state: State) -> None:
    card = state.cards[event.card]
    series = as_it_lies(card)
    state.usage.series[series] = state.usage.series.get(series, 0) + 1
