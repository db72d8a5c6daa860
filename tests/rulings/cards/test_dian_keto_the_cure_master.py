"""Dian Keto the Cure Master: 1000 Life Points, without an upper limit."""

from tests.table import Table, side

CARD = "Dian Keto the Cure Master"


def test_life_points_may_rise_above_those_of_the_start() -> None:
    table = Table(yugi=side(hand=[CARD, CARD]))
    for _ in range(2):
        table.yugi.activates(CARD)
        table.everyone_passes()

    assert table.yugi.life == 10000
    assert table.kaiba.life == 8000
    assert table.life_changes() == [("yugi", "GAIN", 1000)] * 2


def test_negated_it_gives_nothing() -> None:
    table = Table(
        yugi=side(hand=[CARD], life=500),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.yugi.life == 500
    assert table.yugi.graveyard == [CARD]
