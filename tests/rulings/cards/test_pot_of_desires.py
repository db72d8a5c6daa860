"""Pot of Desires: for ten cards of the Deck, face-down, draw two."""

from tests.table import Table, side

CARD = "Pot of Desires"


def test_ten_cards_are_banished_face_down_and_two_drawn() -> None:
    """FAQ 12465: they are a cost."""
    table = Table(yugi=side(hand=[CARD, CARD], deck=["Uraby"] * 10 + ["Kuriboh"] * 12))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert len(table.yugi.banished) == 10
    assert table.yugi.hand == [CARD, "Kuriboh", "Kuriboh"]
    assert not table.yugi.may("activate", CARD)


def test_with_eleven_cards_it_cannot_be_activated() -> None:
    """FAQ 12465."""
    table = Table(yugi=side(hand=[CARD], deck=["Uraby"] * 11))

    assert not table.yugi.may("activate", CARD)
