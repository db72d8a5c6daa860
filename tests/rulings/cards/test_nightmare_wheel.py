"""Nightmare Wheel: holds a monster of the opponent, and costs them 500 each turn."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

WHEEL = "Nightmare Wheel"


def held(monster: Lying | None = None, *, hand: tuple[str, ...] = ()) -> Table:
    """Yugi holds an Uraby of Kaiba, in a turn of Yugi."""
    table = Table(
        yugi=side(field=[face_down(WHEEL)], hand=hand, deck=["Uraby"] * 9),
        kaiba=side(field=[monster or attacking("Uraby"), "Gemini Elf"], deck=["Uraby"] * 9),
    )
    table.yugi.activates(WHEEL, targeting="Uraby")
    table.everyone_passes()
    return table


def test_the_monster_can_neither_attack_nor_change_its_battle_position() -> None:
    table = held()
    table.turn_ends()
    assert not table.kaiba.may("change position", "Uraby")
    assert table.kaiba.may("change position", "Gemini Elf")
    table.kaiba.enters_battle_phase()

    assert not table.kaiba.may("attack", "Uraby")
    assert table.kaiba.may("attack", "Gemini Elf")


def test_faq_5298_a_set_monster_can_be_held_and_cannot_be_flip_summoned() -> None:
    table = held(face_down("Uraby"))
    table.turn_ends()

    assert not table.kaiba.may("Flip Summon", "Uraby")


def test_faq_5298_in_each_of_its_players_standby_phases_it_costs_500() -> None:
    table = held()
    table.turn_ends()
    assert table.kaiba.life == 8000
    table.turn_ends()
    assert table.kaiba.life == 7500
    table.turn_ends()
    table.turn_ends()

    assert table.kaiba.life == 7000
    assert table.chains()[1:] == [[WHEEL], [WHEEL]]


@pytest.mark.parametrize("spell", ["Smashing Ground", "Compulsory Evacuation Device"])
def test_faq_5298_it_is_destroyed_once_the_monster_has_left_the_field(spell: str) -> None:
    table = Table(
        yugi=side(field=[face_up(WHEEL, on="Uraby"), face_down(spell)]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates(spell)
    table.everyone_passes()

    assert WHEEL in table.yugi.graveyard
    assert table.chains() == [[spell]]


def test_faq_5298_only_a_monster_of_the_opponent() -> None:
    table = Table(yugi=side(field=[face_down(WHEEL), "Uraby"]))

    assert not table.yugi.may("activate", WHEEL)


def test_where_the_monster_has_left_in_response_nothing_is_inflicted() -> None:
    table = Table(
        yugi=side(field=[face_up(WHEEL, on="Uraby")], deck=["Uraby"] * 9),
        kaiba=side(
            field=["Uraby", face_down("Compulsory Evacuation Device")], deck=["Uraby"] * 9
        ),
        turn_player="kaiba",
    )
    table.kaiba.ends_turn()
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000
    assert WHEEL in table.yugi.graveyard
