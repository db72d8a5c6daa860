"""Cyber End Dragon: three Cyber Dragons and nothing else, and it pierces."""

from tests.table import Table, attacking, defending, improper, side

END, CYBER = "Cyber End Dragon", "Cyber Dragon"
FUSION = "Polymerization"


def test_it_takes_three_cyber_dragons_from_hand_and_field() -> None:
    table = Table(yugi=side(hand=[FUSION, CYBER, CYBER], field=[attacking(CYBER)], extra=[END]))
    table.yugi.activates(FUSION)
    table.everyone_passes()

    assert table.yugi.monsters == [END]
    assert table.yugi.graveyard == [CYBER, CYBER, CYBER, FUSION]


def test_another_machine_is_no_material_of_it() -> None:
    table = Table(yugi=side(hand=[FUSION, CYBER, CYBER, "Cybernetic Cyclopean"], extra=[END]))

    assert not table.yugi.may("activate", FUSION)


def test_once_fusion_summoned_it_comes_back_from_the_graveyard() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[END]))
    table.yugi.activates("Monster Reborn", targeting=END)
    table.everyone_passes()

    assert table.yugi.monsters == [END]


def test_never_fusion_summoned_it_does_not_come_back() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[improper(END)]))

    assert not table.yugi.may("activate", "Monster Reborn")


def test_returned_to_the_hand_it_goes_to_the_extra_deck() -> None:
    table = Table(yugi=side(field=[attacking(END), "Compulsory Evacuation Device"]))
    table.yugi.activates("Compulsory Evacuation Device", targeting=END)
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.yugi.sees(END).place == "extra_deck"


def test_it_pierces() -> None:
    table = Table(yugi=side(field=[attacking(END)]), kaiba=side(field=[defending("Uraby")]))
    table.yugi.attacks_with(END)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", 800 - 4000)]
