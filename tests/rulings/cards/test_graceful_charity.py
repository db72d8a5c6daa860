"""Graceful Charity: draw 3 cards, then discard 2."""

from tests.table import Table, side

CHARITY = "Graceful Charity"


def test_any_two_cards_of_the_hand_are_discarded_after_the_draw() -> None:
    table = Table(
        yugi=side(hand=[CHARITY, "Kuriboh"], deck=["Uraby", "Feral Imp", "Silver Fang"])
    )
    table.yugi.activates(CHARITY)
    table.everyone_passes()
    table.yugi.chooses("Kuriboh", "Feral Imp")
    table.everyone_passes()

    assert table.yugi.hand == ["Uraby", "Silver Fang"]
    assert table.yugi.graveyard == ["Kuriboh", "Feral Imp", CHARITY]


def test_it_needs_three_cards_in_the_deck() -> None:
    table = Table(yugi=side(hand=[CHARITY, "Kuriboh"], deck=["Uraby", "Feral Imp"]))

    assert not table.yugi.may("activate", CHARITY)
