"""Exarion Universe: for 400 ATK it pierces until the turn ends."""

import pytest

from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying

CARD = "Exarion Universe"
ELF = "Gemini Elf"


@pytest.mark.parametrize("target", [defending(ELF), face_down(ELF)])
def test_it_loses_400_atk_and_pierces(target: Lying) -> None:
    table = Table(yugi=side(field=[attacking(CARD)]), kaiba=side(field=[target]))
    table.yugi.attacks_with(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -500)]
    assert table.yugi.sees(CARD).attack == 1400


def test_left_alone_it_does_not_pierce() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]), kaiba=side(field=[defending(ELF)]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == [ELF]
    assert table.life_changes() == []


def test_it_is_used_once_in_a_battle() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]), kaiba=side(field=[defending(ELF)]))
    table.yugi.attacks_with(CARD)
    table.yugi.activates(CARD)
    table.chain_resolves()

    assert not table.yugi.may("activate", CARD)
    table.everyone_passes()


def test_an_attack_on_an_attack_position_monster_gives_no_occasion() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]), kaiba=side(field=[attacking("Uraby")]))
    table.yugi.attacks_with(CARD)

    assert not table.yugi.may("activate", CARD)


def test_it_does_nothing_where_it_is_attacked() -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")]),
        kaiba=side(field=[defending(CARD)]),
    )
    table.yugi.attacks_with("Summoned Skull")

    assert not table.kaiba.may("activate", CARD)
    table.everyone_passes()


def test_it_lasts_until_the_turn_ends() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]), kaiba=side(field=[defending(ELF)]))
    table.yugi.attacks_with(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.sees(CARD).attack == 1800


def test_with_fairy_meteor_crush_of_the_opponent_both_players_are_hurt() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=[defending(ELF), face_up("Fairy Meteor Crush", on=CARD)]),
    )
    table.yugi.attacks_with(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.life_changes()) == [("kaiba", "BATTLE", -500), ("yugi", "BATTLE", -500)]


def test_turned_face_down_in_response_it_loses_and_gains_nothing() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=[defending(ELF), face_down("Book of Moon")]),
    )
    table.yugi.attacks_with(CARD)
    table.yugi.activates(CARD)
    table.kaiba.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).position == "face-down Defense"
    assert table.kaiba.monsters == [ELF]
