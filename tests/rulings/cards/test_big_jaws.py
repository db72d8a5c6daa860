"""Big Jaws: banished at the end of the Battle Phase in which it attacked."""

from tests.table import Table, side

CARD = "Big Jaws"


def test_after_an_attack_it_is_banished_as_the_battle_phase_ends() -> None:
    table = Table(yugi=side(field=[CARD]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    assert table.yugi.monsters == [CARD]
    table.turn_ends()

    assert table.yugi.banished == [CARD]


def test_without_an_attack_it_stays() -> None:
    table = Table(yugi=side(field=[CARD]))
    table.yugi.enters_battle_phase()
    table.turn_ends()

    assert table.yugi.monsters == [CARD]
