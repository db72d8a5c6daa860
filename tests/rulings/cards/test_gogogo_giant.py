"""Gogogo Giant: a "Gogogo" monster back, and Defense Position after its attacks."""

from tests.table import Table, face_down, side

GIANT, GOLEM = "Gogogo Giant", "Gogogo Golem"


def test_it_brings_back_a_gogogo_monster_and_turns_to_defense() -> None:
    table = Table(yugi=side(hand=[GIANT], graveyard=["Silver Fang", GOLEM]))
    table.yugi.summons(GIANT)
    table.yugi.activates(GIANT, targeting=GOLEM)
    table.everyone_passes()
    assert table.yugi.monsters == [GIANT, GOLEM]
    assert table.yugi.sees(GOLEM).position == "face-up Defense"
    assert table.yugi.sees(GIANT).position == "face-up Defense"


def test_without_a_gogogo_monster_it_has_no_target() -> None:
    table = Table(yugi=side(hand=[GIANT], graveyard=["Silver Fang"]))
    table.yugi.summons(GIANT)
    assert not table.yugi.may("activate", GIANT)


def test_after_its_attack_it_turns_to_defense_as_the_battle_phase_ends() -> None:
    table = Table(yugi=side(field=[GIANT]))
    table.yugi.attacks_with(GIANT)
    table.everyone_passes()
    assert table.yugi.sees(GIANT).position == "face-up Attack"
    table.yugi.enters_main_phase_2()
    assert table.yugi.sees(GIANT).position == "face-up Defense"
    assert table.chains() == []


def test_without_an_attack_or_face_down_it_stays_as_it_is() -> None:
    idle = Table(yugi=side(field=[GIANT]))
    idle.yugi.enters_battle_phase()
    idle.yugi.enters_main_phase_2()
    assert idle.yugi.sees(GIANT).position == "face-up Attack"

    hidden = Table(yugi=side(field=[GIANT, face_down("Book of Moon")]))
    hidden.yugi.attacks_with(GIANT)
    hidden.everyone_passes()
    hidden.yugi.activates("Book of Moon", targeting=GIANT)
    hidden.everyone_passes()
    hidden.yugi.enters_main_phase_2()
    assert hidden.yugi.sees(GIANT).position == "face-down Defense"


def test_an_attack_that_was_negated_does_not_turn_it() -> None:
    table = Table(yugi=side(field=[GIANT]), kaiba=side(field=["Draining Shield"]))
    table.yugi.attacks_with(GIANT)
    table.kaiba.activates("Draining Shield")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert table.yugi.sees(GIANT).position == "face-up Attack"
