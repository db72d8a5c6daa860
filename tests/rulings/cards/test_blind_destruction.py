"""Blind Destruction: a die in each of its controller's Standby Phases, and whom it strikes."""

import pytest

from engine.yugioh.state.events.chance import DieRolled
from tests.table import Table, face_down, face_up, side

TRAP = "Blind Destruction"
BY_LEVEL = {
    1: "Kuriboh",
    2: "Petit Dragon",
    3: "Marshmallon",
    4: "Gemini Elf",
    5: "Cyber Dragon",
    6: "Summoned Skull",
}
MINE, THEIRS = [BY_LEVEL[up] for up in (1, 2, 3)], [BY_LEVEL[up] for up in (4, 5, 6)]


def rolled(table: Table) -> int:
    (roll,) = table.happened(DieRolled)
    return roll.number


@pytest.mark.rule("MR-GEN-09")
def test_it_destroys_the_face_up_monsters_of_the_level_rolled_on_both_fields() -> None:
    table = Table(
        yugi=side(field=[face_up(TRAP), *MINE]), kaiba=side(field=[*THEIRS, face_down("Uraby")])
    )
    table.turn_ends()
    assert table.happened(DieRolled) == []
    table.turn_ends()

    struck = BY_LEVEL[rolled(table)]
    assert table.yugi.monsters == [name for name in MINE if name != struck]
    assert table.kaiba.monsters == [*(name for name in THEIRS if name != struck), "Uraby"]


def test_a_six_destroys_all_of_level_6_and_higher_and_nothing_else_does() -> None:
    table = Table(
        yugi=side(field=[face_up(TRAP)]),
        kaiba=side(field=["Summoned Skull", "Dark Magician", "Blue-Eyes White Dragon"]),
    )
    table.turn_ends()
    table.turn_ends()

    left = 0 if rolled(table) == 6 else 3
    assert len(table.kaiba.monsters) == left


def test_stardust_dragon_cannot_answer_what_only_chance_decides() -> None:
    table = Table(
        yugi=side(field=[face_up(TRAP), "Gemini Elf"]), kaiba=side(field=["Stardust Dragon"])
    )
    table.turn_ends()
    table.yugi.wants()
    table.kaiba.ends_turn()

    assert not table.kaiba.may("activate", "Stardust Dragon")


@pytest.mark.rule("MR-TURN-05")
def test_activated_in_the_own_standby_phase_it_rolls_in_it_once() -> None:
    table = Table(yugi=side(field=[TRAP]), phase="draw phase")
    table.yugi.activates(TRAP, at="standby phase")
    table.driver.pass_to(lambda _: table.phase == "main phase 1", "come to Main Phase 1")

    rolled(table)
    assert table.chains() == [[TRAP], [TRAP]]
