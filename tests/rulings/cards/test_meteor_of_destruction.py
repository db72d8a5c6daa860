"""Meteor of Destruction: 1000 damage to a player with more than 3000 Life Points."""

from tests.table import Table, side

CARD = "Meteor of Destruction"


def test_it_inflicts_1000_damage() -> None:
    table = Table(yugi=side(hand=[CARD]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.life == 7000


def test_faq_5216_with_3000_or_fewer_it_cannot_be_activated() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(life=3000))
    assert not table.yugi.may("activate", CARD)

    table = Table(yugi=side(hand=[CARD]), kaiba=side(life=3001))
    assert table.yugi.may("activate", CARD)
