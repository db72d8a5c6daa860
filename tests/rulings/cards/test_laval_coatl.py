"""Laval Coatl: three Lavals of different names in the Graveyard bring it from the hand."""

import pytest

from tests.table import Table, side

COATL = "Laval Coatl"
THREE = ["Laval Burner", "Laval Cannon", "Laval Phlogis"]


@pytest.mark.rule("MR-SS-06")
def test_three_different_lavals_bring_it_without_a_chain() -> None:
    table = Table(yugi=side(hand=[COATL], graveyard=[*THREE]))
    table.yugi.special_summons(COATL)
    table.everyone_passes()

    assert table.yugi.monsters == [COATL]
    assert table.chains() == []


def test_three_of_two_names_do_not() -> None:
    table = Table(yugi=side(hand=[COATL], graveyard=[*THREE[:2], THREE[0]]))

    assert not table.yugi.may("Special Summon", COATL)


def test_nor_do_those_of_the_opponent() -> None:
    table = Table(yugi=side(hand=[COATL]), kaiba=side(graveyard=[*THREE]))

    assert not table.yugi.may("Special Summon", COATL)
