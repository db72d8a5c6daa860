"""Pot of Extravagance: three cards of the Extra Deck for each draw, and no other draws."""

import pytest

from tests.table import Table, side

POT, EXTRA = "Pot of Extravagance", ["Number 39: Utopia"]


def _table(extra: int, *hand: str) -> Table:
    return Table(yugi=side(hand=[POT, *hand], extra=EXTRA * extra, deck=["Uraby"] * 6))


@pytest.mark.parametrize(("six", "left", "drawn"), [(False, 3, 1), (True, 0, 2)])
def test_three_or_six_cards_are_banished_face_down(six: bool, left: int, drawn: int) -> None:
    table = _table(6)
    table.yugi.activates(POT, effect=1 if six else 0)
    table.everyone_passes()

    side_of_yugi = table.driver.duel.state.sides[0]
    assert len(side_of_yugi.extra) == left
    assert [card.face_up for card in side_of_yugi.banished] == [False] * (6 - left)
    assert table.yugi.hand == ["Uraby"] * drawn


def test_with_fewer_than_three_it_cannot_be_activated() -> None:
    assert not _table(2).yugi.may("activate", POT)


def test_it_is_activated_at_the_start_of_main_phase_1_alone() -> None:
    table = _table(6, "Pot of Greed")
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert not table.yugi.may("activate", POT)


def test_faq_14144_no_effect_draws_after_it_that_turn() -> None:
    table = _table(6, "Pot of Greed", "Kuribandit")
    table.yugi.activates(POT, effect=0)
    table.everyone_passes()

    assert not table.yugi.may("activate", "Pot of Greed")


def test_it_lasts_for_that_turn_and_for_its_player() -> None:
    table = Table(
        yugi=side(hand=[POT, "Pot of Greed"], extra=EXTRA * 3, deck=["Uraby"] * 6),
        kaiba=side(hand=["Pot of Greed"], deck=["Uraby"] * 6),
    )
    table.yugi.activates(POT)
    table.everyone_passes()
    table.turn_ends()
    assert table.kaiba.may("activate", "Pot of Greed")
    table.turn_ends()

    assert table.yugi.may("activate", "Pot of Greed")


def test_negated_it_forbids_nothing() -> None:
    table = Table(
        yugi=side(hand=[POT, "Pot of Greed"], extra=EXTRA * 3, deck=["Uraby"] * 6),
        kaiba=side(hand=["Kuriboh"], field=["Magic Jammer"]),
    )
    table.yugi.activates(POT)
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.yugi.may("activate", "Pot of Greed")
