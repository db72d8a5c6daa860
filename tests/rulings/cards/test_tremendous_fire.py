"""Tremendous Fire: 1000 to the opponent and 500 to oneself, at the same time."""

from tests.table import Table, side

CARD = "Tremendous Fire"


def test_both_are_hurt() -> None:
    table = Table(yugi=side(hand=[CARD]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (7500, 7000)


def test_where_it_ends_both_the_duel_is_drawn() -> None:
    table = Table(yugi=side(hand=[CARD], life=500), kaiba=side(life=1000))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.result is not None
    assert table.result[0] == ""
