"""Dewdark of the Ice Barrier: attacks directly among monsters of low Levels."""

from tests.table import Table, defending, face_down, side

DEWDARK = "Dewdark of the Ice Barrier"


def test_alone_it_can_attack_directly() -> None:
    table = Table(yugi=side(field=[DEWDARK]), kaiba=side(field=["Giant Rat"]))
    table.yugi.attacks_with(DEWDARK, at="Direct")
    table.everyone_passes()

    assert table.kaiba.life == 6800


def test_beside_a_level_3_monster_it_cannot() -> None:
    table = Table(
        yugi=side(field=[DEWDARK, defending("Uraby")]), kaiba=side(field=["Giant Rat"])
    )
    table.yugi.attacks_with(DEWDARK, at="Giant Rat")
    table.everyone_passes()

    assert table.kaiba.life == 8000


def test_a_face_down_monster_is_not_asked_for() -> None:
    table = Table(
        yugi=side(field=[DEWDARK, face_down("Uraby")]), kaiba=side(field=["Giant Rat"])
    )
    table.yugi.attacks_with(DEWDARK, at="Direct")
    table.everyone_passes()

    assert table.kaiba.life == 6800


def test_qa_11278_an_xyz_monster_has_no_such_level() -> None:
    table = Table(
        yugi=side(field=[DEWDARK, defending("Cat Shark")]), kaiba=side(field=["Giant Rat"])
    )
    table.yugi.attacks_with(DEWDARK, at="Giant Rat")
    table.everyone_passes()

    assert table.kaiba.life == 8000
