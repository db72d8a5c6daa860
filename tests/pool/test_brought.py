"""A match is played with the cards as they were when it was laid out, whatever comes later."""

from dataclasses import replace

import pytest

from bot.duels.store.setups import setup_from_json, setup_to_json
from cards.yugioh import BOOK, by_name
from engine.core.game import FaultySetupError, OutdatedSetupError, Setup
from engine.core.match import Match
from engine.yugioh.formats.decks import deck_list
from engine.yugioh.game.looking import duel_of
from engine.yugioh.game.opening import open_match
from engine.yugioh.game.setups import renewed, setup
from engine.yugioh.language import (
    Activate,
    AddToHand,
    Cards,
    CardText,
    Choose,
    MakeTokens,
    Mentions,
    OfArchetype,
    Place,
)
from engine.yugioh.language.cards import spell
from engine.yugioh.language.keeping import kept_text, loaded_text
from engine.yugioh.pool.pool import Beside, Pool
from engine.yugioh.practice import answer
from tests.fuzz.pairings import PAIRINGS
from tests.pool.test_pool import BROKEN, STRANGER
from tests.replaying import replay

OURS = tuple(card.passcode for card in BOOK.values() if card.is_monster and card.level == 4)
DECK = deck_list((*OURS[:13] * 2, *OURS[13:26], STRANGER.passcode))
TODAY = Pool(BOOK, {STRANGER.passcode: kept_text(STRANGER)})
LATER = Pool(BOOK, {STRANGER.passcode: kept_text(replace(STRANGER, attack=3000))})
GONE = Pool(BOOK, {})


def laid(pool: Pool = TODAY) -> Setup:
    return setup("master", (DECK, DECK), bytes(32), pool)


def stranger(match: Match) -> CardText:
    """The card as the match knows it."""
    if match.question is None:
        match.start()
    cards = duel_of(match).state.cards
    return next(card.text for card in cards if card.text.passcode == STRANGER.passcode)


def play(match: Match, answers: int) -> Match:
    match.start()
    for _ in range(answers):
        seat = match.awaited()[0].seat
        match.answer(seat, answer(match, seat))
    return match


def test_a_setup_brings_the_imported_cards_of_its_decks_and_no_others() -> None:
    assert laid().brought == (kept_text(STRANGER),)
    ready = PAIRINGS[0].setup(0)
    again = setup("master", ready.decks, ready.seed, TODAY)
    assert again == ready
    assert again.brought == ()


def test_who_may_be_suspected_is_not_changed_by_an_import() -> None:
    assert laid().suspected == PAIRINGS[0].setup(0).suspected


@pytest.mark.parametrize("pool", [TODAY, LATER, GONE, Pool({**BOOK}, {})])
def test_a_later_import_changes_nothing_of_a_match_that_has_begun(pool: Pool) -> None:
    begun = laid()
    match = play(open_match(begun, TODAY), 60)
    kept = setup_from_json(setup_to_json(begun))
    again = open_match(kept, pool)
    replay(again, match.journal)

    assert kept == begun
    assert again.digest == match.digest
    assert stranger(again) == STRANGER
    assert renewed(kept, pool) == begun


def test_a_match_that_is_laid_out_later_has_the_card_as_it_is_then() -> None:
    assert laid(LATER).cards != laid().cards
    assert stranger(open_match(laid(LATER), LATER)).attack == 3000


def test_a_card_that_comes_to_be_ours_is_played_as_it_was_brought() -> None:
    ours = Pool({**BOOK, STRANGER.passcode: replace(STRANGER, attack=3000)}, {})
    assert stranger(open_match(laid(), ours)) == STRANGER


def test_a_card_that_can_be_read_no_more_is_taken_as_it_is_now() -> None:
    begun = replace(laid(), brought=(BROKEN,))
    with pytest.raises(FaultySetupError):
        open_match(begun, LATER)
    taken = renewed(begun, LATER)
    assert taken.brought == laid(LATER).brought
    assert stranger(open_match(taken, LATER)).attack == 3000
    with pytest.raises(FaultySetupError):
        renewed(begun, GONE)


def test_cards_that_were_tampered_with_are_noticed() -> None:
    other = replace(laid(), brought=laid(LATER).brought)
    with pytest.raises(OutdatedSetupError) as outdated:
        open_match(other, TODAY)
    assert outdated.value.cards == (STRANGER.passcode,)


def test_setups_from_before_bring_nothing() -> None:
    text = setup_to_json(PAIRINGS[0].setup(0)).replace(',"brought":[]', "")
    assert "brought" not in text
    assert setup_from_json(text) == PAIRINGS[0].setup(0)


GORZ = replace(by_name("Gorz the Emissary of Darkness"), name="Nobody", passcode=900_000_003)
FOLD = MakeTokens("Lamb Token", 2)
SHEPHERD = spell("Shepherd", 900_000_004, Activate(do=FOLD))
LAMB = replace(by_name("Sheep Token"), name="Lamb Token", passcode=900_000_005)
KIN = Choose(Cards(place=Place.DECK, like=(OfArchetype("Kin"),)))
SEEKER = spell("Seeker", 900_000_006, Activate(do=AddToHand(KIN)))
WITH_ALL = Pool(
    BOOK,
    {card.passcode: kept_text(card) for card in (STRANGER, GORZ, SHEPHERD, LAMB, SEEKER)},
    Beside((GORZ.passcode,), {LAMB.name: LAMB.passcode}, {OURS[0]: ("Kin", "Crowd")}),
)


def brought_by(*codes: int, pool: Pool = WITH_ALL) -> Setup:
    deck = deck_list((*OURS[:13] * 2, *OURS[13:26], *codes))
    return setup("master", (deck, deck), bytes(32), pool)


def of(match_setup: Setup) -> set[str]:
    """The names of the cards that it brings."""
    return {loaded_text(text).name for text in match_setup.brought}


def test_imported_cards_are_suspected_only_where_imported_cards_are_played() -> None:
    ready = PAIRINGS[0].setup(0)
    alone = setup("master", ready.decks, ready.seed, WITH_ALL)
    assert alone == ready

    begun = brought_by(STRANGER.passcode)
    assert set(begun.suspected) == {*ready.suspected, GORZ.passcode}
    assert of(begun) == {STRANGER.name, GORZ.name}
    assert renewed(begun, GONE) == begun
    open_match(begun, GONE).start()


def test_tokens_that_an_imported_card_names_are_brought_with_it() -> None:
    begun = brought_by(SHEPHERD.passcode)
    assert of(begun) == {SHEPHERD.name, LAMB.name, GORZ.name}
    match = open_match(begun, GONE)
    match.start()
    assert LAMB.passcode in duel_of(match).book
    assert renewed(begun, WITH_ALL) == begun


@pytest.mark.rule("MR-GLOS-39")
def test_a_card_of_ours_is_of_an_archetype_that_an_imported_card_asks_for() -> None:
    begun = brought_by(SEEKER.passcode)
    match = open_match(begun, GONE)
    match.start()
    series = duel_of(match).book[OURS[0]].series
    assert series == (*BOOK[OURS[0]].series, "Kin")
    assert renewed(begun, WITH_ALL) == begun
    assert renewed(begun, GONE) == begun

    without = Pool(BOOK, {SEEKER.passcode: kept_text(SEEKER)})
    before = brought_by(SEEKER.passcode, pool=without)
    assert renewed(before, WITH_ALL) == before
    assert of(brought_by(STRANGER.passcode)).isdisjoint({BOOK[OURS[0]].name})


def test_a_card_of_ours_mentions_what_an_imported_card_asks_for() -> None:
    asks = Activate(do=AddToHand(Choose(Cards(place=Place.DECK, like=(Mentions("Umi"),)))))
    reader = spell("Reader of Names", 90000011, asks)
    told = Beside(mentions={OURS[0]: ("Umi", "Kuriboh")})
    begun = brought_by(reader.passcode, pool=Pool(BOOK, {90000011: kept_text(reader)}, told))
    match = open_match(begun, GONE)
    match.start()
    assert duel_of(match).book[OURS[0]].mentions == ("Umi",)
