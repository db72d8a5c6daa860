"""A setup that cannot be played is refused by name before anything has happened."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.yugioh import BOOK
from engine.core.game import DeckList, Fault, FaultySetupError, OutdatedSetupError, Setup
from engine.yugioh.formats import FORMATS, decks
from engine.yugioh.formats.decks import Book, deck_list
from engine.yugioh.formats.format import Format
from engine.yugioh.game.opening import open_match
from engine.yugioh.game.setups import renewed, setup
from tests.builds import only_of_the_source
from tests.fuzz.pairings import PAIRINGS

SOUND = PAIRINGS[0].setup(0)
DECK = SOUND.decks[0]
CODES = st.integers(-(10**9), 10**9) | st.sampled_from(sorted(BOOK))
LISTS = st.lists(CODES, max_size=90).map(tuple)


@pytest.mark.parametrize(
    ("bad", "error"),
    [
        (replace(SOUND, format="chess"), ValueError),
        (replace(SOUND, version="0"), OutdatedSetupError),
        (replace(SOUND, cards="0" * 16), OutdatedSetupError),
        (replace(SOUND, decks=()), ValueError),
        (replace(SOUND, decks=(DECK,)), ValueError),
        (replace(SOUND, decks=(DECK, DECK, DECK)), ValueError),
        (replace(SOUND, best_of=0), ValueError),
        (replace(SOUND, best_of=2), ValueError),
        (replace(SOUND, seed=b""), ValueError),
        (replace(SOUND, seed=bytes(65)), ValueError),
        (replace(SOUND, decks=(DECK, deck_list((1,) * 40))), FaultySetupError),
        (replace(SOUND, decks=(DECK, deck_list(DECK["main"][:39]))), FaultySetupError),
    ],
)
def test_a_setup_with_one_thing_wrong_is_refused(bad: Setup, error: type[Exception]) -> None:
    with pytest.raises(error):
        open_match(bad, BOOK)


@only_of_the_source("it puts a function of its own into the engine")
def test_decks_are_looked_at_once_though_they_are_laid_out_opened_and_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_at: list[DeckList] = []
    faults = decks.faults

    def noted(deck: DeckList, rules: Format, book: Book) -> tuple[Fault, ...]:
        looked_at.append(deck)
        return faults(deck, rules, book)

    monkeypatch.setattr(decks, "faults", noted)
    laid = setup("master", list(SOUND.decks), SOUND.seed, BOOK)
    match = open_match(laid, BOOK)
    assert match.trying is not None
    match.start()
    match.trying.open().start()
    assert looked_at == list(SOUND.decks)

    open_match(replace(laid, decks=(*reversed(laid.decks),)), BOOK).start()
    assert len(looked_at) == 4


def test_a_setup_is_renewed_with_what_its_players_were_suspected_of() -> None:
    one = SOUND.suspected[:1]
    assert len(SOUND.suspected) > 1
    assert renewed(replace(SOUND, version="0", suspected=one), BOOK).suspected == one
    assert renewed(replace(SOUND, version="0", suspected=(*one, 1)), BOOK).suspected == one


def test_an_older_setup_that_does_not_tell_of_what_is_renewed_with_what_it_was_then() -> None:
    older = replace(SOUND, version="9", cards="0" * 16, suspected=())

    assert renewed(older, BOOK) == SOUND
    with pytest.raises(OutdatedSetupError) as outdated:
        open_match(older, BOOK)
    assert outdated.value.cards == ()


@given(main=LISTS, extra=LISTS, side=LISTS, format=st.sampled_from(sorted(FORMATS)))
@settings(max_examples=200, deadline=None)
def test_any_lists_of_numbers_are_a_deck_or_are_refused_with_their_faults(
    main: tuple[int, ...], extra: tuple[int, ...], side: tuple[int, ...], format: str
) -> None:
    laid = replace(SOUND, format=format, decks=(deck_list(main, extra, side),) * 2)
    named = decks.faults(laid.decks[0], FORMATS[format], BOOK)

    with pytest.raises(FaultySetupError if named else OutdatedSetupError) as refused:
        open_match(laid, BOOK)
    told = getattr(refused.value, "faults", {})
    assert told == ({0: named, 1: named} if named else {})
