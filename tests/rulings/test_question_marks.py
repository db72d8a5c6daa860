"""An ATK or DEF that is printed as a question mark."""

import pytest

from engine.core.protocol import Seat
from engine.yugioh.asked import means, prints
from engine.yugioh.facts.numbers import attack, defense, number_of
from engine.yugioh.language import (
    Attribute,
    Cards,
    CardText,
    Differs,
    Frame,
    Has,
    Kind,
    Stat,
    Type,
    at_least,
    at_most,
    exactly,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from tests.rulings.inventing import named
from tests.table import attacking, face_down, side
from tests.table.inventing import deal_in
from tests.table.laying import Lying, Start, lay

OPEN = CardText(
    "Nobody Knows",
    900000060,
    Kind.MONSTER,
    frame=Frame.NORMAL,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=None,
    defense=None,
)


def laid(monkeypatch: pytest.MonkeyPatch, start: Start) -> tuple[Duel, Card]:
    deal_in(monkeypatch, OPEN)
    duel = lay((start, side()))
    return duel, named(duel, OPEN.name)


def says(duel: Duel, card: Card, *like: Has | Differs) -> bool:
    return means(Cards(like=like), duel, Speaker(card, Seat(0)), card)


SMALL = (Has(Stat.ATTACK, at_most(1500)), Has(Stat.ATTACK, exactly(0)))


@pytest.mark.rule("MR-GLOS-26")
@pytest.mark.parametrize("lies", [attacking(OPEN.name), face_down(OPEN.name)])
def test_it_is_0_on_the_field(monkeypatch: pytest.MonkeyPatch, lies: Lying) -> None:
    """Q&A 13082, and 14571: 0 while it lies face-down as well."""
    duel, card = laid(monkeypatch, side(field=[lies]))

    assert (attack(duel, card), defense(duel, card)) == (0, 0)
    for stat in (Stat.ATTACK, Stat.DEFENSE, Stat.ORIGINAL_ATTACK):
        assert number_of(stat, duel, card) == 0
    if card.face_up:
        assert all(says(duel, card, each) for each in SMALL)
        assert not says(duel, card, Differs(Stat.ATTACK))
        assert not says(duel, card, Differs(Stat.DEFENSE))


@pytest.mark.rule("MR-GLOS-26")
@pytest.mark.parametrize(
    "start", [side(hand=[OPEN.name]), side(deck=[OPEN.name]), side(graveyard=[OPEN.name])]
)
def test_it_is_no_number_elsewhere(monkeypatch: pytest.MonkeyPatch, start: Start) -> None:
    """Q&A 11494, 14571 and 10086: neither 0, nor 1500 or less, nor 1500 or more."""
    duel, card = laid(monkeypatch, start)

    assert number_of(Stat.ATTACK, duel, card) is None
    assert number_of(Stat.DEFENSE, duel, card) is None
    more = Has(Stat.ATTACK, at_least(1500)), Has(Stat.DEFENSE, at_most(1500))
    assert not any(says(duel, card, each) for each in (*SMALL, *more))
    assert not says(duel, card, Differs(Stat.ATTACK))


def test_what_is_asked_of_a_text_alone_knows_no_number() -> None:
    """Q&A 10086: no card in a Deck has 1500 or less ATK by a question mark."""
    assert not any(prints(each, OPEN) for each in SMALL)
