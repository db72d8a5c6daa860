"""Melomelody the Brass Djinn: a Djinn of yours attacks twice."""

import pytest

from engine.yugioh.language import Phase
from engine.yugioh.state.events.turns import PhaseBarred
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_up, side
from tests.table.laying import Lying

MELO, TEMPO = "Melomelody the Brass Djinn", "Temtempo the Percussion Djinn"


def test_the_djinn_it_targets_attacks_twice_this_turn() -> None:
    table = Table(yugi=side(field=[Lying(MELO, materials=("Uraby",)), TEMPO]))
    table.yugi.activates(MELO, targeting=TEMPO)
    table.everyone_passes()
    for djinn in (TEMPO, TEMPO, MELO):
        table.yugi.attacks_with(djinn)
        table.everyone_passes()
    assert not table.yugi.may("attack", MELO)
    assert not table.yugi.may("attack", TEMPO)

    assert table.kaiba.life == 8000 - 1700 - 1700 - 1400


def test_an_xyz_monster_of_another_name_is_no_djinn() -> None:
    table = Table(yugi=side(field=[Lying(MELO, materials=("Uraby",)), "Number 39: Utopia"]))
    table.yugi.activates(MELO, targeting=MELO)
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TARGET)


def test_it_cannot_be_used_where_there_is_no_battle_to_come() -> None:
    first = Table(yugi=side(field=[Lying(MELO, materials=("Uraby",))]), turn=1)
    later = Table(yugi=side(field=[Lying(MELO, materials=("Uraby",))]))
    later.yugi.enters_battle_phase()
    later.yugi.enters_main_phase_2()

    assert not first.yugi.may("activate", MELO)
    assert not later.yugi.may("activate", MELO)


def test_who_attacks_twice_already_cannot_be_targeted() -> None:
    tryce = "Twin Swords of Flashing Light - Tryce"
    melo = Lying(MELO, materials=("Uraby", "Feral Imp"))
    table = Table(yugi=side(field=[melo, face_up(tryce, on=MELO)]))

    assert not table.yugi.may("activate", MELO)


@pytest.mark.rule("MR-BATTLE-07")
@pytest.mark.parametrize("card", ["Soul Exchange", "Synchro Material"])
def test_it_cannot_be_used_in_a_turn_without_a_battle_phase(card: str) -> None:
    table = Table(
        yugi=side(field=[Lying(MELO, materials=("Uraby",)), card]),
        kaiba=side(field=["Silver Fang"]),
    )
    table.yugi.activates(card)
    table.everyone_passes()

    assert not table.yugi.may("activate", MELO)


@pytest.mark.rule("MR-BATTLE-07")
def test_it_can_be_used_where_the_battle_phase_will_be_skipped() -> None:
    table = Table(
        yugi=side(field=[Lying(MELO, materials=("Uraby",))], hand=["Wall of Illusion"])
    )
    duel = table.driver.duel
    duel.emit(PhaseBarred(Phase.BATTLE, table.yugi.seat, 1))
    table.yugi.sets("Wall of Illusion")
    table.everyone_passes()

    assert table.yugi.may("activate", MELO)


@pytest.mark.rule("MR-BATTLE-07")
def test_who_cannot_attack_cannot_be_targeted() -> None:
    table = Table(
        yugi=side(field=[Lying(MELO, materials=("Uraby",))]),
        kaiba=side(field=[face_up("Swords of Revealing Light")]),
    )

    assert not table.yugi.may("activate", MELO)
