"""Magical Marionette: each Spell charges it, and two counters destroy a monster."""

from tests.table import Table, side

CARD = "Magical Marionette"


def charged() -> Table:
    """A table on which two Spells have charged it."""
    table = Table(
        yugi=side(field=[CARD], hand=["Pot of Greed"] * 2, deck=["Uraby"] * 4),
        kaiba=side(field=["Summoned Skull"]),
    )
    for _ in range(2):
        table.yugi.activates("Pot of Greed")
        table.everyone_passes()
    return table


def test_it_gains_200_for_each_counter_and_loses_them_with_these() -> None:
    table = charged()
    assert table.yugi.sees(CARD).attack == 2400
    table.yugi.activates(CARD, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 2000
    assert table.kaiba.graveyard == ["Summoned Skull"]


def test_one_counter_is_not_enough() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Pot of Greed"], deck=["Uraby"] * 2))
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)
