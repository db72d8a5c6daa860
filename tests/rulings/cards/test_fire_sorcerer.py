"""Fire Sorcerer: two cards of the hand are banished at random for 800 damage."""

from tests.table import Table, face_down, side

SORCERER = "Fire Sorcerer"


def _flipped(hand: list[str]) -> Table:
    table = Table(yugi=side(field=[face_down(SORCERER)], hand=hand))
    table.yugi.flip_summons(SORCERER)
    table.everyone_passes()
    return table


def test_two_cards_are_paid() -> None:
    table = _flipped(["Uraby"] * 3)

    assert table.kaiba.life == 7200
    assert table.yugi.banished == ["Uraby"] * 2
    assert table.yugi.hand == ["Uraby"]


def test_faq_5199_with_fewer_it_is_not_activated() -> None:
    table = _flipped(["Uraby"])

    assert table.kaiba.life == 8000
    assert table.yugi.hand == ["Uraby"]
