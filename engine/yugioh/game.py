"""Setting up Yu-Gi-Oh! duels and opening them as matches."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from hashlib import blake2b

from engine.core.decks import DeckList, Fault
from engine.core.dice import Dice
from engine.core.match import Ledger, Match, Trying
from engine.core.protocol import Answer, Audience, Decision, Seat
from engine.core.remembering import once_for_each
from engine.core.setup import FaultySetupError, OutdatedSetupError, Setup
from engine.core.values import value
from engine.yugioh.acts.counting import capacity
from engine.yugioh.facts.banish_instead import diverted
from engine.yugioh.formats import decks
from engine.yugioh.formats.expert_2004 import EXPERT_2004
from engine.yugioh.formats.format import Format
from engine.yugioh.formats.master_rule_2020 import MASTER_RULE_2020
from engine.yugioh.formats.speed_duel import SPEED_DUEL
from engine.yugioh.language import (
    CardText,
    Continuous,
    Counter,
    Effect,
    Fact,
    Maintained,
    Place,
    Remains,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.language.node import parts
from engine.yugioh.state.apply.laying import put_new
from engine.yugioh.state.card import Card
from engine.yugioh.state.card_index import ByEvent, CardIndex
from engine.yugioh.state.duel import Duel, Procedures
from engine.yugioh.state.effect_index import RESPONDING_FROM, EffectUse
from engine.yugioh.state.series import Series, Standing
from engine.yugioh.state.side import Side
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.table import State
from engine.yugioh.summoning.tributes import comes_freely
from engine.yugioh.turn.damage_step import battle_at_once
from engine.yugioh.turn.granted_summons import summon_granted
from engine.yugioh.turn.match_play import misfits, play_match
from engine.yugioh.turn.opening import play
from engine.yugioh.turn.overtime import call_time, call_time_of_match
from engine.yugioh.views.closely import Closely, closely
from engine.yugioh.views.second_thoughts import begins, binds, shows_nothing
from engine.yugioh.views.sight import Sight
from engine.yugioh.views.veil import veil
from engine.yugioh.words.effects.base import rules_of_effect
from engine.yugioh.words.effects.uses import uses
from engine.yugioh.words.facts.base import rules_of_fact
from engine.yugioh.words.triggers.base import by_event

VERSION = "8"
"""The version of the rules: a duel set up with another one is not replayed."""

FORMATS: Mapping[str, Format] = {
    rules.key: rules for rules in (MASTER_RULE_2020, SPEED_DUEL, EXPERT_2004)
}
PROCEDURES = Procedures(veil, diverted, summon_granted, battle_at_once)
"""What the rooms below are given of those above them."""

SEATS = 2
SINGLE_DUEL, MATCH = 1, 3
"""A contest is a single Duel or a Match of up to three (MR-GEN-03, MR-MATCH-01)."""

Book = Mapping[int, CardText]
"""Every card that can be played, by passcode."""


def setup(
    format: str,
    deck_lists: Sequence[DeckList],
    seed: bytes,
    book: Book,
    best_of: int = SINGLE_DUEL,
) -> Setup:
    """Lay out a Duel or Match of two; raise FaultySetupError where it cannot be played."""
    laid = Setup(format, VERSION, "", seed, tuple(deck_lists), best_of)
    return replace(laid, cards=checked(laid, book))


@value
class Checked:
    """Decks that can be played by the best of so many, and the fingerprint of their cards."""

    decks: tuple[DeckList, ...]
    best_of: int
    book: Book
    cards: str

    def is_of(self, setup: Setup, book: Book) -> bool:
        """Whether these are the very decks of `setup`, for as many contests."""
        same = self.decks is setup.decks and self.book is book
        return same and self.best_of == setup.best_of


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
    cards = fingerprint(setup, book)
    _LAST[setup.format] = Checked(setup.decks, setup.best_of, book, cards)
    return cards


def check(setup: Setup, book: Book) -> None:
    """Raise FaultySetupError, naming every fault of every deck, or ValueError for the rest."""
    if setup.format not in FORMATS:
        raise ValueError(f"there is no format {setup.format!r}; there are {list(FORMATS)}")
    if len(setup.decks) != SEATS:
        raise ValueError(f"a duel needs {SEATS} decks, not {len(setup.decks)}")
    if setup.best_of not in (SINGLE_DUEL, MATCH):
        raise ValueError(f"play {SINGLE_DUEL} Duel or up to {MATCH}, not {setup.best_of}")
    found = {
        seat: decks.faults(deck, FORMATS[setup.format], book)
        for seat, deck in enumerate(setup.decks)
    }
    if any(found.values()):
        raise FaultySetupError({seat: faults for seat, faults in found.items() if faults})


def fingerprint(setup: Setup, book: Book) -> str:
    """16 hexadecimal digits that change when the text of a card that may be used does."""
    codes = {code for deck in setup.decks for code in (*deck[decks.MAIN], *deck[decks.EXTRA])}
    if setup.best_of > SINGLE_DUEL:
        codes.update(code for deck in setup.decks for code in deck[decks.SIDE])
    printed = "\n".join(book[code].fingerprint for code in sorted(codes))
    return blake2b(printed.encode(), digest_size=8).hexdigest()


def open_match(setup: Setup, book: Book) -> Match:
    """Set the table, without starting; raise OutdatedSetupError or FaultySetupError."""
    if setup.version != VERSION:
        raise OutdatedSetupError(f"made with rules {setup.version}; these are {VERSION}")
    if setup.cards != checked(setup, book):
        raise OutdatedSetupError("a card in the decks has changed since")
    return set_table(setup, book)


def set_table(setup: Setup, book: Book) -> Match:
    """The match of a setup that was checked, not yet started."""
    duel = lay_table(setup, book)
    trying = Trying(partial(set_table, setup, book), begins, binds, may_ask)
    if setup.best_of == SINGLE_DUEL and not setup.needs_winner:
        on_time = partial(call_time, duel)
        return Match(play(duel, setup.first), duel.ledger, duel, trying, on_time)
    series = Series(setup.best_of, setup.decks, duel, needs_winner=setup.needs_winner)
    again = partial(lay_decks, rules=duel.format, ledger=duel.ledger, dice=duel.dice, book=book)
    on_time = partial(call_time_of_match, series)
    process = play_match(series, again, setup.first)
    return Match(process, duel.ledger, series, trying, on_time)


def duel_of(match: Match) -> Duel:
    """The Duel that is being played: the only one, or that of the Match under way."""
    table = match.table.duel if isinstance(match.table, Series) else match.table
    assert isinstance(table, Duel)
    return table


def standing_of(match: Match) -> Standing | None:
    """How the Match stands; None for a single Duel."""
    series = match.table
    return series.standing if isinstance(series, Series) and not series.is_single else None


def wins_of(match: Match) -> tuple[int, ...]:
    """How many Duels each player has won so far, by seat."""
    standing = standing_of(match)
    if standing is not None:
        return standing.wins
    winners = match.outcome.winners if match.outcome else ()
    return tuple(int(Seat(seat) in winners) for seat in range(SEATS))


def exchange_faults(match: Match, seat: Seat, answer: Answer) -> tuple[Fault, ...]:
    """What is wrong with an exchange of `seat`, or with the deck that it makes."""
    assert isinstance(match.table, Series)
    return misfits(match.table, seat, answer)


def sight_of(match: Match, audience: Audience) -> Sight:
    """What `audience` may see of the Duel that is being played."""
    return Sight(duel_of(match), audience)


def may_ask(match: Match, decision: Decision) -> bool:
    """Whether the question may be asked of a player who can still take back what led to it."""
    return shows_nothing(duel_of(match), decision)


def look_closely(
    match: Match, audience: Audience, card: CardId, asked: Decision | None
) -> Closely:
    """What `audience` may know of a card that it knows, with what `asked` puts to it."""
    return closely(duel_of(match), sight_of(match, audience), card, asked)


def lay_table(setup: Setup, book: Book) -> Duel:
    """The (first) Duel before anything has happened: every card in its Deck or Extra Deck."""
    ledger = Ledger.for_seats(len(setup.decks))
    return lay_decks(setup.decks, FORMATS[setup.format], ledger, Dice(setup.seed), book)


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


def index_cards(cards: Sequence[Card], book: Book) -> CardIndex:
    """The cards by what they can do; good for the whole of a duel."""
    by_text = {card.text.passcode: uses(card.text) for card in cards}
    all_uses = tuple(by_text[card.text.passcode] for card in cards)
    pairs = [(card, use) for card in cards for use in all_uses[card.id]]
    triggering = tuple((card, use) for card, use in pairs if use.trigger is not None)
    hidden, hidden_by = from_hands(book)
    sources = tuple(card for card in cards if holds_facts(card.text))
    return CardIndex(
        uses=all_uses,
        fast={
            place: tuple(tuple(u for u in each if u.responds_from(place)) for each in all_uses)
            for place in RESPONDING_FROM
        },
        triggering=triggering,
        triggering_by=by_event([use.trigger for _, use in triggering if use.trigger]),
        from_hands=hidden,
        from_hands_by=hidden_by,
        sources=sources,
        negating=tuple(card for card in sources if negates(card.text)),
        watching=tuple(card for card in cards if acts_of_itself(card.text)),
        counting=tuple(card for card in cards if holds_counters(card.text)),
        revealing=tuple(card for card in cards if reveals_hands(card.text)),
        maintained=tuple(card for card in cards if is_maintained(card.text)),
        counting_turns=tuple(card for card in cards if counts_turns(card.text)),
        free_comers=tuple(card for card in cards if comes_freely(card)),
    )


@once_for_each
def from_hands(book: Book) -> tuple[tuple[EffectUse, ...], ByEvent]:
    """The uses of all cards of the book that are triggered in the hand, and by which events."""
    found = tuple(use for text in book.values() for use in uses(text) if use.from_hand)
    return found, by_event([use.trigger for use in found if use.trigger])


@once_for_each
def holds_facts(text: CardText) -> bool:
    """Whether something holds while the card is face-up on the field."""
    return any(rules_of_effect(effect).may_hold for effect in text.sentences)


@once_for_each
def negates(text: CardText) -> bool:
    """Whether the card negates the effects of others while it is face-up."""
    held = effects_of(text.sentences, Continuous)
    return any(rules_of_fact(effect.fact).negates for effect in held)


@once_for_each
def holds_counters(text: CardText) -> bool:
    """Whether counters can be placed on the card."""
    return any(capacity(text, counter) for counter in Counter)


@once_for_each
def is_maintained(text: CardText) -> bool:
    """Whether somebody has to pay for the card while it lies face-up."""
    return bool(effects_of(text.sentences, Maintained))


@once_for_each
def counts_turns(text: CardText) -> bool:
    """Whether the card remains on the field for some turns."""
    return bool(effects_of(text.effects, Remains))


@once_for_each
def reveals_hands(text: CardText) -> bool:
    """Whether a player may have to keep their hand revealed because of the card."""
    return any(rules_of_fact(fact).reveals_hands for fact in _facts(text.sentences))


@once_for_each
def acts_of_itself(text: CardText) -> bool:
    """Whether something on the card happens without being activated, now or later."""
    if any(rules_of_effect(effect).acts_of_itself for effect in text.effects):
        return True
    return any(rules_of_fact(fact).acts_of_itself for fact in _facts(text.effects))


def _facts(effects: Sequence[Effect]) -> Iterator[Fact]:
    """Every fact that the effects speak of."""
    said = (part for effect in effects for part in parts(effect))
    return (part for part in said if isinstance(part, Fact))
