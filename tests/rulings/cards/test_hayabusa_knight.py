"""Hayabusa Knight: two attacks in each Battle Phase."""

import pytest

from tests.table import Table, side


@pytest.mark.rule("MR-BATTLE-07")
def test_it_attacks_twice_and_no_more() -> None:
    table = Table(
        yugi=side(field=["Hayabusa Knight"]), kaiba=side(field=["Mokey Mokey"], life=8000)
    )
    table.yugi.attacks_with("Hayabusa Knight")
    table.everyone_passes()
    table.yugi.attacks_with("Hayabusa Knight")
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 700 - 1000
    assert table.yugi.options("attack") == []
