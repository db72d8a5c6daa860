"""Karma Cut: banishes a monster, and its namesakes in the opponent's Graveyard."""

from tests.table import Table, side

CARD = "Karma Cut"


def test_the_target_and_its_namesakes_in_the_graveyard_are_banished() -> None:
    table = Table(
        yugi=side(field=[CARD], hand=["Kuriboh"]),
        kaiba=side(
            field=["Uraby"], graveyard=["Uraby", "Silver Fang", "Uraby"], hand=["Uraby"]
        ),
    )
    table.yugi.activates(CARD, cost="Kuriboh", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.banished == ["Uraby"] * 3
    assert table.kaiba.graveyard == ["Silver Fang"]
    assert table.kaiba.hand == ["Uraby"]


def test_where_there_are_no_namesakes_the_target_is_banished_all_the_same() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Kuriboh"]), kaiba=side(field=["Uraby"]))
    table.yugi.activates(CARD, cost="Kuriboh", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.banished == ["Uraby"]
