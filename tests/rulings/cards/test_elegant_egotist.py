"""Elegant Egotist: where a Harpie Lady lies, one more comes, or the Sisters."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_down, side
from tests.table.laying import Start

CARD, LADY, SISTERS = "Elegant Egotist", "Harpie Lady", "Harpie Lady Sisters"


def test_one_comes_from_the_hand_or_the_deck() -> None:
    table = Table(
        yugi=side(
            field=[attacking(LADY)], hand=[CARD, LADY, "Kuriboh"], deck=[SISTERS, "Uraby"]
        )
    )
    table.yugi.activates(CARD)
    table.yugi.chooses(SISTERS)
    table.everyone_passes()

    assert table.questions(Reason.CHOOSE) == [[LADY, SISTERS]]
    assert table.yugi.monsters == [LADY, SISTERS]


@pytest.mark.parametrize("field", [[], [face_down(LADY)], [attacking(SISTERS)]])
def test_faq_4324_without_a_face_up_harpie_lady_it_is_not_activated(field: list[str]) -> None:
    table = Table(yugi=side(field=field, hand=[CARD], deck=[LADY]))

    assert not table.yugi.may("activate", CARD)


@pytest.mark.parametrize("name", [LADY, "Harpie Lady 1"])
def test_faq_4324_one_of_the_opponent_is_enough(name: str) -> None:
    table = Table(yugi=side(hand=[CARD], deck=[LADY]), kaiba=side(field=[attacking(name)]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [LADY]


def test_what_is_always_called_so_comes_too() -> None:
    table = Table(yugi=side(field=[attacking(LADY)], hand=[CARD], deck=["Harpie Lady 1"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [LADY, "Harpie Lady 1"]


def test_q_a_12743_one_that_lies_as_an_equip_card_is_enough() -> None:
    table = Table(
        yugi=side(field=[attacking("Relinquished")], hand=[CARD], deck=[LADY]),
        kaiba=side(field=[attacking(LADY)]),
    )
    table.yugi.activates("Relinquished", targeting=LADY)
    table.everyone_passes()
    assert table.kaiba.monsters == []
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == ["Relinquished", LADY]


def test_it_asks_for_one_only_as_it_is_activated() -> None:
    table = Table(
        yugi=side(field=[attacking(LADY)], hand=[CARD], deck=[LADY]),
        kaiba=side(field=[face_down("Raigeki Break")], hand=["Kuriboh"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Raigeki Break", cost="Kuriboh", targeting=LADY)
    table.everyone_passes()

    assert table.yugi.monsters == [LADY]
    assert table.yugi.graveyard == [LADY, CARD]


@pytest.mark.parametrize(
    "start",
    [
        side(field=[attacking(LADY)], hand=[CARD], deck=["Kuriboh"]),
        side(field=[attacking(LADY), *[attacking("Kuriboh")] * 4], hand=[CARD, LADY]),
    ],
)
def test_with_nobody_to_come_or_no_zone_it_is_not_activated(start: Start) -> None:
    assert not Table(yugi=start).yugi.may("activate", CARD)
