"""Regenerating Mummy: what the opponent discards comes back to the hand."""

from tests.table import Table, side

MUMMY = "Regenerating Mummy"


def test_discarded_by_the_opponents_effect_it_comes_back() -> None:
    table = Table(yugi=side(hand=["Card Destruction", "Uraby"]), kaiba=side(hand=[MUMMY]))
    table.yugi.activates("Card Destruction")
    table.everyone_passes()

    assert MUMMY in table.kaiba.hand
    assert table.kaiba.graveyard == []


def test_discarded_as_ones_own_cost_it_stays() -> None:
    table = Table(
        yugi=side(hand=[MUMMY], field=["Raigeki Break"]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.activates("Raigeki Break", targeting="Summoned Skull")
    table.everyone_passes()

    assert MUMMY in table.yugi.graveyard
