"""Number 11: Big Eye: takes a monster for good, and does not attack in that turn."""

from tests.table import Table, side
from tests.table.laying import Lying

EYE = "Number 11: Big Eye"
LOADED = Lying(EYE, materials=("Feral Imp",))


def test_control_is_taken_for_good_for_one_material() -> None:
    table = Table(yugi=side(field=[LOADED]), kaiba=side(field=["Silver Fang"]))
    table.yugi.activates(EYE, targeting="Silver Fang")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()

    assert sorted(table.yugi.monsters) == [EYE, "Silver Fang"]
    assert len(table.yugi.graveyard) == 1


def test_faq_9861_it_does_not_attack_in_the_turn_of_its_effect() -> None:
    table = Table(yugi=side(field=[LOADED]), kaiba=side(field=["Silver Fang", "Giant Rat"]))
    table.yugi.activates(EYE, targeting="Silver Fang")
    table.everyone_passes()
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", EYE)


def test_faq_9861_after_its_attack_the_effect_is_not_activated() -> None:
    table = Table(
        yugi=side(field=[LOADED]), kaiba=side(field=["Silver Fang", "Giant Rat"], life=9000)
    )
    table.yugi.attacks_with(EYE, at="Giant Rat")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert not table.yugi.may("activate", EYE)
