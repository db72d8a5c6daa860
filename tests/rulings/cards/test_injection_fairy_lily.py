"""Injection Fairy Lily: 3000 ATK for one damage calculation."""

import pytest

from tests.rulings.test_damage_step import AFTER, BEFORE, DURING, END, START, offered
from tests.table import Table, attacking, side

LILY = "Injection Fairy Lily"


def attacked(**kaiba: object) -> Table:
    """A table on which Lily has attacked the first monster of kaiba."""
    table = Table(yugi=side(field=[LILY]), kaiba=side(**kaiba))  # type: ignore[arg-type]
    table.yugi.attacks_with(LILY)
    return table


@pytest.mark.rule("MR-DSTEP-19", "MR-DSTEP-16")
def test_it_is_offered_during_the_calculation_alone() -> None:
    table = attacked(field=["Blue-Eyes White Dragon"])

    assert offered(table, table.yugi) == {
        START: [],
        BEFORE: [],
        DURING: [LILY],
        AFTER: [],
        END: [],
    }


@pytest.mark.rule("MR-DSTEP-19")
def test_it_outdoes_3000_for_that_calculation_only() -> None:
    table = attacked(field=["Blue-Eyes White Dragon"])
    table.yugi.activates(LILY, at=DURING)
    assert table.yugi.life == 6000
    table.driver.pass_to(lambda _: table.driver.is_at(AFTER), "calculate the damage")

    assert table.life_changes() == [("yugi", "COST", -2000), ("kaiba", "BATTLE", -400)]
    assert table.yugi.sees(LILY).attack == 400
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Blue-Eyes White Dragon"]


def test_it_is_used_once_in_a_battle() -> None:
    table = attacked(field=["Blue-Eyes White Dragon"])
    table.yugi.activates(LILY, at=DURING)

    assert not table.yugi.may("activate", LILY)
    table.everyone_passes()
    assert table.yugi.life == 6000


def test_it_is_used_again_in_the_next_battle() -> None:
    table = Table(
        yugi=side(field=["Dark Magician", "Summoned Skull"], life=8000),
        kaiba=side(field=[attacking(LILY)]),
    )
    for attacker, life in (("Dark Magician", 6000), ("Summoned Skull", 4000)):
        table.yugi.attacks_with(attacker)
        table.kaiba.activates(LILY, at=DURING)
        table.everyone_passes()
        assert table.kaiba.life == life

    assert table.yugi.graveyard == ["Dark Magician", "Summoned Skull"]


def test_2000_life_points_are_needed() -> None:
    table = Table(yugi=side(field=[LILY], life=1999), kaiba=side(field=["Skull Servant"]))
    table.yugi.attacks_with(LILY)

    assert offered(table, table.yugi)[DURING] == []
