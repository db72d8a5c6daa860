"""Setting up Yu-Gi-Oh! duels and opening them as matches."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b

from engine.core.dice import Dice
from engine.core.game import DeckList, FaultySetupError, OutdatedSetupError, Setup
from engine.core.match import Ledger, Match
from engine.core.protocol import Seat
from engine.yugioh.formats import decks
from engine.yugioh.formats.format import Format
from engine.yugioh.formats.master_rule_2020 import MASTER_RULE_2020
from engine.yugioh.formats.speed_duel import SPEED_DUEL
from engine.yugioh.language import CardText, Continuous, Icon, Place, Whenever, WinsIf
from engine.yugioh.procedures.opening import play
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card, CardId, Side, State
from engine.yugioh.state.uses import uses
from engine.yugioh.views.veil import veil

VERSION = "1"
"""The version of the rules: a duel set up with another one is not replayed."""

FORMATS: Mapping[str, Format] = {rules.key: rules for rules in (MASTER_RULE_2020, SPEED_DUEL)}
SEATS = 2

Book = Mapping[int, CardText]
"""Every card that can be played, by passcode."""


def setup(format: str, deck_lists: Sequence[DeckList], seed: bytes, book: Book) -> Setup:
    """Lay out a duel of two; raise FaultySetupError where it cannot be played."""
    laid = Setup(format, VERSION, "", seed, tuple(deck_lists))
    check(laid, book)
    return Setup(format, VERSION, fingerprint(laid, book), seed, tuple(deck_lists))


def check(setup: Setup, book: Book) -> None:
    """Raise FaultySetupError, naming every fault of every deck, or ValueError for the rest."""
    if setup.format not in FORMATS:
        raise ValueError(f"there is no format {setup.format!r}; there are {list(FORMATS)}")
    if len(setup.decks) != SEATS:
        raise ValueError(f"a duel needs {SEATS} decks, not {len(setup.decks)}")
    found = {
        seat: decks.faults(deck, FORMATS[setup.format], book)
        for seat, deck in enumerate(setup.decks)
    }
    if any(found.values()):
        raise FaultySetupError({seat: faults for seat, faults in found.items() if faults})


def fingerprint(setup: Setup, book: Book) -> str:
    """16 hexadecimal digits that change when the text of a card in the decks does."""
    codes = sorted({code for deck in setup.decks for code in (*deck.main, *deck.extra)})
    printed = "\n".join(repr(book[code]) for code in codes)
    return blake2b(printed.encode(), digest_size=8).hexdigest()


def open_match(setup: Setup, book: Book) -> Match:
    """Set the table, without starting; raise OutdatedSetupError or FaultySetupError."""
    if setup.version != VERSION:
        raise OutdatedSetupError(f"made with rules {setup.version}; these are {VERSION}")
    check(setup, book)
    if setup.cards != fingerprint(setup, book):
        raise OutdatedSetupError("a card in the decks has changed since")
    duel = lay_table(setup, book)
    return Match(play(duel), duel.ledger, duel)


def lay_table(setup: Setup, book: Book) -> Duel:
    """The duel before anything has happened: every card in its Deck or Extra Deck."""
    rules = FORMATS[setup.format]
    sides = tuple(Side(rules.life) for _ in setup.decks)
    cards: list[Card] = []
    for number, deck in enumerate(setup.decks):
        for place, codes in ((Place.DECK, deck.main), (Place.EXTRA_DECK, deck.extra)):
            for code in codes:
                seat = Seat(number)
                card = Card(CardId(len(cards)), book[code], seat, seat, place)
                sides[number].pile(place).append(card)
                cards.append(card)
    ledger = Ledger.for_seats(len(sides))
    duel = Duel(State(cards, sides), rules, ledger, veil, Dice(setup.seed), book)
    know_cards(duel)
    return duel


def know_cards(duel: Duel) -> None:
    """Index the cards of the duel by what they can do; good for the whole of it."""
    cards = duel.state.cards
    by_text = {card.text.passcode: uses(card.text) for card in cards}
    duel.uses = tuple(by_text[card.text.passcode] for card in cards)
    pairs = [(card, use) for card in cards for use in duel.uses[card.id]]
    duel.fast = tuple(tuple(use for use in each if use.speed > 1) for each in duel.uses)
    duel.triggering = tuple((card, use) for card, use in pairs if use.trigger is not None)
    duel.sources = tuple(card for card in cards if holds_facts(card.text))
    duel.equips = tuple(card for card in cards if card.text.icon is Icon.EQUIP)
    duel.watching = tuple(card for card in cards if acts_of_itself(card.text))


def holds_facts(text: CardText) -> bool:
    """Tell whether something holds while the card is face-up on the field."""
    return any(isinstance(effect, Continuous) for effect in text.sentences)


def acts_of_itself(text: CardText) -> bool:
    """Tell whether something on the card happens without being activated."""
    return any(isinstance(effect, Whenever | WinsIf) for effect in text.effects)
