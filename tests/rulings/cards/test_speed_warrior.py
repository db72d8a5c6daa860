"""Speed Warrior: twice its original ATK in the Battle Phase of the turn it was summoned."""

from tests.table import Table, side

CARD = "Speed Warrior"


def test_it_doubles_once_in_the_battle_step_of_that_turn() -> None:
    table = Table(yugi=side(hand=[CARD]))
    table.yugi.summons(CARD)
    table.yugi.enters_battle_phase()
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert not table.yugi.may("activate", CARD)
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert table.kaiba.life == 8000 - 1800
    assert table.yugi.sees(CARD).attack == 900


def test_negated_it_cannot_be_tried_again_and_in_another_turn_it_is_not_offered() -> None:
    old = Table(yugi=side(field=[CARD]))
    old.yugi.enters_battle_phase()
    assert not old.yugi.may("activate", CARD)
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Fiendish Chain"]))
    table.yugi.summons(CARD)
    table.yugi.enters_battle_phase()
    table.yugi.activates(CARD)
    table.kaiba.activates("Fiendish Chain")
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 900
    assert not table.yugi.may("activate", CARD)
