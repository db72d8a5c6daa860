"""Swords of Revealing Light: it stays for 3 turns of the opponent, who cannot attack."""

import pytest

from engine.yugioh.state.events.moves import Destroyed, Why
from tests.table import Table, face_down, face_up, side

SWORDS = "Swords of Revealing Light"


def test_the_opponents_face_down_monsters_are_turned_face_up_as_they_stand() -> None:
    table = Table(
        yugi=side(hand=[SWORDS], field=[face_down("Feral Imp")]),
        kaiba=side(field=[face_down("Uraby"), face_down("Skelengel")]),
    )
    table.yugi.activates(SWORDS)
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-up Defense"
    assert table.yugi.sees("Feral Imp").position == "face-down Defense"
    assert table.chains() == [[SWORDS], ["Skelengel"]]


def test_it_may_be_activated_when_there_is_nothing_to_turn_face_up() -> None:
    assert Table(yugi=side(hand=[SWORDS])).yugi.may("activate", SWORDS)


def test_the_opponents_monsters_cannot_attack_and_the_own_can() -> None:
    swords = face_up(SWORDS)
    table = Table(yugi=side(field=["Uraby", swords]), kaiba=side(field=["Silver Fang"]))
    table.yugi.enters_battle_phase()
    assert table.yugi.may("attack", "Uraby")
    table.turn_ends()
    table.kaiba.enters_battle_phase()

    assert not table.kaiba.may("attack", "Silver Fang")


@pytest.mark.rule("MR-TURN-15")
def test_it_is_destroyed_in_the_end_phase_of_the_opponents_third_turn() -> None:
    table = Table(yugi=side(hand=[SWORDS]))
    table.yugi.activates(SWORDS)
    table.everyone_passes()
    for _ in range(5):
        table.turn_ends()
        assert table.yugi.spells == [SWORDS]
    assert table.turn_player is table.kaiba
    table.turn_ends()

    assert table.yugi.graveyard == [SWORDS]


def test_destroyed_in_response_it_still_turns_monsters_face_up_but_does_not_stay() -> None:
    table = Table(
        yugi=side(hand=[SWORDS]),
        kaiba=side(field=[face_down("Uraby"), "Silver Fang", "Mystical Space Typhoon"]),
    )
    table.yugi.activates(SWORDS)
    table.kaiba.activates("Mystical Space Typhoon", targeting=SWORDS)
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-up Defense"
    assert table.yugi.graveyard == [SWORDS]
    table.turn_ends()
    table.kaiba.enters_battle_phase()
    assert table.kaiba.may("attack", "Silver Fang")


def test_negated_it_does_nothing_and_goes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(hand=[SWORDS]),
        kaiba=side(field=[face_down("Uraby"), "Magic Jammer"], hand=["Silver Fang"]),
    )
    table.yugi.activates(SWORDS)
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-down Defense"
    assert table.yugi.graveyard == [SWORDS]
    assert [event.why for event in table.happened(Destroyed)] == [Why.DESTROYED_BY_EFFECT]
