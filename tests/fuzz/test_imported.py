"""Random duels with cards that are only read: a few, made here of trees."""

from dataclasses import replace
from pathlib import Path

import pytest

from cards.witnessing import dueled
from cards.witnessing.doubts import doubts
from cards.yugioh import BOOK
from engine.yugioh.language import (
    THIS,
    And,
    AnyOf,
    Apply,
    Banish,
    CannotAttack,
    Cards,
    CardText,
    Choose,
    Draw,
    Effect,
    Frame,
    Gains,
    GainsLevels,
    Has,
    Ignition,
    Kind,
    PayLife,
    Place,
    SendToGraveyard,
    SpecialSummon,
    Stat,
    Until,
    Whose,
    exactly,
)
from tests.fuzz.imported import COUNTED_EVERY, decks, fault, played, pool, with_read

HAND, GRAVE, FIELD = (
    Cards(whose=Whose.YOURS, place=place, other=True)
    for place in (Place.HAND, Place.GRAVEYARD, Place.FIELD)
)
FOURS = Cards(Kind.MONSTER, place=Place.FIELD, like=(Has(Stat.LEVEL, exactly(4)),))
SAID: tuple[Effect, ...] = (
    Ignition(
        cost=Banish(Choose(AnyOf(HAND, FIELD, GRAVE), 7)),
        do=SpecialSummon(THIS),
        where=Place.GRAVEYARD,
    ),
    Ignition(cost=And(SendToGraveyard(THIS), PayLife(2000)), do=Draw(2)),
    Ignition(do=Apply(GainsLevels(FOURS, -1), Until.WHILE_FACE_UP)),
    Ignition(do=Apply(Gains(FOURS, 300), Until.END_OF_TURN)),
    Ignition(cost=Banish(Choose(GRAVE, 5)), do=Draw(1)),
    Ignition(
        cost=SendToGraveyard(THIS),
        do=Draw(1),
        oath=CannotAttack(Cards(Kind.MONSTER, other=True)),
        where=Place.HAND,
    ),
)
"""So say Fairy Tail - Snow, Kuriphoton, Double Shark, Bujingi Swallow, and others."""


def read() -> list[CardText]:
    """Cards with these effects, each on several bodies."""
    bodies = [card for card in BOOK.values() if card.frame is Frame.NORMAL and card.level <= 4]
    return [
        replace(
            body,
            name=f"No. {n}",
            passcode=n,
            frame=Frame.EFFECT,
            effects=(SAID[n % len(SAID)],),
        )
        for n, body in enumerate(bodies[:40], start=1)
    ]


@pytest.mark.parametrize("number", range(12))
def test_nothing_is_amiss_in_duels_with_cards_that_are_only_read(number: int) -> None:
    book = with_read(read())
    assert played(book, pool(book), number) == ""


def test_every_card_that_is_read_has_its_turn() -> None:
    book = with_read(read())
    codes = pool(book)
    dealt = {code for n in range(2) for deck in decks(book, codes, n) for code in deck["main"]}

    assert len(codes) == 40
    assert set(codes) <= dealt


def test_a_fault_is_told_by_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fuzz.imported.MOST_CALLS", 10)
    book = with_read(read())
    assert played(book, pool(book), COUNTED_EVERY) == "TooMuchWorkError: more than 10 calls"


def test_what_is_on_the_chain_is_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fuzz.imported.MOST_CALLS", 20)
    book = with_read(read())
    codes = pool(book)
    found = [fault(book, codes, number * COUNTED_EVERY) for number in range(3)]

    assert all(told.startswith("TooMuchWorkError") for told, _ in found)
    assert all(cards <= set(codes) for _, cards in found)


def test_a_card_that_is_blamed_is_not_trusted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dueled, "KEPT", tmp_path / "gone_wrong.json")
    dueled.KEPT.write_text("{}")
    dueled.keep({1: "RecursionError"})
    dueled.keep({3: "AssertionError"})
    monkeypatch.setattr("cards.witnessing.doubts.GONE_WRONG", dueled.kept())

    assert dueled.kept() == {1: "RecursionError", 3: "AssertionError"}
    assert [[*doubts(card, ("Do.",), "")] for card in read()[:3]] == [["duels"], [], ["duels"]]


def test_nobody_trusts_a_card_of_ours_less() -> None:
    assert not dueled.GONE_WRONG.keys() & BOOK.keys()
