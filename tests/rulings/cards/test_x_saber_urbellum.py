"""X-Saber Urbellum: battle damage costs the opponent a card of a full hand."""

import pytest

from tests.table import Table, side

CARD = "X-Saber Urbellum"


@pytest.mark.parametrize(("held", "left"), [(4, 3), (3, 3)])
def test_a_card_at_random_goes_on_the_deck_where_4_are_held(held: int, left: int) -> None:
    """FAQ 7551: after damage calculation, and it has to be used."""
    table = Table(yugi=side(field=[CARD]), kaiba=side(hand=["Uraby"] * held, deck=["Raigeki"]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert len(table.kaiba.hand) == left
    assert len(table.kaiba.deck) == 1 + held - left
    assert table.kaiba.life == 8000 - 2200
