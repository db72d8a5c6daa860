"""Cat Shark: stands in battle on a WATER material, and doubles a small Xyz Monster."""

import pytest

from tests.rulings.test_damage_step import AFTER, BEFORE, DURING, END, START, offered
from tests.table import Table, side
from tests.table.laying import attacking

SHARK = "Cat Shark"


def _summoned(*materials: str) -> Table:
    table = Table(
        yugi=side(field=materials, extra=[SHARK]),
        kaiba=side(field=[attacking("Summoned Skull")]),
    )
    table.yugi.special_summons(SHARK, using=materials)
    return table


def test_faq_11652_its_own_numbers_can_be_doubled() -> None:
    table = _summoned("Swap Frog", "Prior of the Ice Barrier")
    table.yugi.activates(SHARK)
    table.yugi.chooses("Swap Frog")
    table.everyone_passes()

    shark = table.yugi.sees(SHARK)
    assert (shark.attack, shark.defense) == (1000, 1000)


@pytest.mark.rule("MR-DSTEP-03")
def test_faq_11652_in_the_damage_step_it_is_used_until_damage_is_calculated() -> None:
    table = _summoned("Swap Frog", "Prior of the Ice Barrier")
    table.yugi.attacks_with(SHARK, at="Summoned Skull")

    assert offered(table, table.yugi) == {
        START: [SHARK],
        BEFORE: [SHARK],
        DURING: [],
        AFTER: [],
        END: [],
    }


def test_qa_14689_doubled_by_two_of_them_it_is_no_more_than_double() -> None:
    frogs = ("Swap Frog", "Prior of the Ice Barrier", "Dupe Frog", "Ronintoadin")
    table = Table(yugi=side(field=frogs, extra=[SHARK, SHARK]))
    for pair in (frogs[:2], frogs[2:]):
        table.yugi.special_summons(SHARK, using=pair)
    for taken in (frogs[0], frogs[2]):
        table.yugi.activates(SHARK)
        table.yugi.chooses(taken, SHARK)
        table.everyone_passes()

    assert table.yugi.sees(SHARK).attack == 1000


def test_a_water_material_keeps_it_in_battle() -> None:
    table = _summoned("Swap Frog", "Prior of the Ice Barrier")
    table.yugi.attacks_with(SHARK, at="Summoned Skull")
    table.everyone_passes()

    assert SHARK in table.yugi.monsters
    assert table.yugi.life == 6000


def test_qa_14690_without_one_it_falls() -> None:
    table = Table(
        yugi=side(field=[attacking(SHARK)]), kaiba=side(field=[attacking("Summoned Skull")])
    )
    table.yugi.attacks_with(SHARK, at="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.graveyard == [SHARK]
