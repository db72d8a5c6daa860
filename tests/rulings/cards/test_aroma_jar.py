"""Aroma Jar: once it was flipped it stands in battle, and heals in each End Phase."""

import pytest

from tests.table import Table, defending, face_down, side

CARD = "Aroma Jar"


def flipped() -> Table:
    table = Table(yugi=side(field=[face_down(CARD)], hand=["Book of Moon"]))
    table.yugi.flip_summons(CARD)
    table.everyone_passes()
    return table


def test_faq_11822_it_heals_in_the_end_phase_of_each_turn() -> None:
    table = flipped()
    table.turn_ends()
    assert table.yugi.life == 8500
    table.turn_ends()

    assert table.yugi.life == 9000
    assert table.chains() == [[CARD], [CARD]]


@pytest.mark.parametrize("lying", [defending(CARD), face_down(CARD)])
def test_without_being_flipped_it_does_not(lying: object) -> None:
    table = Table(yugi=side(field=[lying]))  # type: ignore[list-item]
    table.turn_ends()

    assert table.yugi.life == 8000


def test_faq_11822_attacked_face_down_it_stands() -> None:
    table = Table(yugi=side(field=["Battle Ox"]), kaiba=side(field=[face_down(CARD)]))
    table.yugi.attacks_with("Battle Ox", at=CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == [CARD]


def test_summoned_face_up_it_falls() -> None:
    table = Table(yugi=side(field=["Battle Ox"]), kaiba=side(field=[defending(CARD)]))
    table.yugi.attacks_with("Battle Ox", at=CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == [CARD]


def test_turned_face_down_again_it_does_not_heal() -> None:
    table = flipped()
    table.yugi.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.life == 8000


def test_qa_18306_banished_for_a_time_it_was_not_flipped() -> None:
    table = Table(yugi=side(field=[face_down(CARD)], hand=["Dimensionhole"]))
    table.yugi.flip_summons(CARD)
    table.everyone_passes()
    table.yugi.activates("Dimensionhole", targeting=CARD)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    assert table.yugi.monsters == [CARD]
    table.turn_ends()

    assert table.yugi.life == 8000
