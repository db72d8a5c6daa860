"""Going on from the middle of random duels: what a seat did not know is dealt anew, unseen."""

from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from functools import cache

import pytest

from cards.games.yugioh import YUGIOH
from cards.games.yugioh.pools import Pools
from cards.yugioh import BOOK, by_name
from engine.core.continuing import CannotGoOnError, Moment
from engine.core.dice import Dice
from engine.core.game import DeckList, Reader
from engine.core.match import Act, Entry, Match
from engine.core.protocol import Seat
from engine.core.setup import OutdatedSetupError
from engine.core.values import value
from engine.yugioh.formats.decks import Book, belongs_in_extra, deck_list
from engine.yugioh.game import known
from engine.yugioh.game.continuing import can_go_on, open_since, setup_since
from engine.yugioh.game.dealing import deal_anew
from engine.yugioh.game.looking import duel_of
from engine.yugioh.game.opening import set_table
from engine.yugioh.game.recalling import Recalling, recalled
from engine.yugioh.language import Place
from engine.yugioh.practice import answer
from engine.yugioh.state.spots import CardId
from engine.yugioh.views.veil import knows
from tests.fuzz.duels import play
from tests.fuzz.pairings import Pairing, dealt
from tests.fuzz.reading import NAMES, otherwise_hidden, read_all
from tests.table import Table, side

SEED = bytes(range(32))
NORMAL = by_name("Uraby").passcode
MOST = 4
"""So many moments of a duel are tried, from its beginning to its end."""


@value
class Told:
    """A duel that is over, and what it was of."""

    pairing: Pairing
    seed: int
    entries: tuple[Entry, ...]

    def moment(self, at: int, seat: Seat) -> Moment:
        entries = self.entries[:at]
        return Moment(self.pairing.setup(self.seed), entries, seat, self.entries[at].digest)

    def to(self, at: int) -> Match:
        """The duel as it stood then, with a ledger that notes what is remembered."""
        setup = self.pairing.setup(self.seed)
        book = known.book_of_match(setup, pool(self.pairing))
        match = set_table(setup, book, Recalling)
        match.start()
        for entry in self.entries[:at]:
            match.enter(entry)
        return match


def pool(pairing: Pairing) -> Book:
    return Pools().of(pairing.format)


@cache
def told(number: int) -> Told:
    pairing, seed = dealt(number)
    return Told(pairing, seed, tuple(play(pairing, seed).journal))


def moments(duel: Told, *, is_open: bool) -> Iterator[tuple[int, Seat]]:
    """Some of the moments from which somebody can go on, by how many answers led there."""
    match = duel.to(0)
    found = []
    for at, entry in enumerate(duel.entries):
        if can_go_on(match, entry.seat, is_open=is_open):
            found.append((at, entry.seat))
        match.enter(entry)
    yield from found[:: -(-len(found) // MOST) or 1]


def stand_in(duel: Told, seat: Seat) -> DeckList:
    """A deck of the format that the other has not brought."""
    brought = duel.pairing.setup(duel.seed).decks[1 - seat]
    of_format = [each for each in YUGIOH.ready_decks if each.format == duel.pairing.format]
    others = [each.deck for each in of_format if each.deck != brought]
    return next((deck for deck in others if deck["extra"]), others[0])


def seen(match: Match, seat: Seat) -> object:
    reader = Reader(seat, "en", NAMES)
    return YUGIOH.show(match, reader).blocks, read_all(match, reader)


def texts(match: Match) -> Mapping[CardId, str]:
    return {card.id: card.text.name for card in duel_of(match).state.cards}


@pytest.mark.rule("MR-INFO-01", "MR-INFO-05")
@pytest.mark.parametrize("number", range(8))
def test_what_is_dealt_does_not_depend_on_what_the_seat_does_not_know(number: int) -> None:
    duel = told(number)
    for at, seat in moments(duel, is_open=False):
        dealt_anew, deck = [], stand_in(duel, seat)
        for is_other in (False, True):
            match = duel.to(at)
            table = duel_of(match)
            remembered = recalled(table.ledger, seat)
            others = otherwise_hidden(match, seat, [*remembered]) if is_other else nullcontext()
            with others:
                deal_anew(table, seat, remembered, deck, pool(duel.pairing), Dice(SEED))
                dealt_anew.append(texts(match))
        assert dealt_anew[0] == dealt_anew[1]


@pytest.mark.parametrize("number", range(8))
def test_what_the_seat_knows_stays_and_the_rest_is_of_the_deck(number: int) -> None:
    duel = told(number)
    for at, seat in moments(duel, is_open=False):
        deck, before = stand_in(duel, seat), duel.to(at)
        laid = setup_since(duel.moment(at, seat), SEED, deck, pool(duel.pairing))
        match = open_since(laid, pool(duel.pairing))
        match.start()
        state = duel_of(match).state
        kept = recalled(duel_of(before).ledger, seat)
        named = {pool(duel.pairing)[code].name for code in deck.codes}

        if deck["extra"] or not duel_of(before).state.sides[1 - seat].extra:
            assert seen(match, seat) == seen(before, seat)
        for card in state.cards:
            was = duel_of(before).state.cards[card.id]
            if belongs_in_extra(was.text) and not deck["extra"] and card.spot != was.spot:
                assert card.owner != seat
                continue
            assert card.spot == was.spot
            assert belongs_in_extra(card.text) == belongs_in_extra(was.text)
            if card.id in kept or knows(duel_of(before), seat, was):
                assert card.text == was.text
            elif card.owner != seat and card.text.name not in named:
                speaking = [each.speaker.card.id for each in state.lingering.facts]
                assert card.id in speaking or card.place is Place.FIELD


@pytest.mark.parametrize("number", range(8, 14))
@pytest.mark.parametrize("is_open", [True, False])
def test_it_is_played_to_its_end_and_again_from_its_setup(number: int, is_open: bool) -> None:
    duel = told(number)
    for at, seat in list(moments(duel, is_open=is_open))[:3]:
        deck = None if is_open else stand_in(duel, seat)
        laid = setup_since(duel.moment(at, seat), SEED, deck, pool(duel.pairing))
        match, again = (YUGIOH.open(laid) for _ in range(2))
        told_first = match.start()
        again.start()
        assert not any(told_first.values())
        assert match.number == 0
        assert match.journal == []
        while match.question is not None:
            for decision in match.awaited():
                match.answer(decision.seat, answer(match, decision.seat))
        for entry in match.journal:
            again.repeat(len(again.journal), entry)

        assert again.reached == match.reached
        assert again.outcome == match.outcome


def test_where_all_is_open_it_stays_as_it_was() -> None:
    duel = told(2)
    for at, seat in moments(duel, is_open=True):
        laid = setup_since(duel.moment(at, seat), SEED, None, pool(duel.pairing))
        match, before = open_since(laid, pool(duel.pairing)), duel.to(at)
        match.start()

        assert texts(match) == texts(before)
        for entry in duel.entries[at : at + 20]:
            match.enter(entry)
            before.enter(entry)
        assert texts(match) == texts(before)
        assert duel_of(match).dice.drawn == duel_of(before).dice.drawn


def test_nobody_goes_on_where_they_are_not_asked_nor_from_what_went_on_already() -> None:
    duel = told(2)
    at, seat = next(moments(duel, is_open=False))
    deck = stand_in(duel, seat)
    laid = setup_since(duel.moment(at, seat), SEED, deck, pool(duel.pairing))

    with pytest.raises(CannotGoOnError):
        setup_since(duel.moment(at, Seat(1 - seat)), SEED, deck, pool(duel.pairing))
    with pytest.raises(CannotGoOnError):
        setup_since(Moment(laid, (), seat), SEED, deck, pool(duel.pairing))
    moment = duel.moment(at, seat)
    timed = (*moment.entries, Entry(seat, (), "", Act.TIME))
    with pytest.raises(CannotGoOnError, match="time had been called"):
        setup_since(Moment(moment.setup, timed, seat), SEED, deck, pool(duel.pairing))


def test_nobody_goes_on_by_other_rules() -> None:
    duel = told(2)
    at, seat = next(moments(duel, is_open=True))
    moment = duel.moment(at, seat)
    other = Moment(moment.setup, moment.entries, seat, "0" * 16)

    with pytest.raises(OutdatedSetupError):
        setup_since(other, SEED, None, pool(duel.pairing))


def test_what_came_from_the_extra_deck_and_is_banished_face_down_stays_there() -> None:
    """Pot of Extravagance, and a deck that brings no Extra Deck."""
    extra = ["Number 39: Utopia"] * 6
    table = Table(
        yugi=side(hand=["Kuriboh"]),
        kaiba=side(hand=["Pot of Extravagance"], extra=extra, deck=["Uraby"] * 6),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Extravagance", effect=0)
    table.everyone_passes()
    duel = table.driver.duel
    deck = deck_list((NORMAL,) * 40)
    deal_anew(duel, table.yugi.seat, [], deck, BOOK, Dice(SEED))

    theirs = duel.state.sides[table.kaiba.seat]
    assert theirs.extra == []
    assert [card.face_up for card in theirs.banished] == [False] * 3
    assert all(belongs_in_extra(card.text) for card in theirs.banished)
