"""Laying out decks: every card in its place, before anything has happened."""

from collections.abc import Sequence

from engine.core.decks import DeckList
from engine.core.dice import Dice
from engine.core.match import Ledger
from engine.core.protocol import Seat
from engine.core.setup import Setup
from engine.yugioh.facts.banish_instead import diverted
from engine.yugioh.facts.bearing import bearing
from engine.yugioh.facts.restrictions import revealed_hands
from engine.yugioh.formats import FORMATS, decks
from engine.yugioh.formats.decks import Book
from engine.yugioh.formats.format import Format
from engine.yugioh.game.indexing import index_cards
from engine.yugioh.game.scenes import Chronicle, put_out, read_scene
from engine.yugioh.language import Place
from engine.yugioh.state.apply.laying import put_new
from engine.yugioh.state.duel import Duel, Procedures
from engine.yugioh.state.side import Side
from engine.yugioh.state.table import State
from engine.yugioh.turn.damage_step import battle_at_once
from engine.yugioh.turn.granted_summons import summon_granted
from engine.yugioh.views.learning import learners
from engine.yugioh.views.veil import veil
from engine.yugioh.words.paying import affordable

PROCEDURES = Procedures(
    veil,
    learners,
    revealed_hands,
    diverted,
    summon_granted,
    battle_at_once,
    affordable,
    bearing,
)
"""What the rooms below are given of those above them."""


def lay_table(setup: Setup, book: Book, kind: type[Ledger] = Ledger) -> Duel:
    """The (first) Duel before anything has happened: every card in its Deck or Extra Deck.

    `book` is all that it knows, and all is told to a ledger of that kind.
    """
    dice = Dice(setup.seed)
    ledger = kind.for_seats(len(setup.decks), chance=dice)
    return lay_decks(setup.decks, FORMATS[setup.format], ledger, dice, book)


def lay_scene(setup: Setup, book: Book) -> Duel:
    """The duel of a setup that begins with a scene, which lies there as it says."""
    scene, rules = read_scene(setup.scene), FORMATS[setup.format]
    named = {text.name: text for text in book.values()}
    state = put_out(scene.starts, rules, named, scene.turn, scene.player)
    dice = Dice(setup.seed)
    ledger = Chronicle.for_seats(len(setup.decks), chance=dice)
    index = index_cards(state.cards, book)
    return Duel(state, rules, ledger, dice, book, PROCEDURES, index)


def lay_decks(
    deck_lists: Sequence[DeckList], rules: Format, ledger: Ledger, dice: Dice, book: Book
) -> Duel:
    """A fresh Duel with these decks, told to that ledger and decided by those dice."""
    state = State([], tuple(Side(rules.life) for _ in deck_lists))
    for number, deck in enumerate(deck_lists):
        for place, part in ((Place.DECK, decks.MAIN), (Place.EXTRA_DECK, decks.EXTRA)):
            for code in deck[part]:
                put_new(state, book[code], Seat(number), place)
    index = index_cards(state.cards, book)
    return Duel(state, rules, ledger, dice, book, PROCEDURES, index)
