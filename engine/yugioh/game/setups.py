"""What is played, agreed on before the table is set, and whether it can be played."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.decks import DeckList
from engine.core.setup import FaultySetupError, Setup
from engine.core.values import value
from engine.yugioh.formats import FORMATS, decks
from engine.yugioh.formats.decks import Book
from engine.yugioh.game import known
from engine.yugioh.game.scenes import Scene, check_scene, kept_scene, names_of
from engine.yugioh.language import CardText
from engine.yugioh.pool.pool import own_of
from engine.yugioh.state.spots import SEATS

VERSION = "11"
"""The version of the rules. A duel set up with another one is played again from its answers,
and goes on where all that was told is the same."""

SINGLE_DUEL, MATCH = 1, 3
"""A contest is a single Duel or a Match of up to three (MR-GEN-03, MR-MATCH-01)."""


def setup(
    format: str,
    deck_lists: Sequence[DeckList],
    seed: bytes,
    book: Book,
    best_of: int = SINGLE_DUEL,
) -> Setup:
    """Lay out a Duel or Match of two; raise FaultySetupError where it cannot be played."""
    laid = Setup(format, VERSION, "", seed, tuple(deck_lists), best_of)
    if format in FORMATS:
        laid = replace(laid, suspected=known.suspected(laid, book))
        laid = replace(laid, brought=known.brought(laid, book))
    return replace(laid, cards=checked(laid, book))


def renewed(laid: Setup, book: Book) -> Setup:
    """The setup by the rules and cards of now; its players are suspected of what they were.

    Where it is older and does not tell of what, that is what they would be of now. What it
    brought stays, as far as it can be read with the words of now. Raises FaultySetupError
    where it cannot be played any more.
    """
    has = known.book_with(laid, book)
    suspected = tuple(code for code in laid.suspected if code in has or code in book)
    if not known.tells_cards_apart(laid):
        suspected = known.suspected(laid, book)
    renewed = replace(laid, version=VERSION, suspected=suspected)
    renewed = replace(renewed, brought=known.brought(renewed, book))
    return replace(renewed, cards=checked(renewed, book))


def with_brought(laid: Setup, brought: tuple[str, ...], own: Book) -> Setup:
    """The setup with these cards in the place of those that it brings, of the same passcodes.

    Players are suspected no longer of what does not trigger in the hand any more.
    """
    has = known.book_with(replace(laid, brought=brought), own)
    triggered = known.triggered_in_hands(has)
    suspected = tuple(code for code in laid.suspected if code in triggered)
    found = replace(laid, brought=brought, suspected=suspected)
    return replace(found, cards=checked(found, own))


def scene_setup(format: str, scene: Scene, seed: bytes, book: Book) -> Setup:
    """Lay out a Duel that begins with that scene; its decks are the cards that lie there.

    Its cards come with the game, so that nothing is read of the thousands that were imported.
    Nobody is suspected of a card that is not there. Raises KeyError for a name that none of
    the game's own cards has, or for an unknown format.
    """
    named = {text.name: text for text in own_of(book).values()}
    lists = [_deck_of([named[name] for name in names_of(start)]) for start in scene.starts]
    laid = Setup(format, VERSION, "", seed, tuple(lists), scene=kept_scene(scene))
    laid = replace(laid, brought=known.brought(laid, book))
    return replace(laid, cards=checked(laid, book))


@value
class Checked:
    """Decks that can be played by the best of so many, and the fingerprint of their cards."""

    decks: tuple[DeckList, ...]
    best_of: int
    suspected: tuple[int, ...]
    brought: tuple[str, ...]
    book: Book
    cards: str
    scene: str

    def is_of(self, setup: Setup, book: Book) -> bool:
        """Whether these are the very decks of `setup`, for as many contests."""
        same = self.decks is setup.decks and self.book is book
        others = self.best_of, self.suspected, self.brought, self.scene
        about = setup.best_of, setup.suspected, setup.brought, setup.scene
        return same and others == about


_LAST: dict[str, Checked] = {}
"""What was last found to be playable in each format."""


def checked(setup: Setup, book: Book) -> str:
    """The fingerprint of a setup that can be played; raise what `check` raises.

    A match is opened just after it was laid out: the same decks are not looked at again.
    """
    last = _LAST.get(setup.format)
    if last is not None and last.is_of(setup, book):
        return last.cards
    check(setup, book)
    cards = known.fingerprint(setup, book)
    about = setup.best_of, setup.suspected, setup.brought
    found = Checked(setup.decks, *about, book, cards, setup.scene)
    _LAST[setup.format] = found
    return cards


def check(setup: Setup, book: Book) -> None:
    """Raise FaultySetupError, naming every fault of every deck, or ValueError for the rest."""
    if setup.format not in FORMATS:
        raise ValueError(f"there is no format {setup.format!r}; there are {list(FORMATS)}")
    if len(setup.decks) != len(SEATS):
        raise ValueError(f"a duel needs {len(SEATS)} decks, not {len(setup.decks)}")
    if setup.best_of not in (SINGLE_DUEL, MATCH):
        raise ValueError(f"play {SINGLE_DUEL} Duel or up to {MATCH}, not {setup.best_of}")
    book = known.book_with(setup, book)
    if setup.scene:
        _check_scene(setup, book)
        return
    found = {
        seat: decks.faults(deck, FORMATS[setup.format], book)
        for seat, deck in enumerate(setup.decks)
    }
    if any(found.values()):
        raise FaultySetupError({seat: faults for seat, faults in found.items() if faults})


def _check_scene(setup: Setup, book: Book) -> None:
    """Raise FaultySetupError for cards that are not there, or ValueError for the rest.

    A table that is laid out keeps to no size of a deck, and to no number of copies.
    """
    if setup.best_of != SINGLE_DUEL or setup.needs_winner:
        raise ValueError("a scene is played as a single duel")
    found = {
        seat: decks.unplayable(deck, FORMATS[setup.format], book)
        for seat, deck in enumerate(setup.decks)
    }
    if any(found.values()):
        raise FaultySetupError({seat: faults for seat, faults in found.items() if faults})
    check_scene(setup.scene, {code: book[code] for deck in setup.decks for code in deck.codes})


def _deck_of(cards: Sequence[CardText]) -> DeckList:
    """A deck of these cards, each in the part where it starts."""
    extra = [card.passcode for card in cards if decks.belongs_in_extra(card)]
    return decks.deck_list(
        (card.passcode for card in cards if not decks.belongs_in_extra(card)), extra
    )
