"""Leotaur: 500 ATK more in the Damage Step of a battle with what is no Normal Monster."""

import pytest

from tests.table import Table, face_down, side

LEOTAUR = "Leotaur"


@pytest.mark.parametrize(
    ("foe", "lost"),
    [("Mokey Mokey", 1200), ("Solar Flare Dragon", 500)],
)
def test_it_is_stronger_against_what_is_no_normal_monster(foe: str, lost: int) -> None:
    table = Table(yugi=side(field=[LEOTAUR]), kaiba=side(field=[foe]))
    table.yugi.attacks_with(LEOTAUR, at=foe)
    assert table.yugi.sees(LEOTAUR).attack == 1500
    table.everyone_passes()

    assert table.kaiba.life == 8000 - lost


def test_faq_10401_it_is_stronger_as_well_where_it_is_attacked() -> None:
    table = Table(yugi=side(field=["Solar Flare Dragon"]), kaiba=side(field=[LEOTAUR]))
    table.yugi.attacks_with("Solar Flare Dragon", at=LEOTAUR)
    table.everyone_passes()

    assert table.yugi.life == 7500
    assert table.kaiba.sees(LEOTAUR).attack == 1500


def test_faq_10401_what_is_turned_over_in_the_damage_step_counts_at_once() -> None:
    table = Table(yugi=side(field=[LEOTAUR]), kaiba=side(field=[face_down("Trap Master")]))
    table.yugi.attacks_with(LEOTAUR, at="Trap Master")
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_qa_10205_a_synchro_monster_without_effects_is_no_normal_monster() -> None:
    table = Table(
        yugi=side(field=["Gaia Knight, the Force of Earth"]), kaiba=side(field=[LEOTAUR])
    )
    table.yugi.attacks_with("Gaia Knight, the Force of Earth", at=LEOTAUR)
    table.everyone_passes()

    assert table.kaiba.life == 7400
