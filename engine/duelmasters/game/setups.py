"""A game laid out: what is chosen before it, and the match that plays it."""

from collections.abc import Mapping

from engine.core.dice import Dice
from engine.core.match import Match
from engine.core.protocol import Seat
from engine.core.values import value
from engine.duelmasters.acts.losing import leave
from engine.duelmasters.language.printed import Card, Zone
from engine.duelmasters.state.apply import enter
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Player
from engine.duelmasters.state.table import House, Table
from engine.duelmasters.turn.opening import play
from engine.duelmasters.views.learning import learners

FEWEST, MOST = 2, 6
"""Players of a game; three or more are recommended (DP-100.1)."""


@value
class PartyDeck:
    """A deck by the codes of its cards: the partner, and the 59 others (DP-101.1-2)."""

    partner: int
    cards: tuple[int, ...]


@value
class PartySetup:
    """Everything chosen before the first question.

    `seed` are 16 to 64 bytes, `order` the agreed order of turns: empty where chance decides.
    """

    seed: bytes
    decks: tuple[PartyDeck, ...]
    order: tuple[Seat, ...] = ()
    house: House = House()
    instructed: tuple[Seat, ...] = ()


def lay_out(setup: PartySetup, cards: Mapping[int, Card]) -> Party:
    """The table before anything happens; ValueError for a number of seats that cannot play."""
    seats = range(len(setup.decks))
    if not FEWEST <= len(setup.decks) <= MOST:
        raise ValueError(f"{FEWEST} to {MOST} players can play, not {len(setup.decks)}")
    if setup.order and sorted(setup.order) != list(seats):
        raise ValueError(f"{setup.order} is no order of all seats")
    table = Table([Player.at(Seat(seat)) for seat in seats], setup.house)
    for seat, deck in enumerate(setup.decks):
        enter(table, cards[deck.partner], Seat(seat), Zone.PARTNER)
        for code in deck.cards:
            enter(table, cards[code], Seat(seat), Zone.DECK)
    return Party(table, Dice(setup.seed), learners)


def open_match(setup: PartySetup, cards: Mapping[int, Card]) -> Match:
    """The match of a setup; ValueError where it cannot be laid out."""
    party = lay_out(setup, cards)
    process = play(party, setup.order, setup.instructed)
    return Match(process, party.ledger, party, on_leave=lambda seat: leave(party, seat))
