"""Negate Attack and Swift Scarecrow: the attack is negated, and the Battle Phase is over."""

import pytest

from cards.text.page import TEXT
from cards.yugioh import by_name
from engine.yugioh.state.events.battle import BattlePhaseCutShort
from tests.table import Table, face_down, side


@pytest.mark.rule("MR-BATTLE-09")
def test_the_battle_phase_ends_and_main_phase_2_follows() -> None:
    table = Table(
        yugi=side(field=["Blue-Eyes White Dragon", "Gemini Elf"]),
        kaiba=side(field=[face_down("Negate Attack")]),
    )
    table.yugi.attacks_with("Blue-Eyes White Dragon")
    table.kaiba.activates("Negate Attack", targeting="Blue-Eyes White Dragon")
    table.everyone_passes()
    assert table.phase == "main phase 2"
    assert table.kaiba.life == 8000


def test_in_a_speed_duel_the_turn_ends_with_the_battle_phase() -> None:
    table = Table(
        format="speed",
        yugi=side(field=["Gemini Elf"]),
        kaiba=side(field=[face_down("Negate Attack")]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates("Negate Attack")
    table.everyone_passes()
    assert table.turn == 4


def test_an_attacker_that_has_turned_away_is_not_negated_and_the_phase_goes_on() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", "Gemini Elf", face_down("Book of Moon")]),
        kaiba=side(field=[face_down("Negate Attack")]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.yugi.passes()
    table.kaiba.activates("Negate Attack", targeting="Summoned Skull")
    assert not table.yugi.may("activate", "Book of Moon")
    table.everyone_passes()
    assert table.phase == "main phase 2"


def test_it_answers_no_attack_of_its_own_player() -> None:
    table = Table(yugi=side(field=["Gemini Elf", face_down("Negate Attack")]))
    table.yugi.attacks_with("Gemini Elf")
    assert not table.yugi.may("activate", "Negate Attack")
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 1900


@pytest.mark.rule("MR-EFF-06")
def test_swift_scarecrow_answers_a_direct_attack_from_the_hand() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", "Silver Fang"]), kaiba=side(hand=["Swift Scarecrow"])
    )
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates("Swift Scarecrow")
    table.everyone_passes()
    assert table.phase == "main phase 2"
    assert table.kaiba.graveyard == ["Swift Scarecrow"]
    assert table.kaiba.life == 8000


def test_swift_scarecrow_answers_no_attack_on_a_monster() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"]),
        kaiba=side(field=["Silver Fang"], hand=["Swift Scarecrow"]),
    )
    table.yugi.attacks_with("Gemini Elf")
    assert not table.kaiba.may("activate", "Swift Scarecrow")
    table.everyone_passes()


def test_an_attack_negated_already_does_not_end_the_phase() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", "Silver Fang"]),
        kaiba=side(field=[face_down("Draining Shield")], hand=["Swift Scarecrow"]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates("Swift Scarecrow")
    table.yugi.passes()
    table.kaiba.activates("Draining Shield")
    table.everyone_passes()
    assert table.happened(BattlePhaseCutShort) == []
    assert table.phase == "battle phase"
    assert table.kaiba.life == 8000 + 1900


@pytest.mark.parametrize("name", ["Negate Attack", "Scrap-Iron Scarecrow", "Draining Shield"])
def test_the_attacking_monster_is_what_is_targeted(name: str) -> None:
    printed = " ".join(TEXT["en"](by_name(name)))

    assert "target the attacking monster" in printed.lower()
