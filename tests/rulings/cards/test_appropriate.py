"""Appropriate: each time the opponent draws outside of the Draw Phase, draw 2 cards."""

import pytest

from tests.table import Table, face_up, side

DECK = ["Uraby"] * 8


@pytest.mark.rule("MR-GLOS-19")
def test_one_draw_of_several_cards_is_answered_once() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], deck=DECK),
        kaiba=side(field=[face_up("Appropriate")], deck=DECK),
    )
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert len(table.yugi.hand) == 2
    assert len(table.kaiba.hand) == 2
    assert table.chains() == [["Pot of Greed"]]


def test_its_activation_answers_a_draw_and_draws_nothing_yet() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], deck=DECK),
        kaiba=side(field=["Appropriate"], deck=DECK),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.passes()
    table.kaiba.activates("Appropriate")
    table.everyone_passes()

    assert table.chains() == [["Pot of Greed"], ["Appropriate"]]
    assert table.kaiba.hand == []


def test_it_cannot_be_activated_without_a_draw_nor_in_the_draw_phase() -> None:
    table = Table(
        yugi=side(hand=["Uraby"], deck=DECK), kaiba=side(field=["Appropriate"], deck=DECK)
    )
    table.yugi.sets("Uraby")
    assert not table.kaiba.may("activate", "Appropriate")
    table.turn_ends()
    table.kaiba.ends_turn()
    table.kaiba.passes()
    assert not table.kaiba.may("activate", "Appropriate")


def test_the_draw_of_the_draw_phase_is_not_answered() -> None:
    table = Table(yugi=side(field=[face_up("Appropriate")], deck=DECK), kaiba=side(deck=DECK))
    table.turn_ends()

    assert table.yugi.hand == []
    assert len(table.kaiba.hand) == 1


def test_two_of_them_draw_until_a_deck_is_empty() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], field=[face_up("Appropriate")], deck=DECK),
        kaiba=side(field=[face_up("Appropriate")], deck=DECK),
    )
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert table.result == ("kaiba", "DECK_OUT")
