"""Great Spirit: Flip Summoned, it can switch the ATK and DEF of an EARTH monster."""

from tests.table import Table, attacking, face_down, side

SPIRIT, SOLDIER = "Great Spirit", "Giant Soldier of Stone"


def test_faq_6641_it_switches_atk_and_def_of_an_earth_monster_for_the_turn() -> None:
    table = Table(
        yugi=side(field=[face_down(SPIRIT), attacking(SOLDIER)]),
        kaiba=side(field=[attacking("Summoned Skull")]),
    )
    table.yugi.flip_summons(SPIRIT)
    table.yugi.activates(SPIRIT, targeting=SOLDIER)
    table.everyone_passes()

    assert (table.yugi.sees(SOLDIER).attack, table.yugi.sees(SOLDIER).defense) == (2000, 1300)
    table.turn_ends()
    assert (table.yugi.sees(SOLDIER).attack, table.yugi.sees(SOLDIER).defense) == (1300, 2000)


def test_it_can_switch_its_own() -> None:
    table = Table(yugi=side(field=[face_down(SPIRIT)]))
    table.yugi.flip_summons(SPIRIT)
    table.yugi.activates(SPIRIT, targeting=SPIRIT)
    table.everyone_passes()

    assert table.yugi.sees(SPIRIT).attack == 1500


def test_it_need_not_be_used() -> None:
    table = Table(yugi=side(field=[face_down(SPIRIT)]))
    table.yugi.flip_summons(SPIRIT)
    table.everyone_passes()

    assert table.yugi.sees(SPIRIT).attack == 500
