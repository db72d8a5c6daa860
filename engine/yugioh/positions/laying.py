"""Laying a table: a duel in the middle of a turn, described by names of cards."""

from functools import partial

from engine.core.dice import Dice
from engine.core.match import Match
from engine.core.protocol import Seat
from engine.core.remembering import once_for_each
from engine.yugioh.formats.decks import Book
from engine.yugioh.formats.format import Format
from engine.yugioh.game.indexing import index_cards
from engine.yugioh.game.known import triggered_in_hands
from engine.yugioh.game.laying import PROCEDURES
from engine.yugioh.game.scenes import Chronicle, happened, put_out
from engine.yugioh.language import Phase
from engine.yugioh.pool.pool import Brought, Pool, own_of
from engine.yugioh.state.apply.laying import Named, Start
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.spots import FIRST_SEAT
from engine.yugioh.turn.opening import play_on
from engine.yugioh.turn.overtime import call_time

__all__ = ["SEED", "Chronicle", "begin", "by_names", "happened", "lay"]

SEED = bytes(range(32))


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
    state = put_out(starts, rules, by_names(book), turn, player)
    dice = Dice(SEED)
    chronicle = Chronicle.for_seats(len(starts), chance=dice)
    index = index_cards(state.cards, triggered_in_hands(own_of(book)))
    return Duel(state, rules, chronicle, dice, book, PROCEDURES, index)


def begin(duel: Duel, phase: Phase = Phase.MAIN_1) -> Match:
    """A match over the laid table, not yet started."""
    on_time = partial(call_time, duel)
    return Match(play_on(duel, phase), duel.ledger, duel, on_time=on_time)
