"""Magical Mallet: cards of the hand go into the Deck, and as many are drawn."""

import pytest

from engine.core.match import IllegalAnswerError
from tests.table import Table, face_down, side
from tests.table.laying import Start

CARD = "Magical Mallet"


def test_faq_6541_as_many_are_drawn_as_went_into_the_deck() -> None:
    table = Table(yugi=side(hand=[CARD, "Kuriboh", "Uraby", "Mokey Mokey"], deck=[]))
    table.yugi.activates(CARD)
    table.yugi.chooses("Kuriboh", "Uraby")
    table.everyone_passes()

    assert sorted(table.yugi.hand) == ["Kuriboh", "Mokey Mokey", "Uraby"]
    assert table.yugi.deck == []


def test_faq_6541_at_least_one_has_to_go() -> None:
    table = Table(yugi=side(hand=[CARD, "Kuriboh"], deck=["Uraby"]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    with pytest.raises(IllegalAnswerError):
        table.driver.answer(())


@pytest.mark.parametrize("lies", [side(hand=[CARD]), side(field=[face_down(CARD)])])
def test_faq_6541_it_is_not_activated_without_another_card_in_the_hand(lies: Start) -> None:
    table = Table(yugi=lies)

    assert not table.yugi.may("activate", CARD)
