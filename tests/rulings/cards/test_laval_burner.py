"""Laval Burner: it comes from the hand as Laval Coatl does, or by a Tribute Summon."""

from tests.table import Table, side

BURNER = "Laval Burner"
THREE = ["Laval Coatl", "Laval Cannon", "Laval Phlogis"]


def test_three_different_lavals_in_the_graveyard_bring_it() -> None:
    table = Table(yugi=side(hand=[BURNER], graveyard=[*THREE]))
    table.yugi.special_summons(BURNER)
    table.everyone_passes()

    assert table.yugi.monsters == [BURNER]


def test_it_can_be_brought_back_though_it_never_came_so() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[BURNER]))
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert table.yugi.monsters == [BURNER]
