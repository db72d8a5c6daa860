"""Ultimate Baseball Kid: other FIRE monsters on either field give it ATK."""

from tests.table import Table, face_down, side

KID, FIRE = "Ultimate Baseball Kid", "Charcoal Inpachi"


def test_each_other_face_up_fire_monster_on_either_field_gives_1000() -> None:
    table = Table(yugi=side(field=[KID, FIRE]), kaiba=side(field=[FIRE, face_down(FIRE)]))
    assert table.yugi.sees(KID).attack == 2500


def test_faq_6113_each_of_them_sent_away_is_500_damage_as_often_as_one_likes() -> None:
    table = Table(yugi=side(field=[KID, FIRE, FIRE]))
    table.yugi.activates(KID)
    table.yugi.chooses(FIRE)
    table.everyone_passes()
    table.yugi.activates(KID)
    table.everyone_passes()

    assert table.kaiba.life == 7000
    assert table.yugi.monsters == [KID]


def test_neither_it_nor_a_face_down_monster_can_be_sent() -> None:
    table = Table(yugi=side(field=[KID, face_down(FIRE)]))
    assert not table.yugi.may("activate", KID)
