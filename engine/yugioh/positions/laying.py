"""Laying a table: a duel in the middle of a turn, described by names of cards."""

from contextlib import suppress
from dataclasses import field
from functools import partial

from engine.core.dice import Dice
from engine.core.match import Ledger, Match, Seen
from engine.core.outcome import Outcome
from engine.core.protocol import Event, Seat
from engine.core.remembering import once_for_each
from engine.core.values import record
from engine.yugioh.formats.decks import Book
from engine.yugioh.formats.format import Format
from engine.yugioh.game.indexing import index_cards
from engine.yugioh.game.known import triggered_in_hands
from engine.yugioh.game.laying import PROCEDURES
from engine.yugioh.language import Phase, Place
from engine.yugioh.pool.pool import Brought, Pool, own_of
from engine.yugioh.state.apply.laying import Named, Start, put_in_pile, put_on_field, tie
from engine.yugioh.state.duel import Duel, DuelOver
from engine.yugioh.state.side import Side
from engine.yugioh.state.spots import FIRST_SEAT
from engine.yugioh.state.table import State, TurnState
from engine.yugioh.turn.opening import outcome
from engine.yugioh.turn.overtime import call_time, decide_by_life
from engine.yugioh.turn.turn import from_main_phase_1, take_turns

SEED = bytes(range(32))


@record
class Chronicle(Ledger):
    """A ledger that also keeps everything that has happened, unveiled."""

    events: list[Event] = field(default_factory=list)

    def record(self, event: Event, seen: Seen) -> None:
        """Note that `event` happened, and keep it."""
        Ledger.record(self, event, seen)
        self.events.append(event)


def by_names(book: Book) -> Named:
    """The cards of the book by their names."""
    own = _named(own_of(book))
    if not isinstance(book, Pool | Brought):
        return own
    return {**own, **{text.name: text for text in book.imported}}


@once_for_each
def _named(own: Book) -> Named:
    return {text.name: text for text in own.values()}


def lay(
    starts: tuple[Start, Start],
    rules: Format,
    book: Book,
    turn: int = 3,
    player: Seat = FIRST_SEAT,
) -> Duel:
    """Set the table in the middle of `turn` of `player`; all on it came in an earlier turn.

    Raise KeyError for a name that is not in the book.
    """
    named = by_names(book)
    lives = (rules.life if start.life is None else start.life for start in starts)
    state = State([], tuple(Side(life) for life in lives), turn=TurnState(turn, player))
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
                put_in_pile(state, named, name, seat, place)
        for lying in start.field:
            put_on_field(state, named, rules, seat, lying)
    tie(state, starts)
    chronicle = Chronicle.for_seats(len(starts))
    index = index_cards(state.cards, triggered_in_hands(own_of(book)))
    return Duel(state, rules, chronicle, Dice(SEED), book, PROCEDURES, index)


async def resume(duel: Duel, phase: Phase) -> Outcome:
    """Play on from the Draw Phase or Main Phase 1 of the turn on the table."""
    state = duel.state
    with suppress(DuelOver):
        if phase is Phase.DRAW:
            await take_turns(duel, state.turn.player, state.turn.number)
        await from_main_phase_1(duel)
        decide_by_life(duel)
        await take_turns(duel, duel.opponent(state.turn.player), state.turn.number + 1)
    return outcome(duel)


def begin(duel: Duel, phase: Phase = Phase.MAIN_1) -> Match:
    """A match over the laid table, not yet started."""
    on_time = partial(call_time, duel)
    return Match(resume(duel, phase), duel.ledger, duel, on_time=on_time)


def happened(duel: Duel) -> list[Event]:
    """Everything that has happened on a laid table, unveiled."""
    assert isinstance(duel.ledger, Chronicle)
    return duel.ledger.events
