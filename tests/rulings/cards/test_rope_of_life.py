"""Rope of Life: the whole hand is paid for a monster that fell in battle."""

import pytest

from tests.table import Table, attacking, side

ROPE = "Rope of Life"


def _fallen(hand: list[str]) -> Table:
    table = Table(
        yugi=side(field=[attacking("Giant Rat")]),
        kaiba=side(field=[attacking("Kuriboh"), ROPE], hand=hand, graveyard=["Uraby"]),
    )
    table.yugi.attacks_with("Giant Rat", at="Kuriboh")
    return table


def test_it_comes_back_with_800_more() -> None:
    table = _fallen(["Uraby", "Raigeki"])
    table.kaiba.activates(ROPE, targeting="Kuriboh")
    table.everyone_passes()

    assert table.kaiba.hand == []
    assert table.kaiba.monsters == ["Kuriboh"]
    assert table.kaiba.sees("Kuriboh").attack == 1100


def test_faq_5287_an_empty_hand_cannot_pay() -> None:
    table = _fallen([])
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, ROPE)


@pytest.mark.parametrize(("borrowed", "offered"), [(True, True), (False, False)])
def test_faq_5287_whose_graveyard_it_goes_to_counts(borrowed: bool, offered: bool) -> None:
    """A monster of the opponent that lies on their field may be one's own."""
    table = Table(
        yugi=side(field=[attacking("Uraby"), ROPE], hand=["Raigeki"]),
        kaiba=side(field=[attacking("Kuriboh", borrowed=borrowed)]),
    )
    table.yugi.attacks_with("Uraby", at="Kuriboh")
    table.everyone_passes()

    assert table.was_offered(table.yugi, ROPE) is offered
