"""Drillroid: a defender it attacks is destroyed before damage is reckoned."""

import pytest

from tests.rulings.test_damage_step import BEFORE
from tests.table import Table, attacking, defending, face_down, side

CARD = "Drillroid"


def test_a_face_up_defender_is_destroyed_without_damage() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[defending("Labyrinth Wall")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Labyrinth Wall"]
    assert table.yugi.life == 8000


def test_a_face_down_defender_is_flipped_first() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[face_down("Labyrinth Wall")]))
    table.yugi.attacks_with(CARD)
    table.driver.pass_to(lambda _: bool(table.chains()), "come to the effect")
    assert table.driver.is_at(BEFORE)
    assert table.kaiba.sees("Labyrinth Wall").position == "face-up Defense"
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.yugi.monsters == [CARD]
    assert table.kaiba.graveyard == ["Labyrinth Wall"]


@pytest.mark.parametrize("attacker", [CARD, "Uraby"])
def test_in_attack_position_or_as_the_one_attacked_it_only_fights(attacker: str) -> None:
    if attacker == CARD:
        table = Table(yugi=side(field=[CARD]), kaiba=side(field=[attacking("Silver Fang")]))
    else:
        table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[defending(CARD)]))
    table.yugi.attacks_with(attacker)
    table.everyone_passes()

    assert table.chains() == []


def test_with_its_effect_negated_the_battle_goes_on() -> None:
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=[defending("Labyrinth Wall"), "Fiendish Chain"]),
    )
    table.yugi.enters_battle_phase()
    table.yugi.attacks_with(CARD)
    table.kaiba.activates("Fiendish Chain", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Labyrinth Wall"]
