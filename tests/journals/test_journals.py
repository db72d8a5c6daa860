"""The duels that were kept are played as they were, whatever cards are added to the game."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from cards.yugioh.former import book_of
from engine.core.game import OutdatedSetupError, Setup
from engine.core.match import Act, Match, StrayedError
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.decks import Book
from engine.yugioh.game.known import suspected, triggered_in_hands
from engine.yugioh.game.opening import open_match
from engine.yugioh.game.setups import MATCH, VERSION, setup
from engine.yugioh.language import Place
from engine.yugioh.language.sentences import Activatable, Effect
from tests.journals.keeping import Journal, read
from tests.journals.more_cards import PLACES, with_more_cards

CHUNKS = 8
ANEW = (
    f"Its version of the rules is the one of now, {VERSION!r}. If what changed is meant to "
    "change duels, raise VERSION in engine/yugioh/game/setups.py where that was not done since "
    "the last release. In any case keep the journals anew with `make journals`."
)


@cache
def kept() -> Sequence[Journal]:
    return tuple(read())


@cache
def more(format: str) -> Book:
    return with_more_cards(book_of(format))


def opened(laid: Setup, book: Book, name: str) -> Match:
    try:
        return open_match(laid, book)
    except OutdatedSetupError as problem:
        pytest.fail(f"the kept duel {name!r} cannot be opened: {problem}. {ANEW}")


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_kept_duel_is_played_again_as_it_was(chunk: int) -> None:
    for journal in kept()[chunk::CHUNKS]:
        match = opened(journal.setup, book_of(journal.setup.format), journal.name)
        try:
            journal.replay(match)
        except StrayedError as strayed:
            pytest.fail(f"the kept duel {journal.name!r} strays: {strayed}. {ANEW}")


@pytest.mark.parametrize("format", list(FORMATS))
def test_a_duel_is_played_again_with_one_more_card_of_every_kind_of_effect(format: str) -> None:
    of_format = [each for each in kept() if each.setup.format == format]
    laid = of_format[0].setup
    assert len(suspected(laid, more(format))) > len(suspected(laid, book_of(format)))
    for journal in of_format[::6]:
        journal.replay(opened(journal.setup, more(format), journal.name))


def test_what_players_are_suspected_of_is_what_they_were_when_the_match_was_laid_out() -> None:
    journal = next(each for each in kept() if each.setup.format == "master")
    with_more = more("master")
    laid = setup("master", journal.setup.decks, journal.setup.seed, with_more)

    assert set(journal.setup.suspected) == set(triggered_in_hands(book_of("master")))
    assert set(laid.suspected) == set(triggered_in_hands(with_more))
    with pytest.raises(StrayedError):
        journal.replay(open_match(laid, with_more))


def test_the_added_cards_have_effects_of_every_kind_and_in_every_place() -> None:
    book = book_of("master")
    added = [
        effect
        for code in more("master").keys() - book.keys()
        for effect in more("master")[code].effects
    ]
    printed = {type(effect) for text in book.values() for effect in text.effects}
    places = {getattr(effect, "where", None) for effect in added}

    assert {type(effect) for effect in added} >= printed - {Effect, Activatable}
    assert places >= {*PLACES, None}
    assert Place.HAND in places


def test_the_kept_duels_are_of_every_kind() -> None:
    journals = kept()
    formats = Counter(each.setup.format for each in journals)
    acts = Counter(entry.act for each in journals for entry in each.answers)
    matches = [each for each in journals if each.setup.best_of == MATCH]

    assert len({each.digests for each in journals}) >= 200
    assert min(formats[key] for key in FORMATS) >= 40
    assert min(acts[act] for act in (Act.SURRENDER, Act.DRAW, Act.TIME)) > 0
    assert len(matches) >= 20
    assert all(deck["side"] for each in matches for deck in each.setup.decks)
    assert acts[Act.RETRACT] > 0


def test_a_kept_duel_that_comes_to_something_else_is_noticed() -> None:
    journal = kept()[0]
    match = opened(journal.setup, book_of(journal.setup.format), journal.name)
    digests = (*journal.digests[:-1], "0" * 16)
    other = Journal(journal.name, journal.setup, journal.answers, digests, journal.outcome)

    with pytest.raises(StrayedError):
        other.replay(match)
