"""Neo-Spacian Grand Mole: returns to the hand with the monster it battles."""

from tests.table import Table, attacking, face_down, side

MOLE = "Neo-Spacian Grand Mole"


def test_faq_6770_both_return_at_the_start_of_the_damage_step() -> None:
    table = Table(
        yugi=side(field=[attacking(MOLE)]), kaiba=side(field=[attacking("Summoned Skull")])
    )
    table.yugi.attacks_with(MOLE, at="Summoned Skull")
    table.yugi.activates(MOLE, at="start of the damage step")
    table.everyone_passes()

    assert (table.yugi.hand, table.kaiba.hand) == ([MOLE], ["Summoned Skull"])
    assert table.yugi.life == 8000


def test_a_face_down_monster_goes_too() -> None:
    table = Table(yugi=side(field=[attacking(MOLE)]), kaiba=side(field=[face_down("Big Eye")]))
    table.yugi.attacks_with(MOLE, at="Big Eye")
    table.yugi.activates(MOLE, at="start of the damage step")
    table.everyone_passes()

    assert table.kaiba.hand == ["Big Eye"]


def test_attacked_it_can_do_so_too() -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")]), kaiba=side(field=[attacking(MOLE)])
    )
    table.yugi.attacks_with("Summoned Skull", at=MOLE)
    table.kaiba.activates(MOLE, at="start of the damage step")
    table.everyone_passes()

    assert (table.yugi.hand, table.kaiba.hand) == (["Summoned Skull"], [MOLE])


def test_a_direct_attack_has_no_such_monster() -> None:
    table = Table(yugi=side(field=[attacking(MOLE)]))
    table.yugi.attacks_with(MOLE)
    table.everyone_passes()

    assert table.kaiba.life == 7100
    assert not table.was_offered(table.yugi, MOLE)
