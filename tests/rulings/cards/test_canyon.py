"""Canyon: who attacks a Rock in Defense Position takes twice the damage."""

import pytest

from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying

CANYON, SOLDIER = "Canyon", "Giant Soldier of Stone"


@pytest.mark.parametrize("target", [defending(SOLDIER), face_down(SOLDIER)])
def test_the_player_of_the_attacker_takes_twice_the_damage(target: Lying) -> None:
    """2000 DEF against 1500 ATK."""
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[target, face_up(CANYON)]))
    table.yugi.attacks_with("Uraby", at=SOLDIER)
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000 - 1000, 8000)


def test_faq_6642_also_where_the_rock_of_its_players_opponent_is_attacked() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up(CANYON)]), kaiba=side(field=[defending(SOLDIER)])
    )
    table.yugi.attacks_with("Uraby", at=SOLDIER)
    table.everyone_passes()

    assert table.yugi.life == 8000 - 1000


def test_not_in_attack_position_and_not_for_another_type() -> None:
    table = Table(
        yugi=side(field=["Kuriboh"]), kaiba=side(field=[attacking(SOLDIER), face_up(CANYON)])
    )
    table.yugi.attacks_with("Kuriboh", at=SOLDIER)
    table.everyone_passes()
    assert table.yugi.life == 8000 - 1000, "1300 against 300"

    other = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=[defending("Mystical Elf"), face_up(CANYON)]),
    )
    other.yugi.attacks_with("Uraby", at="Mystical Elf")
    other.everyone_passes()
    assert other.yugi.life == 8000 - 500


def test_what_the_defender_takes_is_not_doubled() -> None:
    """Piercing."""
    table = Table(
        yugi=side(field=["Spear Dragon"]),
        kaiba=side(field=[defending("Guardian Statue"), face_up(CANYON)]),
    )
    table.yugi.attacks_with("Spear Dragon", at="Guardian Statue")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000, 8000 - (1900 - 1400))


def test_a_rock_that_attacks_does_not_double() -> None:
    table = Table(
        yugi=side(field=[attacking(SOLDIER), face_up(CANYON)]),
        kaiba=side(field=[attacking("Kuriboh")]),
    )
    table.yugi.attacks_with(SOLDIER, at="Kuriboh")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1000
