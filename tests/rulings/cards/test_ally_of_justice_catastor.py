"""Ally of Justice Catastor: a face-up foe that is not DARK falls without a calculation."""

import pytest

from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

CARD = "Ally of Justice Catastor"


@pytest.mark.parametrize(
    "foe", [attacking("Blue-Eyes White Dragon"), defending("Labyrinth Wall")]
)
def test_it_destroys_a_face_up_foe_that_is_not_dark_without_a_calculation(foe: Lying) -> None:
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=[foe]),
    )
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.yugi.monsters == [CARD]
    assert table.life_changes() == []
    assert table.chains() == [[CARD]]


def test_it_does_so_too_when_it_is_attacked_even_in_defense_position() -> None:
    table = Table(
        yugi=side(field=["Blue-Eyes White Dragon"]), kaiba=side(field=[defending(CARD)])
    )
    table.yugi.attacks_with("Blue-Eyes White Dragon")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Blue-Eyes White Dragon"]
    assert table.kaiba.monsters == [CARD]


def test_a_face_down_foe_is_only_fought() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[face_down("Labyrinth Wall")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.chains() == []
    assert table.yugi.life == 8000 - 800
    assert table.kaiba.sees("Labyrinth Wall").position == "face-up Defense"


def test_attacked_face_down_it_does_nothing() -> None:
    table = Table(
        yugi=side(field=["Blue-Eyes White Dragon"]), kaiba=side(field=[face_down(CARD)])
    )
    table.yugi.attacks_with("Blue-Eyes White Dragon")
    table.everyone_passes()

    assert table.chains() == []
    assert table.kaiba.graveyard == [CARD]


def test_a_dark_foe_is_only_fought() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.chains() == []
    assert table.yugi.graveyard == [CARD]
    assert table.yugi.life == 7700


def test_a_foe_it_destroys_never_comes_to_use_what_follows_a_calculation() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[defending("D.D. Warrior Lady")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.kaiba.graveyard == ["D.D. Warrior Lady"]
