"""Ceremonial Bell: both hands lie open while it is face-up."""

from tests.table import Table, face_down, side

CARD = "Ceremonial Bell"


def test_everybody_sees_both_hands() -> None:
    table = Table(
        yugi=side(field=[CARD], hand=["Raigeki", "Uraby"]), kaiba=side(hand=["Kuriboh"])
    )
    for audience in (table.yugi, table.kaiba, None):
        seen = table.seen_by(audience).sides
        hands = [seen[player.seat].hand for player in (table.yugi, table.kaiba)]
        names = [sorted(card.text.name for card in hand or () if card.text) for hand in hands]
        assert names == [["Raigeki", "Uraby"], ["Kuriboh"]]


def test_face_down_it_opens_no_hand() -> None:
    table = Table(yugi=side(field=[face_down(CARD)], hand=["Uraby"]), kaiba=side())

    assert table.seen_by(table.kaiba).sides[table.yugi.seat].hand is None
