"""Exxod, Master of The Guard: comes for a sphinx, and each EARTH Flip Summon costs 1000."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.yugioh.language import Attribute, Type
from engine.yugioh.language.cards import monster
from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

CARD, SOLDIER, SPHINX = "Exxod, Master of The Guard", "Giant Soldier of Stone", "A Sphinx"


@pytest.fixture(autouse=True)
def a_sphinx(lay_beside: Callable[..., None]) -> None:
    plain = monster(
        SPHINX, 9001, attribute=Attribute.EARTH, type=Type.ROCK, level=5, attack=1700
    )
    lay_beside(replace(plain, series=("sphinx",)))


@pytest.mark.parametrize("sphinx", [attacking(SPHINX), face_down(SPHINX)])
def test_faq_6640_it_comes_from_the_hand_for_a_sphinx_of_either_face(sphinx: Lying) -> None:
    table = Table(yugi=side(hand=[CARD], field=[sphinx, attacking(SOLDIER)]))
    table.yugi.special_summons(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == sorted([CARD, SOLDIER])
    assert table.yugi.graveyard == [SPHINX]


def test_faq_6640_not_for_another_monster_nor_from_the_graveyard() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Monster Reborn"], graveyard=[CARD], field=[attacking(SOLDIER)])
    )

    assert not table.yugi.may("Special Summon", CARD)
    assert not table.yugi.may("activate", "Monster Reborn")


@pytest.mark.parametrize(("name", "life"), [(SOLDIER, 7000), ("Kuriboh", 8000)])
def test_faq_6640_each_earth_monster_that_is_flip_summoned_costs_1000(
    name: str, life: int
) -> None:
    table = Table(yugi=side(field=[attacking(CARD), face_down(name)]))
    table.yugi.flip_summons(name)
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000, life)


def test_faq_6640_also_where_the_opponent_flip_summons_it() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=[face_down(SOLDIER)]),
        turn_player="kaiba",
    )
    table.kaiba.flip_summons(SOLDIER)
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000, 7000)
