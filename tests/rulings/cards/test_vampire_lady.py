"""Vampire Lady: whom she hurts sends a card of the declared kind from their Deck."""

import pytest

from engine.core.protocol import Pick
from engine.yugioh.state.reasons import Action, Reason
from tests.table import Table, side

LADY = "Vampire Lady"
MONSTER, SPELL, TRAP = 0, 1, 2


def struck(deck: list[str], kind: int) -> Table:
    """Yugi's Lady hurts Kaiba, and Yugi declares that kind of card."""
    table = Table(yugi=side(field=[LADY]), kaiba=side(deck=deck))
    table.yugi.attacks_with(LADY)
    table.everyone_passes()
    asked = table.driver.decision
    assert isinstance(asked, Pick)
    assert asked.reason is Reason.TRIGGER_ORDER
    actions = [option for option in asked.options if isinstance(option, Action)]
    table.driver.answer(([action.effect for action in actions].index(kind),))
    return table


@pytest.mark.parametrize(
    ("kind", "sent"), [(MONSTER, "Uraby"), (SPELL, "Raigeki"), (TRAP, "Waboku")]
)
def test_the_opponent_sends_a_card_of_the_kind_that_was_declared(kind: int, sent: str) -> None:
    table = struck(["Uraby", "Raigeki", "Waboku"], kind)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1550
    assert table.kaiba.graveyard == [sent]


def test_the_opponent_chooses_which() -> None:
    table = struck(["Uraby", "Kuriboh", "Waboku"], MONSTER)
    table.kaiba.chooses("Kuriboh")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Kuriboh"]
    assert table.questions(Reason.CHOOSE) == [["Kuriboh", "Uraby"]]


def test_a_kind_that_is_not_in_the_deck_can_be_declared_too() -> None:
    table = struck(["Uraby"] * 3, TRAP)
    table.everyone_passes()

    assert table.kaiba.graveyard == []


def test_faq_5958_one_of_them_has_to_be_activated_and_only_one() -> None:
    table = struck(["Raigeki", "Uraby", "Uraby"], SPELL)
    table.everyone_passes()

    assert table.chains() == [[LADY]]
