"""Timeater: destroying a monster by battle costs the opponent their next Main Phase 1."""

from engine.yugioh.language import Phase
from engine.yugioh.state.events.turns import PhaseSkipped
from tests.table import Table, face_up, side

TIMEATER = "Timeater"


def attacked(table: Table) -> Table:
    table.yugi.attacks_with(TIMEATER, at="Uraby")
    table.everyone_passes()
    table.turn_ends()
    return table


def test_the_opponent_goes_from_the_standby_phase_to_the_battle_phase() -> None:
    table = attacked(
        Table(
            yugi=side(field=[TIMEATER]),
            kaiba=side(field=["Uraby", "Gemini Elf"], hand=["Feral Imp"]),
        )
    )

    assert [event.phase for event in table.happened(PhaseSkipped)] == [Phase.MAIN_1]
    assert table.options == ["enter the Battle Phase", "end the turn"]
    table.kaiba.enters_battle_phase()
    table.everyone_passes()
    table.kaiba.enters_main_phase_2()
    table.everyone_passes()
    assert table.kaiba.may("Normal Summon", "Feral Imp")


def test_without_a_battle_phase_the_end_phase_comes_next() -> None:
    table = attacked(
        Table(yugi=side(field=[TIMEATER]), kaiba=side(field=["Uraby"], hand=["Feral Imp"]))
    )
    table.turn_ends()

    assert table.turn_player is table.yugi
    assert "Feral Imp" in table.kaiba.hand


def test_monsters_that_destroy_each_other_cost_nothing() -> None:
    table = Table(yugi=side(field=[TIMEATER]), kaiba=side(field=["Gemini Elf"]))
    table.yugi.attacks_with(TIMEATER, at="Gemini Elf")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.graveyard == [TIMEATER]
    assert table.happened(PhaseSkipped) == []


def test_a_monster_that_is_banished_instead_was_destroyed_all_the_same() -> None:
    table = attacked(
        Table(yugi=side(field=[TIMEATER, face_up("Macro Cosmos")]), kaiba=side(field=["Uraby"]))
    )

    assert table.kaiba.banished == ["Uraby"]
    assert len(table.happened(PhaseSkipped)) == 1
