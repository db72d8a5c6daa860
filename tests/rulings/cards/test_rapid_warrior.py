"""Rapid Warrior: it alone attacks in a turn, but directly."""

from tests.table import Table, attacking, side

WARRIOR = "Rapid Warrior"


def _ready() -> Table:
    table = Table(
        yugi=side(field=[attacking(WARRIOR), attacking("Summoned Skull")]),
        kaiba=side(field=[attacking("Blue-Eyes White Dragon")]),
    )
    table.yugi.activates(WARRIOR)
    table.everyone_passes()
    return table


def test_it_attacks_directly() -> None:
    table = _ready()
    table.yugi.attacks_with(WARRIOR, at="Direct")
    table.everyone_passes()

    assert table.kaiba.life == 6800


def test_other_monsters_cannot_attack_that_turn() -> None:
    table = _ready()
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", "Summoned Skull")


def test_faq_8861_it_is_used_in_main_phase_1_alone() -> None:
    table = Table(yugi=side(field=[attacking(WARRIOR)]))
    assert table.yugi.may("activate", WARRIOR)
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()
    assert not table.yugi.may("activate", WARRIOR)


def test_faq_8861_it_is_not_used_in_the_first_turn() -> None:
    table = Table(yugi=side(field=[attacking(WARRIOR)]), turn=1)
    assert not table.yugi.may("activate", WARRIOR)
