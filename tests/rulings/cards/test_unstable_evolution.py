"""Unstable Evolution: the original ATK of its monster hangs on whose Life Points are lower."""

import pytest

from tests.table import Table, face_up, side

CARD = "Unstable Evolution"


@pytest.mark.parametrize(("mine", "attack"), [(7999, 2400), (8000, 1500), (8001, 1000)])
def test_the_original_atk_goes_by_the_life_points(mine: int, attack: int) -> None:
    """FAQ 7750: 2400 with fewer, 1000 with more, as printed with as many."""
    table = Table(yugi=side(field=["Uraby", face_up(CARD, on="Uraby")], life=mine))
    assert table.yugi.sees("Uraby").attack == attack


def test_what_is_gained_comes_on_top() -> None:
    """Q&A 9585: the original ATK changes first."""
    table = Table(
        yugi=side(
            field=["Uraby", face_up(CARD, on="Uraby")], hand=["Rush Recklessly"], life=1000
        )
    )
    table.yugi.activates("Rush Recklessly")
    table.everyone_passes()
    assert table.yugi.sees("Uraby").attack == 3100
