"""Mystic Swordsman LV4: it comes face-down only, and strikes what lies face-down."""

from tests.table import Table, face_down, side

LV4 = "Mystic Swordsman LV4"


def test_faq_6104_it_can_be_set_but_not_normal_summoned() -> None:
    table = Table(yugi=side(hand=[LV4]))
    assert not table.yugi.may("Normal Summon", LV4)

    table.yugi.sets(LV4)
    assert table.yugi.monsters == [LV4]


def test_faq_6104_it_can_be_special_summoned() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[LV4]))
    table.yugi.activates("Monster Reborn", targeting=LV4)
    table.everyone_passes()

    assert table.yugi.monsters == [LV4]


def test_a_face_down_monster_is_destroyed_without_damage_calculation() -> None:
    table = Table(yugi=side(field=[LV4]), kaiba=side(field=[face_down("Labyrinth Wall")]))
    table.yugi.attacks_with(LV4, at="Labyrinth Wall")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Labyrinth Wall"]
    assert table.yugi.life == 8000


def test_faq_6104_that_is_no_battle_by_which_it_could_level_up() -> None:
    table = Table(yugi=side(field=[LV4]), kaiba=side(field=[face_down("Uraby")]))
    table.yugi.attacks_with(LV4, at="Uraby")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.monsters == [LV4]
    assert not table.was_offered(table.yugi, LV4)
