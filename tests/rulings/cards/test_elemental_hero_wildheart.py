"""Elemental HERO Wildheart: Trap effects do nothing to it."""

import pytest

from tests.table import Table, face_down, side

CARD = "Elemental HERO Wildheart"


@pytest.mark.rule("MR-GLOS-05")
def test_a_trap_destroys_others_and_not_it() -> None:
    table = Table(
        yugi=side(field=[CARD, "Uraby"]), kaiba=side(field=[face_down("Mirror Force")])
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Mirror Force")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_a_spell_destroys_it() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Dark Hole"]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_waboku_spares_its_controller_and_not_it() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD, face_down("Waboku")])
    )
    table.yugi.attacks_with("Summoned Skull", at=CARD)
    table.kaiba.activates("Waboku")
    table.everyone_passes()

    assert table.kaiba.life == 8000
    assert CARD in table.kaiba.graveyard


@pytest.mark.rule("MR-GLOS-05")
@pytest.mark.parametrize("trap", ["Negate Attack", "Draining Shield", "Magic Cylinder"])
def test_a_trap_does_not_negate_its_attack(trap: str) -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[face_down(trap)]))
    table.yugi.attacks_with(CARD)
    table.kaiba.activates(trap)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -1500)]
    assert table.phase == "battle phase"
