"""Vampire Lady: whom she hurts sends a card of the declared kind from their Deck."""

import pytest

from engine.yugioh.state.events.chain import Declared
from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

LADY = "Vampire Lady"


def struck(deck: list[str], kind: str) -> Table:
    """Yugi's Lady hurts Kaiba, and Yugi declares that kind of card."""
    table = Table(yugi=side(field=[LADY]), kaiba=side(deck=deck))
    table.yugi.attacks_with(LADY)
    table.everyone_passes()
    table.yugi.chooses(kind)
    return table


@pytest.mark.parametrize(
    ("kind", "sent"), [("Monster", "Uraby"), ("Spell", "Raigeki"), ("Trap", "Waboku")]
)
def test_the_opponent_sends_a_card_of_the_kind_that_was_declared(kind: str, sent: str) -> None:
    table = struck(["Uraby", "Raigeki", "Waboku"], kind)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1550
    assert table.kaiba.graveyard == [sent]


def test_the_kind_is_declared_before_everybody_as_the_effect_is_activated() -> None:
    table = struck(["Uraby", "Raigeki", "Waboku"], "Trap")

    assert table.questions(Reason.DECLARE) == [["Monster", "Spell", "Trap"]]
    assert any(isinstance(each, Declared) for each in table.told(table.kaiba))
    assert table.kaiba.graveyard == []


def test_the_opponent_chooses_which() -> None:
    table = struck(["Uraby", "Kuriboh", "Waboku"], "Monster")
    table.kaiba.chooses("Kuriboh")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Kuriboh"]
    assert table.questions(Reason.CHOOSE) == [["Kuriboh", "Uraby"]]


def test_a_kind_that_is_not_in_the_deck_can_be_declared_too() -> None:
    table = struck(["Uraby"] * 3, "Trap")
    table.everyone_passes()

    assert table.kaiba.graveyard == []


def test_faq_5958_it_has_to_be_activated_once() -> None:
    table = struck(["Raigeki", "Uraby", "Uraby"], "Spell")
    table.everyone_passes()

    assert table.chains() == [[LADY]]
