"""Random duels with cards of which something is done by hand."""

from dataclasses import replace
from random import Random

import pytest

from cards.yugioh import BOOK
from engine.core.protocol import Pick
from engine.yugioh.game.opening import open_match
from engine.yugioh.game.setups import setup
from engine.yugioh.language import (
    Activate,
    AnyOf,
    ByHand,
    Cards,
    CardText,
    Claimed,
    Draw,
    Effect,
    Frame,
    If,
    Ignition,
    IsSummoned,
    PayLife,
    Place,
    Quick,
    SummonedIf,
    Target,
    Then,
    ThisCard,
)
from engine.yugioh.practice import answer
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from tests.fuzz.imported import MASTER, Book, decks, played, pool, with_read
from tests.fuzz.watching import seen_secrets, spoken_secrets, still_shown
from tests.fuzz.witness import Witness
from tests.strangers import MOST_DECISIONS, any_answer

DONE = ByHand((0,))
IN_THE_OPEN = AnyOf(
    Cards(place=Place.FIELD), Cards(place=Place.GRAVEYARD), Cards(place=Place.BANISHED)
)
SAID: tuple[Effect, ...] = (
    Ignition(do=DONE),
    Ignition(cost=DONE, do=ByHand((1,))),
    Ignition(do=DONE, where=Place.HAND),
    Quick(do=DONE),
    Quick(cost=ByHand((0,)), do=ByHand((1,)), where=Place.HAND),
    Claimed(do=DONE),
    Claimed(do=DONE, where=Place.GRAVEYARD),
    If(IsSummoned(ThisCard()), do=DONE, you_can=True),
    If(IsSummoned(ThisCard()), do=DONE),
    Ignition(target=Target(IN_THE_OPEN, 3, up_to=True), cost=PayLife(500), do=DONE),
    Ignition(do=Then(Draw(1), DONE)),
    SummonedIf(cost=DONE),
)


def by_hand() -> list[CardText]:
    """Cards with these effects, each on several bodies, and Spells and Traps of every icon."""
    bodies = [card for card in BOOK.values() if card.frame is Frame.NORMAL and card.level <= 4]
    laid = [card for card in BOOK.values() if not card.is_monster and not card.stays]
    monsters = [
        replace(
            body,
            name=f"No. {n}",
            passcode=n,
            frame=Frame.EFFECT,
            effects=(SAID[n % len(SAID)],),
        )
        for n, body in enumerate(bodies[:33], start=1)
    ]
    costs = (None, DONE)
    spells = [
        replace(
            card,
            name=f"No. {n}",
            passcode=n,
            effects=(Activate(do=ByHand((1,)), cost=costs[n % 2]),),
        )
        for n, card in enumerate(laid[:12], start=101)
    ]
    return [*monsters, *spells]


@pytest.fixture(scope="module")
def book() -> Book:
    return with_read(by_hand())


TWICE_LEFT_FOR_LATER = 33
"""A duel in which a deed left for a later phase is left for another one there."""


@pytest.mark.parametrize("number", [*range(6), TWICE_LEFT_FOR_LATER])
def test_nothing_is_amiss_in_duels_by_hand(book: Book, number: int) -> None:
    assert played(book, pool(book), number) == ""


@pytest.mark.parametrize("number", [21, 26])
def test_nobody_reads_what_they_may_not_know_in_a_duel_by_hand(book: Book, number: int) -> None:
    chosen = setup(MASTER, decks(book, pool(book), number), bytes(32), book)
    match, dice = open_match(chosen, book), Random(number)
    assert isinstance(match.table, Duel)
    witness, reasons = Witness(match.table), set()
    told = match.start()
    while match.question is not None and match.number < MOST_DECISIONS:
        if match.table is not witness.duel:
            assert witness.leaks == []
            assert isinstance(match.table, Duel)
            witness = Witness(match.table)
        for decision in match.awaited():
            if decision.reason.name.startswith("HAND_"):
                reasons.add(decision.reason)
                shown = {match.table.card(card).text.name for card in still_shown(match.table)}
                read = [each.split(" reads ")[1] for each in spoken_secrets(match, told)]
                assert seen_secrets(match, told) == []
                assert set(read) <= shown
            told = match.answer(decision.seat, any_answer(decision, dice))

    assert {Reason.HAND_ALLOW, Reason.HAND_AGREE, Reason.HAND_PLAN} <= reasons
    assert witness.leaks == []


@pytest.mark.parametrize("number", [0, 1, 4])
def test_the_built_in_opponent_plays_nothing_by_hand_and_allows_nothing(
    book: Book, number: int
) -> None:
    chosen = setup(MASTER, decks(book, pool(book), number), bytes(32), book)
    match, dice = open_match(chosen, book), Random(number)
    match.start()
    judged = 0
    while match.question is not None and match.number < MOST_DECISIONS:
        for decision in match.awaited():
            said = any_answer(decision, dice)
            if decision.seat == 0:
                said = answer(match, decision.seat)
                if decision.reason in (Reason.HAND_ALLOW, Reason.HAND_AGREE):
                    assert isinstance(decision, Pick)
                    assert said == (len(decision.options) - 1,)
                    judged += 1
                assert decision.reason is not Reason.HAND_STAND
            match.answer(decision.seat, said)

    assert judged
