"""Gilford the Lightning: with three Tributes it destroys all monsters of the opponent."""

from tests.table import Table, side

CARD, THREE = "Gilford the Lightning", ["Kuriboh", "Battle Ox", "Uraby"]


def test_with_three_tributes_the_opponents_monsters_are_destroyed() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=THREE), kaiba=side(field=["Summoned Skull", "Silver Fang"])
    )
    table.yugi.summons(CARD, tributing=THREE)
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.yugi.monsters == [CARD]


def test_with_two_tributes_they_are_not() -> None:
    table = Table(yugi=side(hand=[CARD], field=THREE[:2]), kaiba=side(field=["Silver Fang"]))
    table.yugi.summons(CARD, tributing=THREE[:2])
    table.everyone_passes()

    assert table.kaiba.monsters == ["Silver Fang"]
