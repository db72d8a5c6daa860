"""Solar Flare Dragon: 500 damage in each End Phase; safe beside another Pyro monster."""

from tests.table import Table, side

CARD = "Solar Flare Dragon"


def test_it_burns_in_the_end_phase_of_its_controller_alone() -> None:
    table = Table(yugi=side(field=[CARD]))
    table.turn_ends()
    assert table.kaiba.life == 7500
    table.turn_ends()

    assert table.kaiba.life == 7500


def test_two_of_them_cannot_be_attacked() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD, CARD]))
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", "Summoned Skull")


def test_alone_it_can_be_attacked() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD, "Uraby"]))
    table.yugi.attacks_with("Summoned Skull", at=CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == [CARD]
