"""Simorgh, Bird of Divinity: made of WIND monsters alone, it harms both in each End Phase."""

import pytest

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

CARD, LADY = "Simorgh, Bird of Divinity", "Harpie Lady"


def with_spells(mine: int, theirs: int, life: int | None = None) -> Table:
    """A table with it, and so many Set cards on each side."""
    return Table(
        yugi=side(field=[attacking(CARD), *[face_down("Waboku")] * mine], life=life),
        kaiba=side(field=[face_down("Waboku")] * theirs, life=life),
    )


@pytest.mark.parametrize("given", [attacking(LADY), face_down(LADY)])
def test_faq_6720_it_takes_wind_monsters_of_either_face(given: Lying) -> None:
    table = Table(yugi=side(field=[given, attacking(LADY), attacking("Kuriboh")], hand=[CARD]))
    table.yugi.summons(CARD, tributing=[LADY, LADY])
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == ["Kuriboh", CARD]


def test_faq_6720_neither_summoned_nor_set_with_others() -> None:
    table = Table(yugi=side(field=[attacking(LADY), attacking("Kuriboh")], hand=[CARD]))

    assert not table.yugi.may("Normal Summon", CARD)
    assert not table.yugi.may("Set", CARD)


def test_faq_6720_it_is_set_by_wind_monsters() -> None:
    table = Table(yugi=side(field=[*[attacking(LADY)] * 2, attacking("Kuriboh")], hand=[CARD]))
    table.yugi.sets(CARD, tributing=[LADY, LADY])

    assert table.yugi.sees(CARD).position == "face-down Defense"


def test_it_is_not_special_summoned() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))

    assert not table.yugi.may("activate", "Monster Reborn")


@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [(0, 0, (7000, 7000)), (1, 0, (7500, 7000)), (2, 1, (8000, 7500)), (3, 3, (8000, 8000))],
)
def test_faq_6720_each_takes_1000_less_500_for_each_spell_and_trap(
    mine: int, theirs: int, left: tuple[int, int]
) -> None:
    table = with_spells(mine, theirs)
    table.yugi.ends_turn()
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == left


def test_faq_6720_so_it_does_in_the_end_phase_of_the_opponent() -> None:
    table = with_spells(0, 0)
    table.turn_ends()
    table.turn_ends()

    assert (table.yugi.life, table.kaiba.life) == (6000, 6000)
    assert table.chains() == [[CARD], [CARD]]


def test_faq_6720_both_take_it_at_the_same_time() -> None:
    table = with_spells(0, 0, 1000)
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.result is not None
    assert table.result[0] == ""
