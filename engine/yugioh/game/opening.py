"""Opening a setup as a match of awaited rules."""

from collections.abc import Callable
from functools import partial

from engine.core.match import Ledger, Match, Trying
from engine.core.setup import OutdatedSetupError, Setup
from engine.yugioh.formats.decks import Book
from engine.yugioh.game import known
from engine.yugioh.game.laying import lay_decks, lay_scene, lay_table
from engine.yugioh.game.looking import may_ask
from engine.yugioh.game.scenes import read_scene
from engine.yugioh.game.setups import SINGLE_DUEL, VERSION, checked
from engine.yugioh.state.series import Series
from engine.yugioh.turn.match_play import play_match
from engine.yugioh.turn.opening import play, play_on
from engine.yugioh.turn.overtime import call_time, call_time_of_match
from engine.yugioh.views.second_thoughts import acts, begins, binds


def open_match(setup: Setup, book: Book) -> Match:
    """Set the table, without starting; raise OutdatedSetupError or FaultySetupError."""
    if setup.version != VERSION:
        raise OutdatedSetupError(
            f"made with rules {setup.version}; these are {VERSION}", known.changed(setup, book)
        )
    if setup.cards != checked(setup, book):
        raise OutdatedSetupError("a card has changed since", known.changed(setup, book))
    return set_table(setup, known.book_of_match(setup, book))


def set_table(setup: Setup, book: Book, kind: type[Ledger] = Ledger) -> Match:
    """The match of a setup that was checked, not yet started; `book` is all that it knows.

    Duels without a scene are told to a ledger of that kind.
    """
    trying = trying_by(partial(set_table, setup, book, kind))
    if setup.scene:
        duel, scene = lay_scene(setup, book), read_scene(setup.scene)
        course = play_on(duel, scene.phase, only_turn=scene.only_turn)
        return Match(course, duel.ledger, duel, trying, partial(call_time, duel))
    duel = lay_table(setup, book, kind)
    if setup.best_of == SINGLE_DUEL and not setup.needs_winner:
        on_time = partial(call_time, duel)
        return Match(play(duel, setup.first), duel.ledger, duel, trying, on_time)
    series = Series(setup.best_of, setup.decks, duel, needs_winner=setup.needs_winner)
    again = partial(lay_decks, rules=duel.format, ledger=duel.ledger, dice=duel.dice, book=book)
    on_time = partial(call_time_of_match, series)
    process = play_match(series, again, setup.first)
    return Match(process, duel.ledger, series, trying, on_time)


def trying_by(open: Callable[[], Match]) -> Trying:
    """What can be taken back in a match that `open` sets once more."""
    return Trying(open, begins, binds, may_ask, acts)
