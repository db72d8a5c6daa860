"""Great Long Nose: its battle damage costs the opponent their next Battle Phase."""

from engine.yugioh.language import Phase
from engine.yugioh.state.events.turns import PhaseSkipped
from tests.table import Table, face_down, side

NOSE = "Great Long Nose"


def test_the_opponent_cannot_enter_their_next_battle_phase_but_that_after_it() -> None:
    table = Table(yugi=side(field=[NOSE]), kaiba=side(hand=["Gemini Elf"]))
    table.yugi.attacks_with(NOSE)
    table.turn_ends()
    table.kaiba.summons("Gemini Elf")

    assert table.kaiba.life == 6100
    assert not table.kaiba.may("enter the Battle Phase")
    table.turn_ends()
    table.turn_ends()
    assert [event.phase for event in table.happened(PhaseSkipped)] == [Phase.BATTLE]
    assert table.kaiba.may("enter the Battle Phase")


def test_damage_it_inflicts_when_attacked_costs_the_battle_phase_of_the_turn_after() -> None:
    table = Table(yugi=side(field=["Uraby", "Feral Imp"]), kaiba=side(field=[face_down(NOSE)]))
    table.yugi.attacks_with("Uraby", at=NOSE)
    table.everyone_passes()
    assert table.yugi.life == 7800
    assert table.yugi.may("attack", "Feral Imp")

    table.turn_ends()
    assert table.kaiba.hand.count(NOSE) == 1
    table.turn_ends()
    assert not table.yugi.may("enter the Battle Phase")
