"""Stone Statue of the Aztecs: who attacks it takes twice the battle damage."""

from tests.table import Table, defending, face_down, side

STATUE = "Stone Statue of the Aztecs"


def test_the_attacker_takes_twice_the_damage() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[defending(STATUE)]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.yugi.life == 7000


def test_so_it_is_where_the_statue_lay_face_down() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[face_down(STATUE)]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.yugi.life == 7000


def test_its_own_attack_is_not_doubled() -> None:
    table = Table(yugi=side(field=[STATUE]), kaiba=side())
    table.yugi.attacks_with(STATUE)
    table.everyone_passes()

    assert table.kaiba.life == 7700


def test_what_its_player_takes_is_not_doubled() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[STATUE]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 6800
