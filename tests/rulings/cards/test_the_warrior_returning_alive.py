"""The Warrior Returning Alive: adds a Warrior of your Graveyard to your hand."""

from tests.table import Table, side

RETURNING = "The Warrior Returning Alive"


def test_it_adds_a_warrior_of_the_graveyard() -> None:
    table = Table(yugi=side(hand=[RETURNING], graveyard=["Sangan", "Axe Raider"]))
    table.yugi.activates(RETURNING)
    table.everyone_passes()

    assert table.yugi.hand == ["Axe Raider"]


def test_without_a_warrior_there_it_cannot_be_activated() -> None:
    table = Table(yugi=side(hand=[RETURNING], graveyard=["Sangan"]))

    assert not table.yugi.may("activate", RETURNING)
