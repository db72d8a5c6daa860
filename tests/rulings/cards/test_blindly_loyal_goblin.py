"""Blindly Loyal Goblin: nobody takes control of it."""

from tests.table import Table, side

CARD = "Blindly Loyal Goblin"


def test_change_of_heart_finds_another_monster_but_not_it() -> None:
    alone = Table(yugi=side(hand=["Change of Heart"]), kaiba=side(field=[CARD]))
    with_another = Table(yugi=side(hand=["Change of Heart"]), kaiba=side(field=[CARD, "Uraby"]))

    assert not alone.yugi.may("activate", "Change of Heart")
    assert with_another.yugi.may("activate", "Change of Heart")
