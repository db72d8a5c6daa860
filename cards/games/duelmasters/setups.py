"""A match of Duel Party as hosts keep it, and the game that is laid out of it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from hashlib import blake2b

from cards.duelmasters import cards
from cards.games.duelmasters.deck_lists import MAIN, PARTNER
from cards.games.duelmasters.faults import faults
from engine.core.decks import DeckList
from engine.core.match import Match
from engine.core.setup import FaultySetupError, HouseRule, OutdatedSetupError, Seats, Setup
from engine.duelmasters.game.setups import PartyDeck, PartySetup, open_match
from engine.duelmasters.state.table import House

FORMAT = "duel-party"
SEATS = Seats(3, 6)
"""So many play it (DP-100.1)."""
HOUSE = (
    HouseRule("shields", 6, (5, 4, 3)),
    HouseRule("hand", 6, (5, 4)),
    HouseRule("void-wins", 1, (0,)),
    HouseRule("void-turns", 1, (0,)),
    HouseRule("once-a-name", 1, (0,)),
)
"""What a table may settle otherwise (DP-001.3)."""
VERSION = "1"
"""That of the rules: it grows with every change that lets a match go on in another way."""


def setup(format: str, decks: Sequence[DeckList], seed: bytes, best_of: int) -> Setup:
    """Lay out a match; FaultySetupError for decks, ValueError for numbers not played."""
    if format != FORMAT or best_of != 1 or not SEATS.admits(len(decks)):
        raise ValueError(f"{len(decks)} cannot play {format}, the best of {best_of}")
    _refuse(decks)
    return Setup(format, VERSION, fingerprint(decks), seed, tuple(decks))


def renewed(setup: Setup) -> Setup:
    """The setup by the rules and cards of now; FaultySetupError where it cannot be played."""
    _refuse(setup.decks)
    return replace(setup, version=VERSION, cards=fingerprint(setup.decks))


def opened(setup: Setup) -> Match:
    """The match of a setup; OutdatedSetupError where rules or cards are others by now."""
    _refuse(setup.decks)
    if setup.version != VERSION:
        raise OutdatedSetupError(f"made with rules {setup.version}, not {VERSION}")
    if setup.cards != fingerprint(setup.decks):
        raise OutdatedSetupError("made with other cards")
    lists = tuple(PartyDeck(deck[PARTNER][0], deck[MAIN]) for deck in setup.decks)
    return open_match(PartySetup(setup.seed, lists, house=house(setup)), cards())


def house(setup: Setup) -> House:
    """The rules of the house; OutdatedSetupError for one that there is no more."""
    found: dict[str, int] = dict(setup.house)
    if unknown := found.keys() - {rule.key for rule in HOUSE}:
        raise OutdatedSetupError(f"made with other rules of the house: {sorted(unknown)}")
    usual = House()
    return House(
        found.get("shields", usual.shields),
        found.get("hand", usual.hand),
        bool(found.get("void-wins", usual.void_wins)),
        bool(found.get("void-turns", usual.void_turns)),
        bool(found.get("once-a-name", usual.once_a_name)),
    )


def _refuse(decks: Iterable[DeckList]) -> None:
    found = {seat: wrong for seat, deck in enumerate(decks) if (wrong := faults(deck))}
    if found:
        raise FaultySetupError(found)


def fingerprint(decks: Iterable[DeckList]) -> str:
    """What tells the cards of these decks from any others."""
    codes = sorted({code for deck in decks for code in deck.codes})
    return blake2b("".join(map(_mark, codes)).encode(), digest_size=8).hexdigest()


@cache
def _mark(code: int) -> str:
    return blake2b(repr(cards()[code]).encode(), digest_size=8).hexdigest()
