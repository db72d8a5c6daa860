"""Underclock Taker: the ATK of a monster that it points to is lost by one of the opponent."""

import pytest

from tests.table import Table, attacking, face_down, side

CARD, OX, SKULL = "Underclock Taker", "Battle Ox", "Summoned Skull"
DEVICE, MOON = "Compulsory Evacuation Device", "Book of Moon"


def aimed(*kaiba: str) -> Table:
    """A table on which it has targeted the Battle Ox it points to and a Summoned Skull."""
    table = Table(
        yugi=side(field=[attacking(CARD, "E1"), attacking(OX, "M2"), attacking("Uraby", "M5")]),
        kaiba=side(field=[SKULL, *map(face_down, kaiba)]),
    )
    table.yugi.activates(CARD)
    return table


def test_faq_13410_the_target_of_the_opponent_loses_the_atk_of_the_linked_one() -> None:
    table = aimed()
    table.everyone_passes()
    assert table.kaiba.sees(SKULL).attack == 2500 - 1700
    assert table.yugi.sees(OX).attack == 1700
    assert not table.yugi.may("activate", CARD)

    table.turn_ends()
    assert table.kaiba.sees(SKULL).attack == 2500


def test_it_loses_no_more_than_it_has() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD, "E1"), attacking(SKULL, "M2")]),
        kaiba=side(field=[OX]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.sees(OX).attack == 0


@pytest.mark.parametrize(("answer", "gone"), [(DEVICE, CARD), (DEVICE, OX), (MOON, OX)])
def test_q_a_21486_nothing_is_lost_once_it_or_the_linked_monster_is_not_there_so(
    answer: str, gone: str
) -> None:
    table = aimed(answer)
    table.kaiba.activates(answer, targeting=gone)
    table.everyone_passes()

    assert table.kaiba.sees(SKULL).attack == 2500


def test_faq_13410_turned_face_down_the_other_target_loses_nothing() -> None:
    table = aimed(MOON)
    table.kaiba.activates(MOON, targeting=SKULL)
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.flip_summons(SKULL)

    assert table.kaiba.sees(SKULL).attack == 2500


def test_without_a_face_up_monster_that_it_points_to_it_is_not_used() -> None:
    for mine in (attacking(OX, "M3"), face_down(OX, "M2")):
        table = Table(yugi=side(field=[attacking(CARD, "E1"), mine]), kaiba=side(field=[SKULL]))
        assert not table.yugi.may("activate", CARD)
