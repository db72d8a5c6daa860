"""Toon World: its activation costs 1000 Life Points."""

import pytest

from tests.table import Table, side

CARD = "Toon World"


def test_its_activation_costs_1000_life_points() -> None:
    table = Table(yugi=side(hand=[CARD]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.spells == [CARD]
    assert table.life_changes() == [("yugi", "COST", -1000)]


@pytest.mark.parametrize(("life", "may"), [(999, False), (1001, True)])
def test_who_has_not_so_many_cannot_activate_it(life: int, may: bool) -> None:
    table = Table(yugi=side(hand=[CARD], life=life))

    assert table.yugi.may("activate", CARD) is may
