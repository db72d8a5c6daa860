"""The one hand that moves the cards: each event changes the table here alone."""

from collections.abc import Callable
from typing import Any

from engine.core.protocol import Seat
from engine.duelmasters.language.printed import Card, Zone
from engine.duelmasters.language.steps import Later
from engine.duelmasters.state import events as e
from engine.duelmasters.state.pieces import STACKED, Piece
from engine.duelmasters.state.table import Attack, Table, TurnLog, TurnStep

FACE_DOWN = (Zone.DECK, Zone.SHIELDS)


def apply(table: Table, event: e.PartyEvent) -> None:
    """Change the table as the event says."""
    change = CHANGES.get(type(event))
    if change is not None:
        change(table, event)


def enter(table: Table, card: Card, owner: Seat, zone: Zone) -> Piece:
    """A new card at the end of that zone, before the game begins."""
    table.numbers += 1
    piece = Piece(card, owner, table.numbers, zone, shown=zone not in FACE_DOWN)
    bear(table, piece)
    table.zone(owner, zone).append(piece)
    return piece


def bear(table: Table, piece: Piece) -> None:
    """Let it be found by its number."""
    table.pieces[piece.number] = piece
    table.borne[piece.number] = piece.card, piece.owner


def renumber(table: Table, piece: Piece, number: int) -> None:
    """Let it be another card for whatever remembers it."""
    table.pieces.pop(piece.number, None)
    table.shown_to.pop(piece.number, None)
    piece.number = number
    table.numbers = max(table.numbers, number)
    bear(table, piece)


def lift(table: Table, piece: Piece) -> None:
    """Take it out of its zone; what lies under it stays, if it leaves alone (DM-EVO-6)."""
    cards = table.zone(piece.owner, piece.zone)
    if piece in cards:
        at = cards.index(piece)
        if piece.under:
            heir, *rest = piece.under
            heir.under, heir.tapped = rest, piece.tapped
            heir.life = piece.life
            number = piece.number
            table.numbers += 1
            renumber(table, piece, table.numbers)
            renumber(table, heir, number)
            cards[at] = heir
        else:
            del cards[at]
    else:
        for top in cards:
            if piece in top.under:
                top.under.remove(piece)
    piece.under = []


def _moved(table: Table, event: e.Moved) -> None:
    pieces = [table.pieces[old] for old in event.olds]
    for piece in reversed(pieces):
        lift(table, piece)
    landing = table.zone(event.owner, event.to)
    for piece, sight in zip(pieces, event.sights, strict=True):
        _reset(piece, event.to)
        renumber(table, piece, sight.number)
        piece.tapped = event.tapped
        if event.to in FACE_DOWN:
            piece.shown = event.shown
    if event.to is Zone.DECK and not event.bottom:
        landing[0:0] = pieces
    else:
        landing.extend(pieces)


def _reset(piece: Piece, zone: Zone) -> None:
    piece.zone, piece.tapped, piece.shown = zone, False, True
    piece.put_turn, piece.life, piece.switched = STACKED, 0, False
    piece.under = []


def _put(table: Table, event: e.Put) -> None:
    piece = table.pieces[event.old]
    lift(table, piece)
    _reset(piece, Zone.BATTLE)
    cards = table.zone(event.seat, Zone.BATTLE)
    base = table.here(event.base) if event.base else None
    if base is None:
        renumber(table, piece, event.sight.number)
        piece.tapped, piece.put_turn = event.tapped, table.turn
        cards.append(piece)
    else:
        _evolve(table, piece, base, event.sight.number)
    top = piece.card.first.name
    table.log.put.append((event.seat, top))
    if event.free:
        table.log.free.append(event.seat)


def _evolve(table: Table, piece: Piece, base: Piece, number: int) -> None:
    """It takes over the state and the number, so the effects, of what is below (DM-EVO-2)."""
    cards = table.zone(base.owner, Zone.BATTLE)
    at = cards.index(base)
    kept = base.number
    table.pieces.pop(piece.number, None)
    renumber(table, base, number)
    piece.number = kept
    bear(table, piece)
    piece.tapped, piece.put_turn, piece.life = base.tapped, table.turn, base.life
    piece.under = [base, *base.under]
    base.under = []
    cards[at] = piece


def _shuffled(table: Table, event: e.Shuffled) -> None:
    deck = table.zone(event.seat, Zone.DECK)
    ordered = [table.pieces[number] for number in event.order]
    deck[:] = ordered
    for piece in ordered:
        renumber(table, piece, table.numbers + 1)


def _turned(table: Table, event: e.Turned) -> None:
    for number in event.numbers:
        table.pieces[number].tapped = event.tapped


def _used(table: Table, event: e.Used) -> None:
    """Everybody has seen it, also while it lies where it was (DM-USE-1, DM-ZONE-11)."""
    table.shown_to.setdefault(event.sight.number, []).append(None)
    table.log.used.append((event.seat, event.name))
    if event.word == "cast":
        table.log.casts.append(event.seat)
        if event.free:
            table.log.free.append(event.seat)


def _turn_began(table: Table, event: e.TurnBegan) -> None:
    table.turn, table.active, table.log = event.turn, event.seat, TurnLog()
    if not event.extra:
        table.in_turn = event.seat
    table.attack = None


def _step_began(table: Table, event: e.StepBegan) -> None:
    table.step = TurnStep(event.step)


def _attacked(table: Table, event: e.Attacked) -> None:
    table.attack = Attack(event.attacker, event.by, event.player, event.target)
    table.log.attackers.append(event.attacker)


def _redirected(table: Table, event: e.Redirected) -> None:
    attack = table.attack
    if attack is not None:
        attack.target, attack.redirected = event.number, True
        attack.blocked = attack.blocked or event.blocked


def _attack_ended(table: Table, event: e.AttackEnded) -> None:
    table.attack = None


def _partner_down(table: Table, event: e.PartnerDown) -> None:
    piece = table.pieces[event.olds[0]]
    lift(table, piece)
    _reset(piece, Zone.PARTNER)
    renumber(table, piece, event.number)
    piece.shown, piece.down = False, table.turn
    table.zone(event.seat, Zone.PARTNER).append(piece)


def _partner_up(table: Table, event: e.PartnerUp) -> None:
    for piece in table.zone(event.seat, Zone.PARTNER):
        piece.shown = True


def _partner_placed(table: Table, event: e.PartnerPlaced) -> None:
    table.pieces[event.sight.number].is_partner = True


def _revealed(table: Table, event: e.Revealed) -> None:
    for sight in event.sights:
        table.shown_to.setdefault(sight.number, []).append(event.to)


def _declared(table: Table, event: e.Declared) -> None:
    table.shown_to.setdefault(event.sight.number, []).append(None)


def _switched(table: Table, event: e.Switched) -> None:
    table.pieces[event.number].switched = True


def _lived(table: Table, event: e.Lived) -> None:
    table.pieces[event.number].life = event.shield


def _order_decided(table: Table, event: e.OrderDecided) -> None:
    table.order = list(event.order)


def _defeated(table: Table, event: e.Defeated) -> None:
    """Every card goes without a trace; what had triggered is lost (DP-400.1, DP-400.1a).

    What the attack in progress comes to was settled before, and stays so (DP-400.3).
    """
    player = table.players[event.seat]
    player.out = True
    player.place = event.place
    for cards in player.zones.values():
        cards.clear()
    for number in [n for n, piece in table.pieces.items() if piece.owner == event.seat]:
        del table.pieces[number]
    table.waiting = [each for each in table.waiting if each.seat != event.seat]
    table.planned = [
        each
        for each in table.planned
        if each.seat != event.seat or each.when is Later.ATTACK_END
    ]


def _game_over(table: Table, event: e.GameOver) -> None:
    table.winner = event.winner


CHANGES: dict[type[e.PartyEvent], Callable[[Table, Any], None]] = {
    e.Moved: _moved,
    e.Put: _put,
    e.Shuffled: _shuffled,
    e.Turned: _turned,
    e.Used: _used,
    e.TurnBegan: _turn_began,
    e.StepBegan: _step_began,
    e.Attacked: _attacked,
    e.Redirected: _redirected,
    e.AttackEnded: _attack_ended,
    e.PartnerPlaced: _partner_placed,
    e.PartnerDown: _partner_down,
    e.PartnerUp: _partner_up,
    e.Revealed: _revealed,
    e.Declared: _declared,
    e.Switched: _switched,
    e.Lived: _lived,
    e.OrderDecided: _order_decided,
    e.Defeated: _defeated,
    e.GameOver: _game_over,
}
