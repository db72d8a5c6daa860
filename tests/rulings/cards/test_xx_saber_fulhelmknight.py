"""XX-Saber Fulhelmknight: negates an attack, and brings an X-Saber for what it destroys."""

import pytest

from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

FULHELM = "XX-Saber Fulhelmknight"
GALAHAD = "X-Saber Galahad"


def test_faq_8522_fulhelmknight_negates_an_attack_once_while_face_up() -> None:
    table = Table(yugi=side(field=["Battle Ox", "Uraby"]), kaiba=side(field=[FULHELM]))
    table.yugi.attacks_with("Battle Ox", at=FULHELM)
    table.kaiba.activates(FULHELM)
    table.everyone_passes()
    assert (table.kaiba.monsters, table.kaiba.life) == ([FULHELM], 8000)
    table.yugi.attacks_with("Uraby", at=FULHELM)
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_qa_16839_turned_face_down_and_up_again_it_can_do_so_anew() -> None:
    table = Table(
        yugi=side(field=["Battle Ox", "Uraby"], hand=["Book of Moon"]),
        kaiba=side(field=[FULHELM]),
    )
    table.yugi.attacks_with("Battle Ox", at=FULHELM)
    table.kaiba.activates(FULHELM)
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting=FULHELM)
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.flip_summons(FULHELM)
    table.turn_ends()
    table.yugi.attacks_with("Battle Ox", at=FULHELM)
    table.kaiba.activates(FULHELM)
    table.everyone_passes()

    assert table.kaiba.monsters == [FULHELM]


@pytest.mark.parametrize("slain", [defending("Kuriboh"), face_down("Kuriboh")])
def test_faq_8522_it_brings_an_x_saber_for_a_monster_in_defense_position(slain: Lying) -> None:
    table = Table(
        yugi=side(field=[FULHELM], graveyard=[GALAHAD, "Uraby"]),
        kaiba=side(field=[slain]),
    )
    table.yugi.attacks_with(FULHELM, at="Kuriboh")
    table.yugi.activates(FULHELM, targeting=GALAHAD)
    table.everyone_passes()

    assert table.yugi.monsters == [FULHELM, GALAHAD]


def test_not_for_one_in_attack_position() -> None:
    table = Table(
        yugi=side(field=[FULHELM], graveyard=[GALAHAD]),
        kaiba=side(field=[attacking("Kuriboh")]),
    )
    table.yugi.attacks_with(FULHELM, at="Kuriboh")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, FULHELM)


def test_qa_13484_destroyed_meanwhile_it_brings_none() -> None:
    table = Table(
        yugi=side(field=[FULHELM], graveyard=[GALAHAD]),
        kaiba=side(field=[face_down("Man-Eater Bug")]),
    )
    table.yugi.attacks_with(FULHELM, at="Man-Eater Bug")
    table.everyone_passes()

    assert FULHELM in table.yugi.graveyard
    assert not table.was_offered(table.yugi, FULHELM)
