"""An Unfortunate Report: the opponent has to conduct their next Battle Phase twice."""

import pytest

from engine.yugioh.language import Phase
from engine.yugioh.state.events.turns import PhaseBegan
from tests.table import Table, face_down, side

REPORT = "An Unfortunate Report"


def battles(table: Table) -> int:
    """How many Battle Phases there have been."""
    return sum(event.phase is Phase.BATTLE for event in table.happened(PhaseBegan))


def test_in_the_turn_of_its_player_it_waits_for_the_opponents_battle_phase() -> None:
    table = Table(
        yugi=side(field=[face_down(REPORT), "Gemini Elf"]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.activates(REPORT)
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.enters_battle_phase()
    table.kaiba.leaves_battle_phase()
    table.everyone_passes()

    assert table.phase == "battle phase"
    assert battles(table) == 2
    table.kaiba.enters_main_phase_2()
    assert battles(table) == 2


@pytest.mark.parametrize("turns", [1, 3])
def test_a_turn_without_a_battle_phase_does_not_use_it_up(turns: int) -> None:
    table = Table(yugi=side(field=[face_down(REPORT)]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.activates(REPORT)
    table.everyone_passes()
    for _ in range(turns):
        table.turn_ends()
    table.kaiba.attacks_with("Summoned Skull")
    table.everyone_passes()
    table.kaiba.leaves_battle_phase()
    table.kaiba.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.life == 3000
