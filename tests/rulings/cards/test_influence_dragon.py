"""Influence Dragon: a monster of yours is a Dragon until the end of the turn."""

from tests.table import Table, face_down, face_up, side
from tests.table.laying import Lying

DRAGON = "Influence Dragon"


def influenced(*field: str | Lying) -> Table:
    """A table on which yugi has used it on Feral Imp, with Mountain on the field."""
    table = Table(yugi=side(field=[DRAGON, "Feral Imp", face_up("Mountain"), *field]))
    table.yugi.activates(DRAGON, targeting="Feral Imp")
    return table


def test_the_monster_is_a_dragon_for_the_turn() -> None:
    table = influenced()
    table.everyone_passes()
    assert table.yugi.sees("Feral Imp").attack == 1500

    table.turn_ends()
    assert table.yugi.sees("Feral Imp").attack == 1300


def test_turned_face_down_by_then_it_does_not_become_one() -> None:
    table = influenced(face_down("Book of Moon"))
    table.yugi.activates("Book of Moon", targeting="Feral Imp")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons("Feral Imp")

    assert table.yugi.sees("Feral Imp").attack == 1300


def test_it_is_used_once_a_turn() -> None:
    table = influenced()
    table.everyone_passes()

    assert not table.yugi.may("activate", DRAGON)


def test_a_monster_that_is_a_dragon_is_no_target() -> None:
    table = Table(yugi=side(field=[DRAGON, "Luster Dragon"]))

    assert not table.yugi.may("activate", DRAGON)


def test_a_monster_that_has_become_a_dragon_is_no_target() -> None:
    table = influenced(DRAGON)
    table.everyone_passes()

    assert not table.yugi.may("activate", DRAGON)


def test_the_monster_becomes_one_under_the_opponents_control_too() -> None:
    table = Table(
        yugi=side(field=[DRAGON, "Feral Imp", face_up("Mountain")]),
        kaiba=side(field=[face_down("Enemy Controller"), "Uraby"]),
    )
    table.yugi.activates(DRAGON, targeting="Feral Imp")
    table.kaiba.activates("Enemy Controller", effect=1, targeting="Feral Imp")
    table.everyone_passes()

    assert table.kaiba.sees("Feral Imp").attack == 1500
